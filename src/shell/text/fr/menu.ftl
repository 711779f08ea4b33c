### The menu of a table, beside what it leads to.

table-mode = Mode table
table-mode-note = { $on ->
    [yes] Activé. Touchez ici pour reprendre la tablette en main.
   *[no] Désactivé. Touchez ici quand la tablette est au milieu de la table : grand texte, et chaque question est tournée vers la personne concernée.
  }
# Below the curtain.
by-phone = Répondre sur un téléphone
