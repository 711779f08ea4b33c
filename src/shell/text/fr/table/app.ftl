### What is loaded from the beginning: the app, its updates, the menu button, the sand timer.

# The name of the app. It stays as it is in every language.
app = Pass the Crown

## A new version of the app

update-waiting = Une nouvelle version est prête.
# Another tab of the browser.
update-taken = Un autre onglet est passé à la nouvelle version.
update-now = Mettre à jour
update-later = Plus tard
update-reload = Recharger ici aussi
# In the menu of a running game.
update-waiting-note = Une nouvelle version est prête. La partie continue là où elle en est.

## The button of the menu, and the title of what it opens

menu = Menu

## The sand timer: a decision has taken as long as the table agreed on

glass-ran-out = { $minutes ->
    [one] Le temps est écoulé : { $minutes } minute.
   *[other] Le temps est écoulé : { $minutes } minutes.
  }
glass-turn = Pas de pénalité. Touchez pour retourner le sablier.

## An address at which there is nothing

lost = Page introuvable
    .text = Il n'y a rien à cette adresse. Vos parties sont en sécurité.
    .home = Retour à l'accueil

missing = Une partie de l'application manque
    .text = Connectez-vous au réseau, puis rechargez la page. Vos parties sont en sécurité.
    .again = Recharger
