### Around the rules of any game.

rulebook = Szabályok
rulebook-search = Keresés
rulebook-clear = Keresés törlése
rulebook-chapters = Fejezetek
rulebook-own = A saját szavainkkal.
    .printed = A saját szavainkkal. Az oldalszámok a nyomtatott szabálykönyvre utalnak.
# Above the names of the other games.
rulebook-other-game = Másik játék

## A leaf

# $numbers: each of them as leaf-page has it, "8, 9".
leaf-pages = { $numbers } o.
leaf-page = { NTH($number) }
leaf-previous = Előző: { $title }
leaf-next = Következő: { $title }
# Above the house rules that change this leaf.
leaf-changed = Ebben a játékban másként
# Read aloud before a line that says what is allowed.
leaf-may = Igen.
# Before a line that says what is not allowed: read aloud on its leaf, shown among what was found.
leaf-never = Tilos.

## Searching

hits = { $count ->
    [one] Egy találat
   *[other] { $count } találat, elöl a legjobb
  }
hits-none = Ezekben a szabályokban nincs semmi erről: „{ $wanted }”. Próbálkozz rövidebb szóval.

rulebook-asking = az egy és vagy hogy hogyan mi mit miért mikor hol hova hová honnan ki kit kié kinek melyik milyen mennyi hány lehet kell van vannak nincs volt lesz ha akkor ez ezt azt ezek azok is nem csak még én te ők nekem neked enyém meg el be le fel át valaki valakinek a másik mennek jön történik hányan hányszor mennyit mennyibe mekkora használható használhatom legfeljebb nálam dönt döntenek ilyen olyan amikor ahol aki amely amelyik ami ott itt mert de lesznek lenne való kellene tud tudok tudom már mindig se ennek annak erre arra ebben abban rá benne vele nekünk neki mire mivel miből magam saját rám van-e legyen valamit valaminek
rulebook-counting = száma mennyi mennyit mennyibe hány hányan hányszor mekkora milyen
rulebook-numbers = akárhány egyszer kétszer hét fele felét
# Words that mean the same in the rules, in groups with commas between them. Never shown.
rulebook-alike = döntetlen holtverseny holtversenyben egyenlő azonos egyforma ugyanannyi, segít segíthet segíthetek segítek támogat támogatás, meghal halnak elpusztul megsemmisül megsemmisülnek, győz győznek győzött nyer nyernek nyerünk, vesztes vesztünk veszít, húzópakli pakli paklid, csere cserélhet kicserélhet cseréld, kap kapok kapsz hoz, elfogy elfogyott üres, megnézhetem megnézheted nézd megnéz, kié birtokol
# Endings that a question has and the rules have not; what is left has four letters or more. Never shown.
rulebook-endings = jaim jaimat aimat eimet hat het hatok hetek hatom hetem hatunk hetünk hatnak hetnek hatja heti hatod heted hatsz hetsz hatjuk hetjük
