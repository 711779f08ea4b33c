### Beats: what others did, shown on the board with one sentence each.

# A march that has taken castles: how many the house holds of those it needs.
beat-takes-castles = { NOM($house) } elfoglalja { ACC($areas) }: a győzelemhez kellő { $needed } várból és városból { $count } az övé.
beat-takes = { NOM($house) } { FROM($from) } kivonulva elfoglalja { ACC($areas) }.
beat-marches = { NOM($house) } { FROM($from) } { TO($areas) } vonul.
beat-raven = { $put ->
    [top] { NOM($house) } megnézi a legfelső vadkártyát, és visszateszi a pakli tetejére.
   *[bottom] { NOM($house) } megnézi a legfelső vadkártyát, és a pakli aljára teszi.
}
# While a beat is shown.
beat-on = Koppints a folytatáshoz
beats-end = Kihagyás
