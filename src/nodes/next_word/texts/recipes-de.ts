/** Simple recipes in German, written for this page. */
export default `# Pfannkuchen
Du brauchst zwei Tassen Mehl, zwei Tassen Milch, zwei Eier, eine Prise Salz und etwas Butter. Gib das Mehl und das Salz in eine große Schüssel. Gib die Milch dazu und rühre, bis der Teig glatt ist. Gib die Eier dazu und rühre gut. Lass den Teig zehn Minuten ruhen.

Erhitze etwas Butter in einer Pfanne bei mittlerer Hitze. Gieße eine kleine Tasse Teig in die Pfanne. Brate das Ganze zwei Minuten lang, bis die Unterseite goldbraun ist. Drehe es um und brate die andere Seite eine Minute lang. Serviere die Pfannkuchen warm, mit Zucker und etwas Zitronensaft.

# Tomatensuppe
Du brauchst eine Zwiebel, zwei Knoblauchzehen, eine große Dose Tomaten, zwei Tassen Wasser, etwas Öl, Salz und Pfeffer. Schneide die Zwiebel und den Knoblauch in kleine Stücke. Erhitze das Öl in einem großen Topf bei mittlerer Hitze. Gib die Zwiebel dazu und rühre, bis sie weich ist. Gib den Knoblauch dazu und rühre eine Minute lang.

Gib die Tomaten und das Wasser dazu. Bring die Suppe zum Kochen. Stelle dann die Hitze kleiner und lass alles zwanzig Minuten kochen. Gib Salz und Pfeffer dazu. Serviere die Suppe warm, mit Brot und etwas Sahne.

# Apfelkuchen
Du brauchst drei Äpfel, zwei Tassen Mehl, eine Tasse Zucker, eine Tasse Butter, drei Eier und eine Prise Salz. Heize den Ofen auf 180 Grad. Gib die weiche Butter und den Zucker in eine große Schüssel und rühre, bis die Masse hell ist. Gib die Eier nacheinander dazu und rühre gut. Gib das Mehl und das Salz dazu und rühre, bis der Teig glatt ist.

Gib den Teig in eine runde Form. Schäle die Äpfel und schneide sie in dünne Scheiben. Lege die Scheiben auf den Teig. Backe den Kuchen vierzig Minuten lang, bis die Oberseite goldbraun ist. Lass alles zehn Minuten abkühlen. Serviere es warm, mit etwas Zucker obendrauf.

# Kartoffelsalat
Du brauchst ein Kilo Kartoffeln, eine kleine Zwiebel, drei Löffel Essig, vier Löffel Öl, Salz und Pfeffer. Gib die Kartoffeln in einen großen Topf und gieße kaltes Wasser darüber. Bring das Wasser zum Kochen. Lass die Kartoffeln zwanzig Minuten kochen, bis sie weich sind. Gieße das Wasser ab.

Lass alles zehn Minuten abkühlen. Schäle die Kartoffeln und schneide sie in dünne Scheiben. Gib die Scheiben in eine große Schüssel. Schneide die Zwiebel in kleine Stücke. Mische den Essig, das Öl, das Salz und den Pfeffer und gieße alles über die Kartoffeln. Rühre vorsichtig um. Lass den Salat eine Stunde ruhen. Serviere den Salat kalt.

# Gemüsenudeln
Du brauchst eine Packung Nudeln, zwei Möhren, eine Zwiebel, zwei Knoblauchzehen, drei Löffel Sojasoße und etwas Öl. Bring einen großen Topf Wasser zum Kochen. Gib einen Löffel Salz und die Nudeln dazu und lass sie acht Minuten kochen. Gieße das Wasser ab.

Schäle die Möhren und schneide sie in dünne Scheiben. Schneide die Zwiebel und den Knoblauch in kleine Stücke. Erhitze das Öl in einer Pfanne bei mittlerer Hitze. Gib die Möhren dazu und rühre drei Minuten lang. Gib die Zwiebel dazu und rühre, bis sie weich ist. Gib den Knoblauch dazu und rühre eine Minute lang. Gib die Nudeln und die Sojasoße dazu und rühre gut. Serviere es warm.

# Milchreis
Du brauchst eine Tasse Reis, vier Tassen Milch, drei Löffel Zucker und eine Prise Salz. Gib die Milch und den Reis in einen großen Topf und bring sie zum Kochen. Gib den Zucker und das Salz dazu. Lass den Reis dreißig Minuten kochen und rühre oft um.

Lass alles zehn Minuten abkühlen. Serviere es warm, mit etwas Zucker obendrauf.

# Brot
Du brauchst vier Tassen Mehl, einen Würfel Hefe, eine Tasse warmes Wasser und einen Löffel Salz. Gib das Mehl und das Salz in eine große Schüssel. Rühre die Hefe in das warme Wasser und gieße es über das Mehl. Knete den Teig zehn Minuten lang mit den Händen, bis er glatt ist. Decke den Teig mit einem Tuch zu und lass ihn eine Stunde ruhen.

Heize den Ofen auf 180 Grad. Backe das Brot dreißig Minuten lang, bis die Oberseite goldbraun ist. Lass alles zehn Minuten abkühlen. Serviere das Brot warm, mit etwas Butter.

# Obstsalat
Du brauchst zwei Äpfel, zwei Birnen, eine Banane, eine Handvoll Trauben und eine Zitrone. Wasche das Obst. Schneide das Obst in kleine Stücke. Gib die Stücke in eine große Schüssel. Presse die Zitrone aus und gieße den Saft darüber. Rühre vorsichtig um.

Lass den Salat zehn Minuten ruhen. Serviere den Salat kalt.

# Kekse
Du brauchst zwei Tassen Mehl, eine Tasse Butter, eine Tasse Zucker, zwei Eier, ein Stück Schokolade und eine Prise Salz. Heize den Ofen auf 180 Grad. Gib die weiche Butter und den Zucker in eine große Schüssel und rühre, bis die Masse hell ist. Gib die Eier nacheinander dazu und rühre gut. Gib das Mehl und das Salz dazu und rühre, bis der Teig glatt ist. Schneide die Schokolade in kleine Stücke und gib sie dazu.

Decke den Teig mit einem Tuch zu und lass ihn eine Stunde ruhen. Forme mit den Händen kleine Kugeln und lege sie auf ein Blech. Drücke sie flach. Backe die Kekse zehn Minuten lang, bis die Unterseite goldbraun ist. Lass alles zehn Minuten abkühlen.

# Heiße Schokolade
Du brauchst zwei Tassen Milch, eine halbe Tafel dunkle Schokolade und eine Prise Salz. Schneide die Schokolade in kleine Stücke. Erhitze die Milch bei mittlerer Hitze, aber lass sie nicht kochen. Nimm den Topf vom Herd. Gib die Schokolade dazu und rühre, bis alles glatt ist.

Serviere sie warm, mit etwas Sahne obendrauf.

# Limonade
Du brauchst vier Zitronen, eine halbe Tasse Zucker und sechs Tassen kaltes Wasser. Schneide die Zitronen in zwei Stücke und presse sie aus. Gib den Saft und den Zucker in einen großen Krug und rühre, bis der Zucker weg ist. Gib das kalte Wasser dazu und rühre gut.

Serviere die Limonade kalt, mit Eis und einer Scheibe Zitrone.

# Käsebrot aus der Pfanne
Du brauchst zwei Scheiben Brot, zwei Scheiben Käse, eine Tomate und etwas Butter. Streiche die Butter auf das Brot. Schneide die Tomate in dünne Scheiben. Lege den Käse und die Tomate auf eine Scheibe Brot und lege die andere Scheibe obendrauf.

Erhitze etwas Butter in einer Pfanne bei mittlerer Hitze. Brate das Ganze zwei Minuten lang, bis die Unterseite goldbraun ist. Drehe es um und brate die andere Seite eine Minute lang. Serviere es warm.

# Pizza
Du brauchst drei Tassen Mehl, einen Würfel Hefe, eine Tasse warmes Wasser, eine Tasse Tomatensoße, eine Schale Käse und etwas Salz. Gib das Mehl und das Salz in eine große Schüssel. Rühre die Hefe in das warme Wasser und gieße es über das Mehl. Knete den Teig zehn Minuten lang mit den Händen, bis er glatt ist. Decke den Teig mit einem Tuch zu und lass ihn eine Stunde ruhen.

Heize den Ofen auf 180 Grad. Rolle den Teig aus und lege ihn auf ein Blech. Gib die Tomatensoße und den Käse auf den Teig. Backe die Pizza zwanzig Minuten lang, bis der Käse goldbraun ist. Serviere es warm.

# Nudeln mit Tomatensoße
Du brauchst eine Packung Nudeln, eine Zwiebel, zwei Knoblauchzehen, eine große Dose Tomaten, etwas Öl, Salz und Pfeffer. Schneide die Zwiebel und den Knoblauch in kleine Stücke. Erhitze das Öl in einer Pfanne bei mittlerer Hitze. Gib die Zwiebel dazu und rühre, bis sie weich ist. Gib den Knoblauch dazu und rühre eine Minute lang. Gib die Tomaten, das Salz und den Pfeffer dazu. Stelle dann die Hitze kleiner und lass alles zwanzig Minuten kochen.

Bring einen großen Topf Wasser zum Kochen. Gib einen Löffel Salz und die Nudeln dazu und lass sie acht Minuten kochen. Gieße das Wasser ab. Gieße die Soße über die Nudeln und rühre gut. Serviere die Nudeln warm, mit etwas Käse obendrauf.

# Omelett
Du brauchst vier Eier, eine kleine Zwiebel, etwas Butter, Salz und Pfeffer. Schlage die Eier in eine Schüssel und rühre sie mit einer Prise Salz. Schneide die Zwiebel in kleine Stücke. Erhitze etwas Butter in einer Pfanne bei mittlerer Hitze. Gib die Zwiebel dazu und rühre, bis sie weich ist.

Gieße die Eier in die Pfanne. Brate das Ganze zwei Minuten lang, bis die Unterseite goldbraun ist. Drehe es um und brate die andere Seite eine Minute lang. Gib Salz und Pfeffer dazu. Serviere es warm, mit Brot und einem kleinen Salat.

# Möhrensuppe
Du brauchst vier Möhren, eine Zwiebel, vier Tassen Wasser, etwas Öl, Salz und Pfeffer. Schäle die Möhren und schneide sie in dünne Scheiben. Schneide die Zwiebel in kleine Stücke. Erhitze das Öl in einem großen Topf bei mittlerer Hitze. Gib die Zwiebel dazu und rühre, bis sie weich ist. Gib die Möhren dazu und rühre drei Minuten lang.

Gib das Wasser dazu. Bring die Suppe zum Kochen. Stelle dann die Hitze kleiner und lass alles zwanzig Minuten kochen. Gib Salz und Pfeffer dazu. Serviere die Suppe warm, mit Brot und etwas Sahne.

# Gemüsekuchen
Du brauchst zwei Tassen Mehl, eine Tasse Butter, drei Eier, eine Tasse Sahne, eine Zwiebel, zwei Möhren, etwas Öl, Salz und Pfeffer. Gib das Mehl und das Salz in eine große Schüssel. Gib die kalte Butter und etwas kaltes Wasser dazu. Knete den Teig zehn Minuten lang mit den Händen, bis er glatt ist. Decke den Teig mit einem Tuch zu und lass ihn eine Stunde ruhen.

Heize den Ofen auf 180 Grad. Gib den Teig in eine runde Form. Schäle die Möhren und schneide sie in dünne Scheiben. Schneide die Zwiebel in kleine Stücke. Erhitze das Öl in einer Pfanne bei mittlerer Hitze. Gib die Zwiebel dazu und rühre, bis sie weich ist. Gib die Möhren dazu, rühre drei Minuten lang und gib alles auf den Teig. Mische die Eier, die Sahne, das Salz und den Pfeffer und gieße es über das Gemüse. Backe den Kuchen vierzig Minuten lang, bis die Oberseite goldbraun ist. Lass alles zehn Minuten abkühlen. Serviere es warm.

# Kartoffelbrei
Du brauchst ein Kilo Kartoffeln, eine Tasse warme Milch, etwas Butter, Salz und Pfeffer. Gib die Kartoffeln in einen großen Topf und gieße kaltes Wasser darüber. Bring das Wasser zum Kochen. Lass die Kartoffeln zwanzig Minuten kochen, bis sie weich sind. Gieße das Wasser ab.

Schäle die Kartoffeln und zerdrücke sie mit einer Gabel. Gib die warme Milch und die Butter dazu und rühre, bis der Brei glatt ist. Gib Salz und Pfeffer dazu. Serviere den Brei warm, mit etwas Butter.
`
