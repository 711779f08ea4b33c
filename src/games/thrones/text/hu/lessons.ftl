### What can be learnt, for choosing from.

first-round = Az első forduló
    .teaches = Parancsok, portyázás, menetelés, csata és hatalom: mindenből egy.
battle = Csata és támogatás
    .teaches = Kit támogass, mire jók egy kártya ikonjai, és hogyan lehet jól veszíteni.
bidding = Licitálás és vadak
    .teaches = Mire jó a befolyás, ki dönt holtversenynél, és min múlik, hogy kitart-e a Fal.
supply = Utánpótlás és toborzás
    .teaches = Mekkora seregeid lehetnek, és hogyan toboroznak a várak és városok.
first-war = Az első háborúd
    .teaches = Négy forduló két ház ellen, amelyekkel az alkalmazás játszik. Az oktató csak akkor szól, ha kérdezed.
