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

rulebook-asking = az egy és vagy hogy hogyan mi mit miért mikor hol hova hová honnan ki kit kié kinek melyik milyen mennyi hány lehet kell van vannak nincs volt lesz ha akkor ez ezt azt ezek azok is nem csak még én te mi ők nekem neked enyém meg el be ki le fel át valaki valakinek a másik mennek jön történik hányan hányszor mennyit mennyibe mekkora használható használhatom legfeljebb nálam
rulebook-counting = száma mennyi mennyit mennyibe hány hányan hányszor mekkora milyen
rulebook-numbers = egyszer kétszer hét fele felét
