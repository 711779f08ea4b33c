late = L'application n'a pas encore démarré
late-online = Certains de ses fichiers ne sont pas arrivés, ou l'hébergeur a envoyé autre chose à leur place. Attendez un instant, puis rechargez toute l'application.
late-offline = Une partie de l'application manque sur cet appareil, et il n'y a pas de réseau. Connectez-vous une fois au réseau, puis rechargez toute l'application.
late-files = Fichiers manquants
late-again = Recharger toute l'application
late-games = Vos parties restent sur cet appareil.
late-unreachable = L'application est inaccessible pour le moment : rien n'a été supprimé. Connectez-vous au réseau, puis réessayez.
without-scripts = Pass the Crown a besoin de JavaScript, qui est désactivé ici. Autorisez-le pour cette page dans les réglages du navigateur.
