late = Die App ist noch nicht gestartet
late-online = Einige ihrer Dateien sind nicht angekommen, oder der Server hat an ihrer Stelle etwas anderes geschickt. Warte einen Moment und lade dann die App neu.
late-offline = Ein Teil der App fehlt auf diesem Gerät, und es gibt kein Netz. Verbinde es einmal mit dem Netz und lade dann die App neu.
late-files = Fehlende Dateien
late-again = App neu laden
late-games = Deine Partien bleiben auf diesem Gerät.
late-unreachable = Die App ist gerade nicht erreichbar, deshalb wurde nichts entfernt. Stell eine Verbindung zum Netz her und versuch es noch einmal.
without-scripts = Pass the Crown läuft mit JavaScript, das hier ausgeschaltet ist. Erlaube es für diese Seite in den Einstellungen des Browsers.
