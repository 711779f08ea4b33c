### What the coach says in the lessons: what to do, what to say of another choice, and what follows from it.

## A turn and a half

# The name of the learner.
you = te
accept = A játék végén az győz, aki a legtöbb befolyást terjesztette ki. Te vezeted a Stark-házat, és a Lannister kihív téged: Jaime ereje 5, Robbé 6. A Baratheon felajánlja neked Davost, aki veled győz vagy veszít. Fogadd el.
    .instead = El is utasíthatnád, de Robb egyedül 6-ot ér, Davosszal együtt 10-et. Most fogadd el.
    .then = Davos melletted áll: 10 az 5 ellen, és mindkét oldalra kerül még egy Házkártya.
promise = Válassz Házkártyát. Két viszály: a nagyobb összeg győz, és a vesztesek karaktere elveszíti ereje felét. Két fegyverszünet: tárgyaltok. Tartsd meg a szavad, és játssz ki fegyverszünetet.
    .instead = A viszállyal elárulnád a Lannistert, a karakterkártya pedig 0-t ér. Előbb lásd, mit ér egy ígéret: játssz ki fegyverszünetet.
    .then = Ha mindketten letettetek egy kártyát, egyszerre fedik fel őket.
hostage = De akit elárultak, túszt ejt: egy Lannister-kártyát, amelyet csak te nézhetsz meg. Vedd el a pakliból, vagy a kézből, ahol hiányozni fog.
    .instead = Le is mondhatnál róla, de egy túsz sokat ér. Ejts egyet.
    .then = Nálad van egy Lannister-kártya. A többiek csak a hátlapját látják.
revenge = Most karakterkártyákat lehet kijátszani. Azok a Házak látszanak itt, amelyeknek a jelen lévő karakteréhez vagy a vezetőjéhez van most kijátszható kártya. Koppints a címeredre, és játszd ki Aryát: Jaime-nek csak 1 ereje marad.
    .instead = Éppen a megfelelő kártya van nálad. Koppints a címeredre, és játszd ki Aryát.
    .then = Jaime ereje 5 volt, és 1 maradt. A következő vereségbe belehal.
nobody = Minden kijátszott kártya után újra mindenki sorra kerül. Neked nincs több: tartsd lenyomva a „Senki” gombot.
    .then = A körnek vége: a karakterek hazamennek, a kijátszott kártyákat eldobjátok, és mindenki annyit húz, hogy öt lapja legyen.
keep = Te jössz. Mire jó egy túsz? Ha megkínzod, a Lannister erőt veszít. Ha elengeded, mindketten húztok egy kártyát. Vagy megtartod cserére, mint most.
    .instead = Akkor nem lenne több túszod, pedig kelleni fog a tárgyaláshoz. Most tartsd meg.
    .then = Most egy eseménykártya megmondja, ki a védő.
power = Mindketten elhelyeztek 1 erőt. Egy karakteren számít az összecsapásban, és ott el is veszhet; a vezetőlapon biztonságban van, de nem számít. Add annak, akinek akarod.
    .then = A Lannister 1 erőt ad Cerseinek.
send = Ki menjen az összecsapásba? Több erővel erősebb az oldalad, de egy vereség elviszi a felét. Azt küldd, akit akarsz.
    .then = A Lannister Cerseit küldi, a Baratheon távol marad.
truce = Viszállyal elárulnád a Lannistert, és győznél, de túszt ejtene tőled. Két fegyverszünettel mindketten jól járhattok. Játszd ki a fegyverszünetedet.
    .instead = Az árulás majd máskor éri meg. Most tárgyalni akarsz: játszd ki a fegyverszünetedet.
    .then = Ha mindketten letettetek egy kártyát, egyszerre fedik fel őket.
deal = Mindketten legfeljebb 1 befolyást, 2 túszt és 3 erőt kaphattok. Állíts be magadnak 1 befolyást, a Lannisternek 1 túszt, aztán tartsd lenyomva a pecsétedet.
    .instead = A Lannister csak a kártyáját kéri, és ezért cserébe aláírja: neked 1 befolyás, a Lannisternek 1 túsz.
    .then = Amit mindketten aláírtatok, ahhoz tartanotok kell magatokat.

## While others act

watching-talk = A kártyák előtt beszélgettek, ameddig csak akartok. A Lannister fegyverszünetet ígér, és te is. Az ígéret nem kötelez.
    .again = Beszéljetek újra. A Lannister visszakéri a kártyáját, és fegyverszünetet ajánl: ezúttal nyerhet vele.
watching-reveal = Árulás! Egy fegyverszünet, egy viszály: a viszály győz, bármekkora is az összeg.
    .truce = Két fegyverszünet: senki sem győz és senki sem veszít, ti ketten tárgyaltok.
watching-result = A Lannister kiterjeszti rád a befolyását. Az oldalad karakterei elveszítik erejük felét, felfelé kerekítve: Robbnak 3 marad, Davosnak 2. Akinek nem marad ereje, meghal.
    .deal = A Lannister visszakapta a kártyáját, te pedig 1-gyel több befolyást terjesztettél ki. Egy megállapodás annyit érhet, mint egy győzelem.
watching-event = Az eseménykártya megmondja, ki a védő: te a Lannistert hívod ki. Mindketten húztok egy kártyát.
    .later = A körnek vége, most a Baratheon hív ki téged.
end = Beszélni, támogatni, elárulni, tárgyalni: így megy ez addig, amíg valaki fel nem használja mind az öt befolyásjelzőjét, vagy egy Ház el nem veszíti mind a négy karakterét.
