late = Az alkalmazás még nem indult el
late-online = Néhány fájlja nem érkezett meg, vagy a kiszolgáló mást küldött helyette. Várj egy kicsit, aztán töltsd be újra az alkalmazást.
late-offline = Az alkalmazás egy része hiányzik erről az eszközről, és nincs hálózat. Csatlakozz egyszer a hálózatra, aztán töltsd be újra az alkalmazást.
late-files = Hiányzó fájlok
late-again = Az alkalmazás újratöltése
late-games = A játékaid ezen az eszközön maradnak.
late-unreachable = Az alkalmazás most nem érhető el, ezért semmi sem törlődött. Csatlakozz a hálózatra, és próbáld újra.
without-scripts = A Pass the Crown JavaScripttel működik, ami itt ki van kapcsolva. Engedélyezd ennek az oldalnak a böngésző beállításaiban.
