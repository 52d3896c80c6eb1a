/** Phrases with their feelings. */
export const GERMAN_PHRASES = `
excite 3: kaum abwarten|kaum noch abwarten|kaum aushalten
excite 2: vor aufregung|vor freude|vor lauter freude
bad 2: schmeckt mir nicht|schmeckt nicht|schmecken mir nicht|schmecken nicht|schmeckt mir gar nicht|schmeckt gar nicht|schmeckt überhaupt nicht|gefällt mir nicht|gefällt mir gar nicht|macht keinen spaß|macht gar keinen spaß|macht mir keinen spaß|hat keinen spaß gemacht|kein spaß|gar nicht toll|nicht so toll|nicht schön|mag nicht|mag ich nicht|mag ich gar nicht|kann ich nicht leiden|klappt nicht|hat nicht geklappt|alles schief|nichts klappt|geht alles schief|schlechte noten|eine fünf|eine sechs|eine 5|eine 6|eine 4|keinen bock|keine lust auf|kapier|kapiere|versteh ich nicht|verstehe ich nicht
good 2: schmeckt mir|schmecken mir|schmeckt super|schmeckt gut|schmeckt lecker|gefällt mir
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
bad 2: nicht so gut|nicht gut|gar nicht gut|überhaupt nicht gut
joy 2: haben frei|habe frei|hab frei|haben wir frei|hab ich frei|habe ich frei|lief gut|lief super|lief richtig gut|lief sehr gut|lief toll|eine eins|eine 1|ne eins|eine zwei bekommen|note eins|gute note|gute noten|keine hausaufgaben|hausaufgabenfrei|hitzefrei|schneefrei|endlich ferien|endlich wochenende|endlich|wieder gesund|wieder gefunden|wiedergefunden|wieder vertragen|haben uns vertragen|neuen hund|neue katze|bekomme ein geschwisterchen|darf heute|bin dran|wünsche mir schon lange|lieblingsessen|hat geklappt|gut geklappt|gut gelaufen
pride 2: hat mein bild gelobt|gelobt|ganz allein gemacht|alleine gemacht|allein gemacht|allein gefahren|alleine gefahren|ganz allein geschafft|allein geschafft|alleine geschafft|zum ersten mal|erster platz|ersten platz|platz eins|tor geschossen|tore geschossen|kann jetzt schon|kann schon|schwimmen gelernt|gelernt
excite 2: freue mich schon|freu mich schon|freu mich total|freue mich total|freue mich riesig|kribbeln im bauch|bin aufgeregt|so aufgeregt
sad 2: habe mich gestritten|hab mich gestritten|haben uns gestritten|mich gestritten|streiten sich|streit mit|zoff mit|lassen sich scheiden|trennen sich|haben sich getrennt|zieht weg|ist umgezogen|weggelaufen|weggeflogen|entlaufen|verschwunden|verloren|verlohren|nicht mehr gefunden|finde nicht|finde ich nicht mehr|nicht wieder gefunden|vergessen|runtergefallen|ausgefallen|fällt aus|abgesagt|im krankenhaus|muss ins krankenhaus|nicht mehr mein freund|nicht mehr meine freundin|fühle mich nicht gut|fühl mich nicht gut|fühle mich schlecht|fühl mich schlecht|geht mir nicht gut|geht mir gar nicht gut|nicht dabei|letzter geworden|letzte geworden|letzter platz|hausarrest|fernsehverbot|handyverbot|darf nicht|mitmachen darf|am boden zerstört|zum weinen|heimweh
lonely 2: so allein|immer allein|so alleine|immer alleine|allein auf dem|alleine auf dem|allein in der|alleine in der|sitze allein|spiele allein|steh allein|stehe allein|alleine rum|allein rum|keiner da|niemand da|bin allein|bin alleine|fühle mich allein|fühl mich allein|fühle mich einsam|allein zuhause|allein zu hause
bored 2: mir ist langweilig|mir ist so langweilig|nichts los|will nicht mehr|kein spannender
tired 2: kann nicht schlafen|konnte nicht schlafen|kaum geschlafen|früh aufstehen|so früh raus|will ins bett
worry 2: bauchkribbeln|bauchweh wegen|bin unsicher|schaffe ich nicht|schaff ich nicht|schaffe das nicht|zu viele hausaufgaben|viele hausaufgaben|so viel auf|morgen schreiben wir
anger 2: geht mir auf die nerven|gehen mir auf die nerven|auf die palme|platzt der kragen|keine lust mehr|das ist gemein|so gemein|immer ich|immer muss ich|nervt total
pain 2: mir ist schwindelig|mir ist kalt|bin krank|aua|nase blutet|arm gebrochen|bein gebrochen|zahn wackelt weh
shame 2: wurde rot|werde rot|alle haben geguckt
confused 2: verstehe das nicht|versteh das nicht|kapiere das nicht|kapier das nicht|keine ahnung|blicke nicht durch|check ich nicht
love 2: hab ich lieb|habe ich lieb|hab dich so lieb|über alles
worry 2: verschlafen|zu spät gekommen|zu spät|bus verpasst|zug verpasst
bad 2: will nicht|ich will nicht|so ein mist|so ein pech|keinen hunger mehr auf|halte ich nicht aus|halt ich nicht aus|blöd gelaufen|schlimmste tag|doofe tag
sad 2: hört nicht auf zu weinen|hört nicht auf zu heulen|könnte heulen|könnte weinen|am liebsten weinen
joy 2: sonne scheint endlich|so schön|richtig schön|voll cool|läuft bei mir|darf ich endlich|hat super geklappt|hab bock auf|voll bock|riesen spaß|total spaß
love 2: schmetterlinge im bauch
anger 2: krieg die krise|könnte platzen|platze gleich|bringt mich auf|nervt mich|stört mich
pain 2: mir geht es schlecht|fühle mich krank|fühl mich krank|mir dreht sich|weh getan|habe fieber|hab fieber
tired 2: fallen die augen zu|hundemüde
pain 2: juckt|juckt mich|brennt so|kratzt im hals
pride 2: elfmeter verwandelt|tor gemacht|siegtor|bin der beste|bin die beste
fear 2: erschrecke mich|erschreck mich
`
