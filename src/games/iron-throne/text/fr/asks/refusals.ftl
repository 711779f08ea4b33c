### Why the game does not accept an answer, said to the player. The key is the rule's number in docs/iron-throne.md, with a dash for the
### point. `.most`: the same, where the number is known.

## Any answer

refusal-answer-not-asked = Vous n'avez rien à décider pour le moment.
    .house = { NOM($house) } n'a rien à décider pour le moment.
refusal-answer-malformed = Cela ne répond pas à la question.

## Leaders, hostages and who takes part

refusal-IT-1-3 = Votre leader est l'un des deux qui vous ont été distribués.
refusal-IT-3-2 = Vous ne pouvez libérer ou torturer qu'un otage que vous détenez.
refusal-IT-4-1 = Ce joueur ne peut pas défendre : l'événement dit qui peut être défié.
refusal-IT-4-6 = Le pouvoir va à l'un de vos personnages vivants.
refusal-IT-4-7 = Envoyez à la rencontre un de vos personnages vivants.
refusal-IT-5-1 = Offrez un de vos personnages vivants à un camp, ou restez à l'écart.
refusal-IT-5-2 = Acceptez l'offre ou refusez-la.
refusal-IT-5-6 = Vous ne pouvez contraindre qu'un personnage vivant du joueur qui va offrir son soutien.
refusal-IT-6-4 = Vous devez poser une carte de votre main.
refusal-IT-6-6 = Vous ne pouvez jouer qu'une carte de votre propre Maison, prise dans votre main.

## Deals

refusal-IT-8-2 = Un accord donne à chaque camp au plus 1 pion Influence, 2 otages et 3 pions Pouvoir.
    .most = Un accord n'en donne pas plus de { $allowed } à un camp.
refusal-IT-8-4 = Signez l'accord ou mettez fin à la négociation.
refusal-IT-8-5 = L'autre camp n'en a pas autant à donner.
    .most = { $allowed ->
        [0] L'autre camp n'en a pas à donner.
        [one] L'autre camp n'en a qu'un à donner.
       *[other] L'autre camp n'en a que { $allowed } à donner.
    }
refusal-IT-8-6 = Un otage convenu doit exister, et ne compte qu'une fois.
refusal-IT-8-9 = Quelque chose doit changer de mains : sinon, la trêve échoue.
refusal-IT-8-10 = Dans un accord, seuls le challenger et le défenseur reçoivent quelque chose, pas les soutiens.

## Rewards, hostages and power

refusal-IT-9-5 = Placez tout le pouvoir de la récompense.
    .most = Placez tout : { COUNT($allowed, of: "power") }.
refusal-IT-10-1 = Vous ne pouvez pas prendre d'otage à ce joueur.
refusal-IT-10-4 = Il n'y a pas de carte à prendre en otage à cet endroit.
refusal-IT-10-10 = Cet otage est convenu, ou une carte vous le donne : dites d'où vous le prenez.
refusal-IT-13-2 = Vous ne pouvez répartir que des pions Pouvoir entiers, de votre propre fiche Leader vers vos propres personnages.
    .most = Vous pouvez répartir au plus { COUNT($allowed, of: "power") }.
refusal-IT-13-5 = Le pouvoir ne va qu'aux personnages vivants de votre propre Maison.
refusal-IT-14-1 = Cette carte montre un personnage et le touche lui-même : il n'y a pas de victime à désigner.
refusal-IT-14-3 = Pour une hostilité ou une trêve, désignez un personnage vivant de la Maison qui figure au dos.

## Leaders and character cards

refusal-IT-16-1 = Utilisez la capacité telle quelle, ou renoncez-y.
    .most = La capacité demande exactement { COUNT($allowed, of: "card") }, ou aucune si vous y renoncez.
refusal-IT-16-4 = Vous n'avez pas demandé que votre leader soit toujours utilisé.
refusal-IT-17-2 = Vous ne pouvez jouer qu'une carte qui montre votre personnage participant et vivant, ou votre leader.
refusal-IT-17-6 = Les conditions de cette carte ne sont pas réunies : elle ne peut pas être jouée ainsi.
