### A saved game on the start page: how far it is, and who decides what.

home-phase-westeros = Westeros
home-phase-planning = Planning
home-phase-action = Action
home-phase-over = Over
home-round = Round
home-round-of = Round { $round } of { $last }
home-finished = Finished after round { $round }
home-won = { NOM($house) } won
home-castles = Castles and strongholds
    .win = { $count ->
        [one] { COUNT($count, of: "castle") } wins
       *[other] { COUNT($count, of: "castle") } win
    }
home-house-rules = { $count ->
    [one] { $count } house rule
   *[other] { $count } house rules
}
home-unknown = Opening this game rebuilds it from its moves.

## What is decided, and where the tablet is

home-curtain = the curtain is closed
home-open = the tablet is in the middle
home-decides = { $about ->
    [assigning-orders] { $name } places orders.
    [messenger-raven] { $name } may use the raven.
    [raven-card] { $name } looks at a wildling card.
    [raid] { $name } raids.
    [march] { $name } marches.
    [consolidating] { $name } consolidates power.
    [mustering] { $name } musters.
    [reconciling] { $name } reconciles armies.
    [bidding] { $name } bids.
    [track-tie] { $name } breaks a tie.
    [wildling-tie] { $name } breaks a tie.
    [port] { $name } takes a port.
    [support] { $name } may support.
    [accepting-support] { $name } may refuse support.
    [house-card] { $name } chooses a house card.
    [valyrian-steel-blade] { $name } may use the blade.
    [casualties] { $name } takes casualties.
    [retreat] { $name } retreats.
    [retreat-losses] { $name } retreats.
   *[other] { $name } decides.
}
home-sealed = { $count ->
    [one] One house has already sealed.
   *[other] { $count } houses have already sealed.
}
