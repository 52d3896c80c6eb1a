/** Phrases with their feelings. */
export const GERMAN_PHRASES = `
joy 3: der schönste tag|schönster tag|beste tag|bester tag|könnte nicht glücklicher sein|ich freu mich so|ich freue mich so|ich freu mich riesig
joy 2: gute laune|schulfrei|keine schule|gute nachrichten|hat spaß gemacht|macht spaß|viel spaß|eine eins geschrieben|prüfung bestanden|hab ich geschafft|habe ich geschafft
excite 3: kann es kaum erwarten|kann es nicht erwarten|kanns kaum erwarten
joy 2: freu mich auf|freue mich auf|freuen uns auf
excite 2: bin gespannt
love 2: hab dich lieb|habe dich lieb|hab sie lieb|hab ihn lieb|in den arm genommen|umarmt mich
fun 3: lache mich tot|lach mich tot|lache mich kaputt|lachen uns kaputt
pride 2: hat mich gelobt|haben mich gelobt|wurde gelobt|bin gelobt worden
thanks 2: danke|vielen dank|hat mir geholfen|haben mir geholfen|du mir geholfen|zum glück|gott sei dank
good 2: nicht schlecht|gar nicht schlecht|nicht übel|gut gemacht|gar nicht so schlimm|nicht schlimm|hat gut geklappt|lief gut|daumen hoch
calm 2: in ruhe|ohne stress|alles gut
hope 2: drück die daumen|daumen drücken
sad 2: vermisse|fehlt mir|fehlen mir|fehlst mir|geht mir schlecht|geht es mir schlecht|gehts mir schlecht|mir geht es nicht gut|mir gehts nicht gut|schlechte laune|muss weinen|musste weinen|zum heulen|tut mir leid|lacht mich aus|lachen mich aus|haben mich ausgelacht|wurde ausgelacht|nicht eingeladen|weggezogen|verlassen worden
sad 3: herz ist gebrochen|gebrochenes herz|im himmel jetzt|eingeschläfert
lonely 2: keiner will mit mir spielen|niemand will mit mir spielen|keiner spielt mit mir|niemand spielt mit mir|keine freunde|ganz allein|ganz alleine|niemand mag mich|keiner mag mich|ausgeschlossen
bored 2: nichts zu tun|keine lust|null bock|kein bock|ist mir egal|weiß nicht was ich machen soll
tired 2: kann nicht mehr|nicht geschlafen|schlecht geschlafen|nicht schlafen|total fertig|bin fertig
fear 2: habe angst|hab angst|hatte angst|gänsehaut|erschreckt
worry 2: mache mir sorgen|mach mir sorgen|viel zu tun|lampenfieber|unter druck
anger 2: das ist nicht fair|nicht fair|unfair|gemein|hab genug|habe genug|reicht mir|lass mich in ruhe|nervt mich|regt mich auf|kaputt gemacht|kaputtgemacht|weggenommen|geklaut
anger 3: koche vor wut|platze vor wut|stinksauer
disgust 2: wird mir schlecht|zum kotzen|total eklig
envy 2: hätte ich auch gern
shame 2: ist mir peinlich|war mir peinlich|schäme mich|schäm mich|rot geworden|im boden versinken
confused 2: verstehe ich nicht|versteh ich nicht|verstehe nicht|versteh nicht|kapiere nicht|kapier ich nicht|keine ahnung was
pain 2: tut weh|tut mir weh|tun mir weh|hingefallen|mir ist schlecht|mir ist übel
bad 2: funktioniert nicht|geht nicht|nicht gut|schief gegangen|schiefgegangen|eine fünf geschrieben|schlechte note
`
