/** Letters in German, written for this page. */
export default `# An die Großmutter
Liebe Großmutter,

vielen Dank für die warmen Socken. Sie sind rot, und Rot ist meine Lieblingsfarbe. Hier ist es kalt, und ich trage sie jeden Tag. Mama sagt, dass ich sie im Bett ausziehen soll, aber das will ich nicht.

In der Schule lernen wir etwas über Vulkane. Ich habe einen Vulkan aus Papier gebaut, und er steht auf dem Tisch in der Küche. Ich hoffe, dass du ihn bald sehen kannst. Wie geht es dir? Wie geht es der Katze? Schreib bitte bald zurück.

Alles Liebe,
Mia

# Von der Großmutter
Liebe Mia,

Vielen Dank für deinen Brief. Ich freue mich sehr, dass dir die Socken gefallen. Mir geht es gut, und der Katze geht es auch gut. Die Katze schläft den ganzen Tag und frisst die ganze Nacht. Hier ist es warm, und im Garten blühen die Blumen.

Ich möchte deinen Vulkan gern sehen. Ich hoffe, dass ich am Sonntag kommen kann. Ich nehme am Morgen den Zug, und ich bringe einen Kuchen mit. Sag bitte deiner Mama, dass sie nicht kochen muss. Wie geht es dir in der Schule? Schreib bitte bald zurück.

Alles Liebe,
Großmutter

# Aus den Ferien
Lieber Ben,

ich bin mit meiner Familie am Meer. Es ist sonnig und warm, und wir gehen jeden Tag schwimmen. Gestern habe ich eine Qualle gesehen, und sie war so groß wie ein Teller. Mein kleiner Bruder hatte Angst, aber ich hatte keine Angst. Am Abend essen wir Fisch, und dann sehen wir uns die Sterne an.

Ich habe für dich eine Muschel gefunden. Sie ist weiß, und wenn du sie an dein Ohr hältst, dann hörst du das Meer. Ich hoffe, dass es dir zu Hause gut geht. Wie ist das Wetter? Am Samstag bin ich wieder da. Bis bald!

Dein Freund
Tom

# Zurück in die Ferien
Lieber Tom,

Vielen Dank für deinen Brief. Ich möchte auch gern eine Qualle sehen. Hier ist es kalt, und es regnet jeden Tag. Ich habe drei Bücher gelesen, und jetzt lese ich das vierte. Gestern ist der Hund weggelaufen, aber am Abend war er wieder da. Er war sehr nass und sehr froh.

Ich hoffe, dass es dir am Meer gut geht. Ich freue mich auf die Muschel. Wenn du wieder da bist, dann können wir an den See gehen. Dort gibt es keine Quallen, aber es gibt Enten. Bis bald!

Dein Freund
Ben

# An das Rathaus
Sehr geehrte Damen und Herren,

ich schreibe Ihnen wegen des Spielplatzes in unserer Straße. Die Rutsche ist kaputt, und am Abend gibt es kein Licht. Meine Freunde und ich gehen jeden Tag nach der Schule dorthin. Letzte Woche ist ein kleiner Junge hingefallen, denn unter der Schaukel ist ein Loch.

Ich möchte Sie bitten, die Rutsche zu reparieren und das Loch zu schließen. Es wäre sehr nett, wenn Sie auch ein Licht aufstellen. Wir helfen gern. Mein Vater hat eine Schaufel. Vielen Dank für Ihre Zeit. Ich freue mich auf Ihre Antwort.

Mit freundlichen Grüßen
Lena Berg

# Vom Rathaus
Liebe Lena Berg,

vielen Dank für deinen Brief über den Spielplatz in eurer Straße. Du hast recht: Die Rutsche ist kaputt, und ein Spielplatz braucht Licht. Wir haben darüber gesprochen, und wir haben gute Nachrichten. Am Montag kommen zwei Leute, die die Rutsche reparieren und das Loch schließen. Das Licht kommt im Frühling.

Wir freuen uns, dass ihr helfen wollt. Wenn du willst, dann komm am Montag nach der Schule und bring die Schaufel mit. Wir freuen uns auf dich.

Mit freundlichen Grüßen
Paul Stein

# An ein Geschäft
Sehr geehrte Damen und Herren,

ich schreibe Ihnen wegen der Lampe, die ich letzte Woche in Ihrem Geschäft gekauft habe. Es ist eine schöne Lampe, aber sie geht nicht. Wenn ich sie einschalte, dann kommt kein Licht. Ich habe eine andere Birne versucht, aber das hilft nicht.

Ich möchte Sie bitten, mir eine neue Lampe zu schicken oder mir mein Geld zurückzugeben. Die Rechnung liegt in diesem Brief. Vielen Dank für Ihre Zeit. Ich freue mich auf Ihre Antwort.

Mit freundlichen Grüßen
Jan Wald

# Vom Geschäft
Lieber Jan Wald,

vielen Dank für Ihren Brief. Es tut uns sehr leid, dass die Lampe nicht geht. Wir schicken Ihnen am Montag eine neue Lampe. Sie müssen nichts bezahlen, und Sie müssen die alte Lampe nicht zurückschicken.

Ich hoffe, dass Ihnen die neue Lampe gefällt. Wenn Sie noch eine Frage haben, dann schreiben Sie uns bitte.

Mit freundlichen Grüßen
Ida Kern

# Zum Geburtstag
Lieber Onkel Karl,

ich wünsche dir alles Gute zum Geburtstag. Ich hoffe, dass du einen schönen Tag hast und dass es viel Kuchen gibt. Ich habe für dich ein Bild gemalt. Es ist ein Boot auf dem See, und der Mann im Boot bist du.

Mama sagt, dass wir dich im Sommer besuchen. Ich freue mich schon sehr. Können wir dann wieder angeln gehen? Schreib bitte bald zurück.

Alles Liebe,
Noah

# Vom Onkel
Lieber Noah,

Vielen Dank für deinen Brief. Das Bild ist sehr schön, und es hängt jetzt in der Küche. Es gab viel Kuchen, und ich habe drei Stücke gegessen. Ich freue mich sehr, dass ihr im Sommer kommt.

Wir gehen jeden Tag angeln, wenn du willst. Das Boot ist alt, aber es schwimmt noch. Bring bitte warme Socken mit, denn am Morgen ist es auf dem See kalt. Bis bald!

Alles Liebe,
Onkel Karl

# Einladung
Liebe Sara,

am Samstag habe ich Geburtstag, und ich lade dich ein. Das Fest beginnt um drei Uhr und ist um sieben Uhr aus. Es gibt Kuchen und Limonade, und wir spielen im Garten. Wenn es regnet, dann spielen wir im Haus.

Ich hoffe, dass du kommen kannst. Bring bitte Schuhe mit, die nass werden dürfen. Schreib bitte bald zurück.

Deine Freundin
Emma

# Antwort auf die Einladung
Liebe Emma,

vielen Dank für die Einladung. Ich komme sehr gern. Mein Bruder bringt mich um drei Uhr und holt mich um sieben Uhr wieder ab. Darf ich meinen kleinen Hund mitbringen? Er frisst keinen Kuchen, aber er spielt gern im Garten.

Ich hoffe, dass am Samstag die Sonne scheint. Ich freue mich sehr. Bis bald!

Deine Freundin
Sara

# An die Lehrerin
Liebe Frau Sommer,

es tut mir leid, dass ich meine Hausaufgaben nicht habe. Ich habe sie gestern gemacht, aber dann ist mein Bruder mit dem Saft gekommen. Jetzt ist das Heft orange, und man kann nichts mehr lesen. Ich mache sie heute noch einmal.

Ich hoffe, dass Sie nicht böse sind. Das Heft riecht jetzt sehr gut.

Mit freundlichen Grüßen
Finn

# An die neue Nachbarin
Liebe Frau Yilmaz,

willkommen in unserem Haus. Wir wohnen im zweiten Stock, und wir haben zwei Kinder und eine Katze. Wenn Sie etwas brauchen, dann klingeln Sie bitte. Wir haben immer Salz, Eier und Zeit für einen Tee.

Die Katze heißt Mond. Wenn sie vor Ihrer Tür sitzt, dann will sie nur Hallo sagen. Ich hoffe, dass es Ihnen hier gefällt.

Mit freundlichen Grüßen
Familie Roth

# An mich selbst
Liebe Nora in zehn Jahren,

ich schreibe dir, und ich bin jetzt zehn Jahre alt. Meine beste Freundin heißt Lily, und meine Lieblingsfarbe ist Grün. Ich möchte Pilotin werden, oder ich möchte Tiere gesund machen. Was bist du jetzt? Hast du einen Hund?

Ich hoffe, dass du noch gern liest und dass du noch auf Bäume kletterst. Vergiss bitte Lily nicht. Ich würde dir gern sagen: Schreib bitte bald zurück.

Alles Liebe,
Nora

# Aus der Klasse
Liebe Klasse in Lima,

wir sind die Klasse 4b, und wir sind 24 Kinder. Unsere Schule steht an einem Fluss, und im Winter liegt hier Schnee. In der Pause spielen wir Fußball, und am Freitag singen wir zusammen. Unser Lieblingsessen sind Nudeln mit Tomatensoße.

Wie sieht eure Schule aus? Was esst ihr gern? Habt ihr auch Schnee? Ich hoffe, dass ihr uns ein Bild schickt. Schreibt bitte bald zurück.

Alles Liebe,
die Klasse 4b
`
