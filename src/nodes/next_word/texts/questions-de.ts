/** Questions and answers in German, written for this page. The answers are checked, and at most three sentences long. */
export default `# Der Himmel
Frage: Warum ist der Himmel blau?
Antwort: Im Licht der Sonne sind alle Farben. Die Luft streut das blaue Licht stärker als das rote Licht, und darum kommt blaues Licht von allen Seiten in unsere Augen.

Frage: Warum ist der Himmel am Abend rot?
Antwort: Am Abend hat das Licht der Sonne einen langen Weg durch die Luft. Das meiste blaue Licht wird zur Seite gestreut, und das rote Licht bleibt übrig.

Frage: Wie weit ist der Mond entfernt?
Antwort: Der Mond ist etwa 384.000 Kilometer entfernt. Ein Auto würde für den Weg etwa ein halbes Jahr brauchen.

Frage: Wie weit ist die Sonne entfernt?
Antwort: Die Sonne ist etwa 150 Millionen Kilometer entfernt. Das Licht der Sonne braucht etwa acht Minuten bis zu uns.

Frage: Ist die Sonne ein Stern?
Antwort: Ja. Die Sonne ist ein Stern, und sie ist der Stern, der uns am nächsten ist.

Frage: Was ist eine Sternschnuppe?
Antwort: Eine Sternschnuppe ist kein Stern. Sie ist ein kleines Stück Stein oder Staub, das durch die Luft fällt und sehr heiß wird.

Frage: Wie viele Planeten gibt es?
Antwort: Es gibt acht Planeten, die um die Sonne kreisen. Der kleinste ist der Merkur, und der größte ist der Jupiter.

Frage: Warum ändert der Mond seine Form?
Antwort: Der Mond ändert seine Form nicht. Die Sonne beleuchtet immer eine Hälfte von ihm, und wir sehen diese Hälfte von verschiedenen Seiten.

# Tiere
Frage: Wie machen Bienen Honig?
Antwort: Bienen sammeln einen süßen Saft aus Blüten und bringen ihn nach Hause. Dort nehmen sie das Wasser heraus, und aus dem Saft wird Honig.

Frage: Wie viele Beine hat eine Spinne?
Antwort: Eine Spinne hat acht Beine. Ein Insekt hat sechs Beine, und darum ist eine Spinne kein Insekt.

Frage: Was ist das größte Tier?
Antwort: Das größte Tier ist der Blauwal. Er kann etwa dreißig Meter lang werden, und er frisst sehr kleine Tiere.

Frage: Ist ein Wal ein Fisch?
Antwort: Nein. Ein Wal ist ein Säugetier, und er muss nach oben kommen, um Luft zu holen.

Frage: Wie atmen Fische?
Antwort: Fische haben Kiemen. Die Kiemen holen den Sauerstoff aus dem Wasser.

Frage: Was ist das schnellste Tier an Land?
Antwort: Das schnellste Tier an Land ist der Gepard. Er kann etwa hundert Kilometer in der Stunde schnell laufen, aber nur für kurze Zeit.

Frage: Warum schnurren Katzen?
Antwort: Katzen schnurren oft, wenn es ihnen gut geht. Sie können auch schnurren, wenn sie Angst haben oder wenn ihnen etwas wehtut.

Frage: Schlafen Bären den ganzen Winter?
Antwort: Viele Bären ruhen fast den ganzen Winter. Sie fressen nichts, und ihr Herz schlägt langsamer.

Frage: Wie alt wird ein Elefant?
Antwort: Ein Elefant kann etwa sechzig bis siebzig Jahre alt werden. Er ist das größte Tier an Land.

Frage: Können Pinguine fliegen?
Antwort: Nein. Pinguine können nicht fliegen, aber sie können sehr gut schwimmen.

Frage: Warum fliegen Vögel in den Süden?
Antwort: Viele Vögel fliegen in den Süden, weil sie dort im Winter mehr zu fressen finden. Im Frühling kommen sie zurück.

Frage: Wie finden Fledermäuse im Dunkeln ihren Weg?
Antwort: Viele Fledermäuse machen sehr hohe Töne und hören auf das Echo. Das Echo sagt ihnen, wo etwas ist.

# Pflanzen
Frage: Warum sind Blätter grün?
Antwort: Blätter sind grün, weil Chlorophyll darin ist. Damit nutzt eine Pflanze das Licht, um Zucker zu machen.

Frage: Warum werden Blätter im Herbst gelb?
Antwort: Im Herbst holen viele Bäume das Grün aus ihren Blättern. Dann sehen wir das Gelb, das die ganze Zeit da war.

Frage: Was braucht eine Pflanze?
Antwort: Eine Pflanze braucht Licht, Wasser und Luft. Die meisten Pflanzen brauchen auch Erde, in der Mineralstoffe sind.

Frage: Wie alt kann ein Baum werden?
Antwort: Manche Bäume sind mehr als viertausend Jahre alt. Du kannst die Ringe im Holz zählen, um zu wissen, wie alt ein Baum ist.

Frage: Ist eine Tomate eine Frucht?
Antwort: Für die Wissenschaft ist eine Tomate eine Frucht, weil Samen darin sind. In der Küche ist eine Tomate ein Gemüse.

Frage: Woher kommen Samen?
Antwort: Samen wachsen in Blüten. Wenn ein Samen auf nasse Erde fällt, kann daraus eine neue Pflanze wachsen.

# Wasser
Frage: Warum ist das Meer salzig?
Antwort: Der Regen holt ein wenig Salz aus den Steinen, und die Flüsse bringen es ins Meer. Das Wasser steigt wieder in die Luft, aber das Salz bleibt übrig.

Frage: Warum schwimmt Eis?
Antwort: Wasser wird größer, wenn es zu Eis wird. Darum ist ein Liter Eis leichter als ein Liter Wasser, und das Eis schwimmt.

Frage: Bei wie viel Grad kocht Wasser?
Antwort: Wasser kocht bei etwa 100 Grad. Auf einem hohen Berg kocht es schon bei weniger Grad.

Frage: Bei wie viel Grad gefriert Wasser?
Antwort: Wasser gefriert bei 0 Grad. Wasser aus dem Meer gefriert erst bei etwa 2 Grad unter null, weil Salz darin ist.

Frage: Woher kommt der Regen?
Antwort: Die Sonne wärmt das Wasser, und ein Teil davon steigt in die Luft. Dort wird es kalt und wird zu Wolken, und aus den Wolken kommt der Regen.

Frage: Was ist Nebel?
Antwort: Nebel ist eine Wolke, die auf dem Boden liegt. Er besteht aus sehr kleinen Tropfen Wasser.

Frage: Was ist ein Regenbogen?
Antwort: Ein Regenbogen ist Licht, das durch Tropfen Wasser geht. In den Tropfen wird das Licht der Sonne in alle seine Farben zerlegt.

Frage: Wie tief ist das Meer?
Antwort: Das Meer ist im Durchschnitt etwa vier Kilometer tief. Die tiefste Stelle ist etwa elf Kilometer tief.

# Die Erde
Frage: Wie alt ist die Erde?
Antwort: Die Erde ist etwa viereinhalb Milliarden Jahre alt. Die Sonne ist ein wenig älter.

Frage: Ist die Erde rund?
Antwort: Ja. Die Erde ist rund wie ein Ball, und sie ist oben und unten ein wenig flach.

Frage: Warum gibt es Tag und Nacht?
Antwort: Die Erde dreht sich einmal am Tag um sich selbst. Auf der Seite, die zur Sonne zeigt, ist es Tag, und auf der anderen Seite ist es Nacht.

Frage: Warum gibt es Sommer und Winter?
Antwort: Die Erde steht auf ihrem Weg um die Sonne schief. Wenn unsere Seite zur Sonne geneigt ist, ist es Sommer, und ein halbes Jahr später ist es Winter.

Frage: Was ist ein Vulkan?
Antwort: Ein Vulkan ist eine Stelle, an der heißes Gestein aus der Erde kommt. Das heiße Gestein heißt Lava.

Frage: Was ist der höchste Berg?
Antwort: Der höchste Berg ist der Mount Everest. Er ist etwa 8.849 Meter hoch.

Frage: Was ist der längste Fluss?
Antwort: Die meisten Leute sagen, dass der Nil der längste Fluss ist. Er ist etwa 6.650 Kilometer lang, und der Amazonas ist fast genauso lang.

Frage: Wie viele Menschen leben auf der Erde?
Antwort: Auf der Erde leben etwa acht Milliarden Menschen. Die meisten von ihnen leben in Asien.

Frage: Wie viele Kontinente gibt es?
Antwort: Viele Leute zählen sieben Kontinente. Andere zählen sechs oder fünf, weil manche davon zusammenhängen.

# Der Körper
Frage: Wie viele Knochen hat ein Mensch?
Antwort: Ein erwachsener Mensch hat etwa 206 Knochen. Ein Baby hat mehr Knochen, und manche davon wachsen später zusammen.

Frage: Was macht das Herz?
Antwort: Das Herz pumpt das Blut durch den Körper. Es schlägt etwa hunderttausendmal am Tag.

Frage: Warum müssen wir schlafen?
Antwort: Im Schlaf ruht der Körper, und das Gehirn sortiert, was es gelernt hat. Ohne Schlaf können wir nicht gut denken.

Frage: Warum gähnen wir?
Antwort: Niemand weiß genau, warum wir gähnen. Wir gähnen oft, wenn wir müde sind, und wenn wir jemanden gähnen sehen.

Frage: Warum ist Blut rot?
Antwort: Blut ist rot, weil Eisen darin ist. Das Eisen trägt den Sauerstoff durch den Körper.

Frage: Wie viele Zähne hat ein Mensch?
Antwort: Ein Kind hat zwanzig Zähne. Ein erwachsener Mensch hat bis zu zweiunddreißig Zähne.

Frage: Was ist das größte Organ des Körpers?
Antwort: Das größte Organ des Körpers ist die Haut. Sie hält das Wasser drinnen und die Keime draußen.

Frage: Warum bekommen wir eine Gänsehaut?
Antwort: Wenn wir frieren oder Angst haben, ziehen kleine Muskeln unsere Haare hoch. Das ist aus einer Zeit übrig, in der wir mehr Haare hatten.

# Dinge
Frage: Wie funktioniert ein Magnet?
Antwort: Ein Magnet hat zwei Enden, und sie heißen Pole. Gleiche Pole stoßen sich ab, und verschiedene Pole ziehen sich an.

Frage: Warum fällt ein Ball nach unten?
Antwort: Ein Ball fällt nach unten, weil die Erde ihn anzieht. Das nennt man Schwerkraft.

Frage: Was ist schneller, Licht oder Schall?
Antwort: Licht ist viel schneller als Schall. Darum sehen wir bei einem Gewitter den Blitz, bevor wir den Donner hören.

Frage: Wie funktioniert ein Thermometer?
Antwort: In vielen Thermometern ist eine Flüssigkeit, die größer wird, wenn sie warm wird. Darum steigt sie im Glas nach oben.

Frage: Woraus besteht Glas?
Antwort: Glas besteht vor allem aus Sand. Der Sand wird sehr heiß gemacht, bis er schmilzt, und dann wird er kalt.

Frage: Woraus besteht Papier?
Antwort: Das meiste Papier besteht aus Holz. Das Holz wird in sehr kleine Stücke zerteilt und mit Wasser gemischt.

Frage: Wer hat das Rad erfunden?
Antwort: Niemand weiß, wer das Rad erfunden hat. Es wurde vor mehr als fünftausend Jahren erfunden.

Frage: Warum schwimmt ein Boot?
Antwort: Ein Boot drückt Wasser weg. Wenn dieses Wasser so viel wiegt wie das Boot, schwimmt das Boot.

# Zahlen
Frage: Wie viele Tage hat ein Jahr?
Antwort: Ein Jahr hat 365 Tage. Ein Schaltjahr hat 366 Tage, weil die Erde für ihren Weg um die Sonne ein wenig mehr als 365 Tage braucht.

Frage: Wie viele Stunden hat ein Tag?
Antwort: Ein Tag hat 24 Stunden. Eine Stunde hat 60 Minuten, und eine Minute hat 60 Sekunden.

Frage: Ist die Null eine Zahl?
Antwort: Ja. Die Null ist eine Zahl, und sie ist eine gerade Zahl.

Frage: Was ist die größte Zahl?
Antwort: Es gibt keine größte Zahl. Du kannst immer eins dazuzählen.

Frage: Wie viele Zentimeter hat ein Meter?
Antwort: Ein Meter hat 100 Zentimeter. Ein Kilometer hat 1.000 Meter.

Frage: Was ist eine Primzahl?
Antwort: Eine Primzahl ist größer als eins und nur durch eins und durch sich selbst teilbar. Die kleinste Primzahl ist die Zwei.

# Computer
Frage: Was ist ein Sprachmodell?
Antwort: Ein Sprachmodell ist ein Programm, das dem nächsten Stück Text Chancen gibt. Es hat sie aus vielen Texten gelernt.

Frage: Weiß ein Sprachmodell, was wahr ist?
Antwort: Nein. Ein Sprachmodell weiß, welche Wörter oft zusammen vorkommen, und das ist oft wahr, aber nicht immer.

Frage: Was ist ein Programm?
Antwort: Ein Programm ist eine Liste von Schritten, denen ein Computer folgen kann. Der Computer macht genau das, was die Schritte sagen.

Frage: Kann ein Computer etwas fühlen?
Antwort: Niemand hat einen Computer gefunden, der etwas fühlen kann. Ein Computer kann Wörter über Gefühle schreiben, weil er sie gelesen hat.
`
