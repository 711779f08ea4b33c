### Settings. Each is a name, and below it in small letters what it does.

settings = Impostazioni
    .note = salvate su questo dispositivo

theme = Tema
    .note = segue il dispositivo, se non ne scegli uno
theme-dark = Scuro
theme-light = Chiaro
theme-system = Auto

## At the table

settings-table = Al tavolo
table-mode = Modalità tavolo
    .note = per un tablet al centro del tavolo: testo grande, e ogni domanda è rivolta verso chi deve rispondere
idle = Chiudi il sipario dopo
    .note = anche quando esci dall'app o lo schermo si spegne
    .never = Mai
glass = Clessidra
    .note = avvisa quando una decisione dura troppo; nessuna penalità
    .none = Nessuna
# Buttons of the two above.
some-seconds = { $seconds } s
some-minutes = { $minutes } min
code-speed = Posti giocati dall'app
    .note = quanto aspetta, perché tu possa seguirla
code-speed-slow = Lenta
code-speed-normal = Normale
code-speed-quick = Rapida
awake = Tieni acceso lo schermo
    .note = mentre una partita è aperta
    .unable = Questo browser non può farlo. Ritarda il blocco nelle impostazioni del tablet, alla voce Schermo.
recap = Mostra un riepilogo
    .note = quando si apre un sipario, prima di decidere
hints = Consigli per chi inizia
    .note = una riga per ogni nuovo tipo di decisione, una volta per posto
reveals = Pausa alle rivelazioni
    .note = Ordini, offerte, carte e combattimenti, da vedere tutti insieme
forecast = Mostra le probabilità
    .note = se vinci o perdi contro ogni carta in mano al nemico

## Sound and motion

settings-movement = Suono e movimento
sound = Suoni discreti
    .note = sei, leggeri: un sigillo, una marcia, un corno e altri
haptics = Vibrazione
    .note = un breve impulso quando una scelta viene salvata
pace = Animazione
    .note = un tocco la salta
pace-none = Nessuna
pace-quick = Rapida
pace-full = Calma
fullscreen = Schermo intero
    .note = nasconde le barre del browser

## Games on this device

settings-games = Partite su questo dispositivo
# $used: "12.3 MB"; $quota: "2.0 GB".
storage-used = { $used } di { $quota }
storage-unknown = il browser non dice quanto spazio c'è
persisted = Proteggi le mie partite
    .yes = Sì
    .allow = Consenti
persisted-granted = Il browser non eliminerà le tue partite di sua iniziativa.
persisted-not = Se lo spazio scarseggia, il browser può eliminarle.
persisted-refused = Il browser ha detto di no. Con un'app installata è più facile che acconsenta; le partite esportate sono comunque al sicuro.
persisted-unasked = Questo browser non promette di conservarle. Salva un backup dopo ogni serata di gioco.
persisted-week = Safari le elimina se non apri questa pagina per una settimana. Installa l'app: così le conserva.

settings-about = Versione e crediti
settings-unofficial = Un progetto non ufficiale, fatto da appassionati.

## The page about the app

about = Informazioni
    .version = Versione { $version }
    .what = Pass the Crown. Un'app non ufficiale per giocare a due giochi da tavolo intorno a un solo tablet, offline.
about-game = I giochi
    .text = Il Trono di Spade: Il Gioco da Tavolo e The Iron Throne, i loro titoli e i nomi delle Case, dei luoghi e dei personaggi appartengono ai loro proprietari: gli editori e gli autori dei giochi e l'autore dei romanzi da cui sono tratti. Questa app non è fatta né approvata da loro, e non usa nessuna delle loro illustrazioni né i loro testi.
# Letters and fonts.
about-type = Caratteri
    .text = Alegreya, Alegreya SC e Alegreya Sans di Juan Pablo del Peral e The Alegreya Project Authors (Huerta Tipográfica), con licenza SIL Open Font License 1.1.
# $icons: what they are called in their collection, in English.
about-icons = Icone
    .text = Alcuni simboli vengono da game-icons.net, di Lorc, Delapouite e collaboratori, con licenza CC BY 3.0, ridimensionati e ricolorati: { $icons }. Gli altri, la mappa e i pezzi sono nostri.
about-code = L'app
    .text = Codice e disegni sono pubblicati con licenza MIT. Nulla di ciò che giochi lascia questo dispositivo; una volta salvata, l'app non ha bisogno di rete.

## Licences

licences-link = Le licenze di tutto ciò che contiene
licences = Licenze
    .note = Di che cosa è fatta questa app, e a quali condizioni si può usare.
    .lack = Non è stato possibile caricare i testi delle licenze. Si trovano in ogni copia dell'app, in licences.json.
