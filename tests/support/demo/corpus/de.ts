/* Sentences as children of ten write them. They were written before the word lists. */

/** `system >> earlier message / message|what is read`. */
export const germanCorpus = `
Ich bin heute richtig glücklich, weil wir gewonnen haben|+
Mein Opa ist gestorben und ich bin so traurig|-
Ich bin gar nicht fröhlich|-
Mein Bruder hat mein Lego kaputt gemacht, ich bin stinksauer|-
Ich hab Angst im Dunkeln|-
Ich liebe Schokoeis|+
Ich mag keinen Spinat|-
Morgen hab ich Geburtstag, ich freu mich so!|+
Ich habe Bauchschmerzen|-
Mathe ist sooo langweilig|-
Erst hatte ich Angst, aber dann war es total lustig|+
Ich war froh, aber jetzt muss ich weinen|-
Ich bin stolz auf mein Bild|+
Igitt, da ist ein Haar in meiner Suppe!|-
Keiner will mit mir spielen|-
Ich bin nicht mehr traurig|unsure
Ich wünschte, es wäre Sommer|unsure
Wie spät ist es?|unsure
Wenn ich die Prüfung schaffe, bin ich glücklich|unsure
Ich mache mir Sorgen wegen der Klassenarbeit|-
Mein Hund ist weggelaufen und ich vermisse ihn|-
Danke, dass du mir geholfen hast|+
Hurra, heute ist schulfrei!|+
Draußen regnet es und überall sind Pfützen|thing rain
Guck mal, es schneit!|thing snow
Meine Katze schläft in der Sonne|thing cat
Mein Lieblingsauto ist rot|color red
Ich möchte ein dunkelblaues Kleid|color blue
Male einen grünen Drachen|color green
Bananen sind gelb|color yellow
Was ist sieben mal acht?|number 56
wie viel ist 12 plus 30|number 42
Was ist fünfundzwanzig minus zehn?|number 15
die Hälfte von 18|number 9
Strand oder Berge?|choice strand, berge
Was magst du lieber: Pizza, Nudeln oder Salat?|choice pizza, nudeln, salat
Hallo, ich heiße Lena / Wie heiße ich?|says Lena
Weißt du, wie ich heiße?|says nicht|keinen
Hallo|says hallo
Antworte immer in Großbuchstaben. >> Ich bin müde|says LISTE
`

/** Not looked at while lists and rules were written. */
export const germanHeldOut = `
Meine beste Freundin ist umgezogen und fehlt mir sehr|-
Das war der schönste Tag in meinem Leben|+
Ich habe keine Lust auf Schule|-
Es ist mir peinlich, vor der Klasse zu reden|-
Die Lehrerin hat mich gelobt|+
Bäh, das Klo stinkt total eklig|-
Die Arbeit war gar nicht schlecht|+
Ich bin ein bisschen aufgeregt und nervös wegen dem Auftritt|-
Ich hab ein neues Fahrrad bekommen, juhu!|+
Ich möchte gern glücklich sein|unsure
Heute ist es so windig, dass meine Mütze weggeflogen ist|thing wind
Das Pferd galoppiert über die Wiese|thing horse
Ich habe einen lila Rucksack|color purple
Mal eine rosa Blume|color pink
Wie viel ist hundert geteilt durch vier?|number 25
9 x 6|number 54
Hund oder Katze?|choice hund, katze
Soll ich einen Apfel oder eine Birne essen?|choice apfel, birne
Ich bin Max und zehn Jahre alt / Kennst du noch meinen Namen?|says Max
Wer bist du?|says demo
`
