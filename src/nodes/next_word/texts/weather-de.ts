/** Weather reports in German, written for this page. */
export default `# Montag
Guten Morgen. Hier ist das Wetter am Montag. Im Norden ist es am Vormittag bewölkt. Im Norden regnet es am Nachmittag leicht. Im Süden scheint den ganzen Tag die Sonne. Der Wind ist schwach und kommt aus Westen. Es werden 14 Grad im Norden und 19 Grad im Süden.

In der Nacht ist es klar und kalt. In den Bergen kann es vor Sonnenaufgang etwas Frost geben. Morgen wird es wärmer. Einen schönen Tag!

# Dienstag
Guten Morgen. Hier ist das Wetter am Dienstag. Im Norden scheint den ganzen Tag die Sonne. Am Nachmittag gibt es ein paar kleine Wolken. Im Süden ist es den ganzen Tag sonnig und warm. Der Wind ist schwach und kommt aus Süden. Es werden 18 Grad im Norden und 23 Grad im Süden.

In der Nacht ist es klar und mild. An der Küste kann es vor Sonnenaufgang etwas Nebel geben. Morgen wird es wieder warm. Einen schönen Tag!

# Mittwoch
Guten Morgen. Hier ist das Wetter am Mittwoch. An der Küste ist es am Vormittag neblig. Bitte fahrt langsam. Im Norden scheint am Nachmittag die Sonne. Im Süden ist es den ganzen Tag heiß und trocken. Der Wind ist schwach und kommt aus Süden. Es werden 21 Grad im Norden und 28 Grad im Süden.

In der Nacht ist es warm und bewölkt. In den Bergen kann es vor Mitternacht ein Gewitter geben. Morgen wird es nass. Nehmt einen Regenschirm mit.

# Donnerstag
Guten Morgen. Hier ist das Wetter am Donnerstag. Am Vormittag zieht ein Gewitter von Westen nach Osten. Im Norden regnet es am Vormittag stark. Im Norden ist es am Nachmittag bewölkt. Im Süden ist es den ganzen Tag bewölkt. An manchen Orten kann es am Nachmittag hageln. Der Wind ist stark und kommt aus Westen. Es werden 15 Grad im Norden und 20 Grad im Süden.

Bitte stellt euch bei einem Gewitter nicht unter Bäume. In der Nacht ist es kühl, mit leichtem Regen. Morgen wird es wieder trocken. Kommt gut durch den Tag!

# Freitag
Guten Morgen. Hier ist das Wetter am Freitag. Im Norden ist es am Vormittag bewölkt. Im Norden scheint am Nachmittag die Sonne. Im Süden scheint am Vormittag die Sonne. Im Süden ist es am Nachmittag bewölkt. Der Wind ist stark und kommt aus Norden. Es werden 13 Grad im Norden und 17 Grad im Süden.

In der Nacht ist es klar und kalt. In den Bergen kann es vor Sonnenaufgang etwas Frost geben. Morgen wird es ein sonniger Tag. Einen schönen Tag!

# Samstag
Guten Morgen. Hier ist das Wetter am Samstag. Von der Küste bis zu den Bergen scheint den ganzen Tag die Sonne. Im Norden bleibt es den ganzen Tag trocken. Im Süden ist es den ganzen Tag sonnig und warm. Der Wind ist schwach und kommt aus Osten. Es werden 16 Grad im Norden und 21 Grad im Süden.

In der Nacht ist es klar und mild. Es ist eine gute Nacht, um die Sterne anzusehen. Morgen wird es wieder warm. Ein schönes Wochenende!

# Sonntag
Guten Morgen. Hier ist das Wetter am Sonntag. Im Norden scheint am Vormittag die Sonne. Im Süden scheint am Vormittag die Sonne. Am Nachmittag kommen Wolken aus Westen. An der Küste regnet es am Nachmittag leicht. In den Bergen bleibt es den ganzen Tag trocken. Der Wind ist stark und kommt aus Süden. Es werden 17 Grad im Norden und 22 Grad im Süden.

In der Nacht ist es bewölkt und mild. Morgen wird es kühl und nass. Nehmt einen Regenschirm mit. Einen schönen Tag!

# Der erste Schnee
Guten Morgen. Hier ist das Wetter für heute. Am Vormittag zieht Schnee von Norden nach Süden. Im Norden schneit es am Vormittag stark. Im Süden schneit es am Nachmittag leicht. An der Küste wird aus dem Schnee am Nachmittag Regen. Der Wind ist stark und kommt aus Norden. Es werden 1 Grad im Norden und 4 Grad im Süden.

Bitte fahrt langsam. In der Nacht ist es sehr kalt, mit Frost im ganzen Land. Auf den Straßen kann es vor Sonnenaufgang glatt sein. Morgen wird es kalt und sonnig. Es ist ein guter Tag für einen Schneemann.

# Ein kalter und sonniger Tag
Guten Morgen. Hier ist das Wetter für heute. Von der Küste bis zu den Bergen ist es den ganzen Tag klar und kalt. Im Norden liegt Schnee, und die Sonne ist hell. Nehmt eine Sonnenbrille mit. Der Wind ist schwach und kommt aus Osten. Es werden 2 Grad im Norden und 5 Grad im Süden.

In der Nacht ist es sehr kalt, mit Frost im ganzen Land. Auf den Straßen kann es vor Sonnenaufgang glatt sein. Bitte geht langsam. Morgen wird es wärmer. Einen schönen Tag!

# Der Schnee schmilzt
Guten Morgen. Hier ist das Wetter für heute. Warme Luft kommt aus Süden, und der Schnee schmilzt. Im Norden regnet es den ganzen Tag leicht. Im Süden ist es am Vormittag bewölkt. Im Süden scheint am Nachmittag die Sonne. Der Wind ist stark und kommt aus Süden. Es werden 6 Grad im Norden und 11 Grad im Süden.

Die Flüsse sind hoch. Bitte geht nicht nah an das Wasser. In der Nacht ist es bewölkt und mild. Morgen wird es nass. Nehmt einen Regenschirm mit.

# Ein stürmischer Tag
Guten Morgen. Hier ist das Wetter für heute. Am Vormittag kommt ein Sturm vom Meer. An der Küste regnet es den ganzen Tag stark. Im Norden regnet es am Vormittag stark. Im Süden regnet es am Nachmittag leicht. In den Bergen schneit es am Nachmittag leicht. Der Wind ist sehr stark und kommt aus Westen. Es werden 9 Grad im Norden und 12 Grad im Süden.

Bitte bleibt weg vom Meer. Bitte stellt euch bei einem Gewitter nicht unter Bäume. In der Nacht ist es klar und kalt. Morgen wird es ruhig und trocken. Kommt gut durch den Tag!

# Nach dem Sturm
Guten Morgen. Hier ist das Wetter für heute. Der Sturm ist vorbei. Im Norden ist es am Vormittag bewölkt. Im Osten regnet es am Nachmittag leicht. Im Süden scheint am Nachmittag die Sonne. Im Osten kann es einen Regenbogen geben. Der Wind ist schwach und kommt aus Westen. Es werden 12 Grad im Norden und 16 Grad im Süden.

In der Nacht ist es klar und kalt. An der Küste kann es vor Sonnenaufgang etwas Nebel geben. Morgen wird es ein sonniger Tag. Einen schönen Tag!

# Frühling
Guten Morgen. Hier ist das Wetter am ersten Frühlingstag. Im Norden scheint am Vormittag die Sonne. Im Norden regnet es am Nachmittag leicht. Im Süden scheint den ganzen Tag die Sonne. Im Süden ist es den ganzen Tag sonnig und warm. Der Wind ist schwach und kommt aus Süden. Es werden 13 Grad im Norden und 18 Grad im Süden.

In der Nacht ist es bewölkt und mild. Es gibt keinen Frost, und die Blumen sind sicher. Morgen wird es ein sonniger Tag. Einen schönen Tag!

# April
Guten Morgen. Hier ist das Wetter für heute. Es ist April, und es gibt von allem ein wenig. Im Norden scheint am Vormittag die Sonne. Im Norden regnet es am Nachmittag stark. An manchen Orten kann es am Nachmittag hageln. In den Bergen schneit es am Nachmittag leicht. Der Wind ist stark und kommt aus Westen. Es werden 7 Grad im Norden und 15 Grad im Süden.

In der Nacht ist es kühl, mit leichtem Regen. Morgen wird es genauso. Nehmt einen Regenschirm mit. Nehmt eine Sonnenbrille mit.

# Sommer
Guten Morgen. Hier ist das Wetter für heute. Von der Küste bis zu den Bergen ist es den ganzen Tag heiß und trocken. Im Norden scheint den ganzen Tag die Sonne. Im Süden ist es den ganzen Tag heiß und trocken. Bitte trinkt genug Wasser und bleibt im Schatten. Der Wind ist schwach und kommt aus Süden. Es werden 27 Grad im Norden und 34 Grad im Süden.

In der Nacht ist es warm und bewölkt. Morgen wird es wieder heiß. Einen schönen Tag!

# Der heißeste Tag
Guten Morgen. Hier ist das Wetter für heute. Es wird der heißeste Tag des Jahres. Im Süden ist es den ganzen Tag heiß und trocken. Im Norden scheint den ganzen Tag die Sonne. Bitte trinkt genug Wasser und bleibt im Schatten. Der Boden ist sehr trocken. Bitte macht im Wald kein Feuer. Der Wind ist schwach und kommt aus Osten. Es werden 31 Grad im Norden und 38 Grad im Süden.

In der Nacht ist es warm und bewölkt. In den Bergen kann es vor Mitternacht ein Gewitter geben. Morgen wird es nass. Kommt gut durch den Tag!

# Nach der Hitze
Guten Morgen. Hier ist das Wetter für heute. Das Gewitter zieht nach Osten, und die heißen Tage sind vorbei. Im Norden regnet es am Vormittag leicht. Im Norden ist es am Nachmittag bewölkt. Im Süden scheint am Nachmittag die Sonne. Der Wind ist schwach und kommt aus Westen. Es werden 19 Grad im Norden und 24 Grad im Süden.

In der Nacht ist es klar und kalt. Macht die Fenster auf und schlaft gut. Morgen wird es ein sonniger Tag. Einen schönen Tag!

# Herbst
Guten Morgen. Hier ist das Wetter am ersten Herbsttag. Im Norden ist es am Vormittag neblig. Bitte fahrt langsam. Im Norden scheint am Nachmittag die Sonne. Im Süden scheint den ganzen Tag die Sonne. Der Wind ist schwach und kommt aus Osten. Es werden 15 Grad im Norden und 20 Grad im Süden.

In der Nacht ist es klar und kalt. In den Bergen kann es vor Sonnenaufgang etwas Frost geben. Morgen wird es bewölkt, aber trocken. Es ist ein guter Tag für einen Spaziergang im Wald.

# Ein grauer Tag
Guten Morgen. Hier ist das Wetter für heute. Von der Küste bis zu den Bergen ist es den ganzen Tag bewölkt. Im Norden regnet es den ganzen Tag leicht. Im Süden bleibt es am Vormittag trocken. Im Süden regnet es am Nachmittag leicht. Der Wind ist schwach und kommt aus Norden. Es werden 8 Grad im Norden und 11 Grad im Süden.

In der Nacht ist es kühl, mit leichtem Regen. Morgen wird es genauso. Es ist ein guter Tag für ein Buch. Einen schönen Tag!

# Das Wetter auf dem Meer
Guten Morgen. Hier ist das Wetter auf dem Meer. Das ist der Bericht für alle, die heute Nacht auf dem Meer sind. Im Norden regnet es am Abend stark. Die Wellen sind hoch. An der Küste regnet es den ganzen Tag stark. An der Küste scheint am Vormittag die Sonne. Der Wind ist stark und kommt aus Norden.

Kleine Boote bleiben besser im Hafen. An der Küste kann es vor Sonnenaufgang etwas Nebel geben. Morgen wird es ruhig und trocken. Eine ruhige Nacht!

# Das Wetter in den Bergen
Guten Morgen. Hier ist das Wetter in den Bergen. Im Norden ist es am Vormittag klar und kalt. In den Bergen ist es am Vormittag klar und kalt. Am Nachmittag kommen Wolken aus Westen. In den Bergen kann es am Nachmittag ein Gewitter geben. Der Wind ist schwach und kommt aus Westen. Es werden 3 Grad im Norden und 14 Grad im Süden.

Bitte kommt am Nachmittag von den Bergen herunter. Bitte geht langsam. Nehmt warme Kleidung mit. Kommt gut durch den Tag!

# Die Woche
Guten Morgen. Hier ist das Wetter für die ganze Woche. Am Montag ist es bewölkt, am Dienstag ist es sonnig, und am Mittwoch ist es am Vormittag neblig. Im Norden regnet es am Nachmittag leicht. Im Süden ist es den ganzen Tag sonnig und warm. Am Donnerstag zieht ein Gewitter von Westen nach Osten. Am Freitag ist es kühl, und am Samstag und am Sonntag scheint den ganzen Tag die Sonne. Der Wind ist schwach und kommt aus Osten. Es werden 15 Grad im Norden und 20 Grad im Süden.

Morgen wird es ein sonniger Tag. Einen schönen Tag!
`
