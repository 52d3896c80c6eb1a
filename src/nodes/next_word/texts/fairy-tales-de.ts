/** Fairy tales in German, written for this page, in short sentences with repeated phrases, for frequent n-grams. */
export default `# Der Fuchs und der Mond
Es war einmal ein kleiner Fuchs, der lebte am Rand eines dunklen Waldes. Jede Nacht schaute der kleine Fuchs zum Mond hinauf und sagte: „Wenn ich den Mond hätte, dann hätte ich nie wieder Angst vor der Dunkelheit.“

Eines Nachts ging der kleine Fuchs in den Wald, um den Mond zu suchen. Er ging und ging, bis er zu einer alten Eule kam. „Guten Abend, alte Eule“, sagte der Fuchs. „Kennst du den Weg zum Mond?“ Die alte Eule sah ihn lange an. „Der Mond ist im See“, sagte die Eule, „aber dort ist es sehr kalt.“

Da ging der kleine Fuchs weiter und weiter, bis er zum See kam. Und dort war der Mond, mitten im Wasser. Der Fuchs legte seine Pfote in das Wasser, und der Mond zersprang in hundert Stücke. „O nein!“, sagte der kleine Fuchs, und er fing an zu weinen. Aber das Wasser wurde still, und der Mond war wieder ganz.

„Jetzt weiß ich es“, sagte der kleine Fuchs. „Der Mond gehört mir nicht, aber sein Licht ist für uns alle da.“ Und er ging durch den dunklen Wald nach Hause, und er hatte keine Angst vor der Dunkelheit. Und wenn er nicht umgezogen ist, dann wohnt er dort noch heute.

# Der König, der nicht schlafen konnte
Es war einmal ein König, der konnte nicht schlafen. Der König hatte ein großes Schloss, ein großes Bett und eine goldene Krone, aber er konnte nicht schlafen. „Wer mich zum Schlafen bringt“, sagte der König, „der darf sich wünschen, was er will.“

Zuerst kam ein weiser Mann mit einem langen weißen Bart. Der weise Mann erzählte von den Sternen, bis die Sonne aufging, aber der König konnte nicht schlafen. Dann kam ein Koch mit einem Topf warmer Milch. Der König trank die ganze Milch, aber er konnte nicht schlafen. Dann kam eine Sängerin mit einer silbernen Harfe. Die Sängerin sang die ganze Nacht, aber der König konnte nicht schlafen.

Zuletzt kam ein kleines Mädchen aus dem Dorf. Es hatte keinen Bart, keine Milch und keine Harfe. „Guten Abend, König“, sagte das kleine Mädchen. „Was hast du heute gemacht?“ Der König dachte lange nach. „Ich habe auf meinem Stuhl gesessen“, sagte der König, „und ich habe aus dem Fenster gesehen.“ „Dann weiß ich, warum du nicht schlafen kannst“, sagte das Mädchen. „Du bist nicht müde. Komm mit mir.“

Da ging der König mit dem kleinen Mädchen in das Dorf. Der König trug Wasser vom Brunnen, er hackte Holz für das Feuer, und er tanzte mit den alten Frauen, bis der Mond aufging. Und als der König nach Hause in sein Schloss kam, schlief er auf der Treppe ein.

Am Morgen sagte der König zu dem kleinen Mädchen: „Du darfst dir wünschen, was du willst.“ „Ich wünsche mir einen freien Tag“, sagte das Mädchen, „für alle Leute im Dorf.“ Und so geschah es. Und von diesem Tag an trug der König sein Wasser selbst, und er schlief jede Nacht, bis die Sonne aufging.

# Die drei Brüder und der Riese
Es war einmal ein alter Müller, der hatte drei Söhne. Der erste Sohn war stark, der zweite Sohn war klug, und der dritte Sohn war klein. Eines Tages sagte der alte Müller zu seinen Söhnen: „Hinter dem Berg lebt ein Riese, und der nimmt uns das Mehl weg. Geht hin und sagt ihm, dass er damit aufhören soll.“

Der erste Sohn ging über den Berg. „Guten Morgen, Riese“, sagte der erste Sohn. „Ich bin stark, und ich will mit dir kämpfen.“ Der Riese lachte, und er steckte den ersten Sohn in seine Tasche.

Der zweite Sohn ging über den Berg. „Guten Morgen, Riese“, sagte der zweite Sohn. „Ich bin klug, und ich will dir ein Rätsel stellen.“ Der Riese lachte, und er steckte den zweiten Sohn in seine andere Tasche.

Dann ging der dritte Sohn über den Berg. „Guten Morgen, Riese“, sagte der dritte Sohn. „Ich bin klein, und ich habe dir Brot mitgebracht.“ Der Riese lachte nicht. Er sah das Brot lange an. „Noch nie hat mir jemand Brot gebracht“, sagte der Riese. „Ich habe das Mehl genommen, aber ich weiß nicht, wie man Brot macht.“

„Ich zeige es dir“, sagte der dritte Sohn. Da öffnete der Riese seine Taschen, und die drei Brüder zeigten ihm, wie man Brot macht. Sie arbeiteten, bis die Sonne unterging. Und von diesem Tag an trug der Riese das Mehl über den Berg, und jeden Morgen gab es warmes Brot für alle Leute im Dorf.

# Das Mädchen, das mit dem Wind sprach
Es war einmal ein Mädchen, das lebte mit seiner Großmutter in einem kleinen Haus am Meer. Jeden Morgen öffnete das Mädchen das Fenster und sagte: „Guten Morgen, Wind.“ Und der Wind antwortete, aber er kannte keine Wörter. Er sagte nur: „Huuu.“

„Du bist immer allein“, sagte das Mädchen zum Wind. „Ich schenke dir ein Wort.“ Und es schenkte dem Wind das Wort daheim. Und von diesem Tag an wehte der Wind über das Meer und über den Berg, und er sagte: „Daheim, daheim, daheim.“

Eines Tages kam die Großmutter nicht aus dem Wald zurück. Die Sonne ging unter, und es wurde dunkel, und das Mädchen hatte Angst. Es öffnete das Fenster und sagte: „Wind, Wind, wo ist meine Großmutter?“ Da wehte der Wind in den dunklen Wald, und er sagte: „Daheim, daheim, daheim.“

Die alte Großmutter hörte den Wind. Sie hatte den Weg verloren, und sie wusste nicht, wohin sie gehen sollte. Aber sie ging und ging, und der Wind wehte vor ihr her und sagte: „Daheim, daheim, daheim“, bis sie das Licht in dem kleinen Haus am Meer sah.

Das Mädchen und seine Großmutter tranken warme Milch am Feuer. „Danke, Wind“, sagte das Mädchen. Und es schenkte dem Wind noch ein Wort. Wenn du nachts das Fenster öffnest, dann kannst du es noch heute hören.

# Der goldene Vogel
Es war einmal ein goldener Vogel, der lebte in einem Käfig im Schloss. Der Vogel gehörte dem König, und jeden Morgen sang der goldene Vogel ein Lied, und alle Leute im Schloss blieben stehen. Der König war sehr stolz. „Kein Vogel ist wie mein Vogel“, sagte der König.

Eines Tages sang der goldene Vogel nicht. Der König gab ihm Brot, aber er sang nicht. Der König gab ihm einen goldenen Ring, aber er sang nicht. Der König gab ihm einen größeren Käfig mit einer silbernen Tür, aber er sang nicht.

Da ging der König zu der alten Frau, die am Rand des Waldes lebte. „Alte Frau“, sagte der König, „mein goldener Vogel singt nicht.“ Die alte Frau sah ihn lange an. „Wovon singt er denn?“, sagte die alte Frau. Der König wusste es nicht. Er hatte nie gefragt.

Da ging der König nach Hause in sein Schloss, und er sagte zu dem Vogel: „Wovon singst du denn?“ Und der goldene Vogel sagte: „Ich habe vom Wald gesungen, aber ich habe ihn vergessen.“ Da fing der König an zu weinen. Er öffnete die silberne Tür, und er öffnete das Fenster, und der goldene Vogel flog fort, über den See und über den Berg.

Im Schloss war es lange still. Aber eines Morgens hörte der König ein Lied. Der goldene Vogel saß in dem Baum vor dem Fenster, und er sang vom Wald, und alle Leute im Schloss blieben stehen. Und von diesem Tag an kam er jeden Morgen, denn niemand hatte es ihm befohlen.

# Der Drache, der Angst vor Feuer hatte
Es war einmal ein Drache, der hatte Angst vor Feuer. Alle anderen Drachen konnten Feuer speien. Aber wenn der kleine Drache sein Maul öffnete, dann kam nur ein wenig Rauch heraus, und er machte die Augen zu.

„Ein Drache, der Angst vor Feuer hat, ist kein Drache“, sagten die anderen Drachen. Da ging der kleine Drache fort. Er ging und ging, bis er zu einem Dorf hinter dem Berg kam. Die Leute sahen ihn, und sie hatten große Angst. „Ein Drache!“, sagten die Leute. „Er wird unsere Häuser verbrennen!“

„Ich habe auch Angst vor Feuer“, sagte der kleine Drache. Die Leute sahen ihn lange an. Dann sagte ein kleines Mädchen: „Hast du Hunger?“ Und es gab ihm warmes Brot und einen Topf Suppe.

Eines Nachts war Feuer im Dorf. Die alte Mühle brannte, und die Leute trugen Wasser vom Brunnen, aber das Wasser reichte nicht. Da hatte der kleine Drache große Angst. Aber er dachte an das warme Brot und an das kleine Mädchen. Er flog zum See, und er trank und trank, bis er so groß wie ein Haus war. Dann flog er über das Feuer und öffnete sein Maul, und es kam kein Feuer und kein Rauch. Es kam nur Wasser.

Das Feuer ging aus. „Danke, Drache“, sagten die Leute im Dorf. Und von diesem Tag an hatte er keine Angst vor Feuer, und das Feuer hatte Angst vor ihm.

# Die alte Frau und der Stern
Es war einmal eine alte Frau, die lebte allein auf einem Berg. Jede Nacht stellte sie ein Licht in das Fenster. „Warum stellst du ein Licht in das Fenster?“, sagten die Leute im Dorf. „Auf dem Berg wohnt doch niemand außer dir.“ „Man weiß nie“, sagte die alte Frau.

Eines Nachts fiel ein Stern vom Himmel. Er fiel und fiel, bis er zu dem Berg kam, und er verlor seinen Weg im Schnee. Da fing der kleine Stern an zu weinen, denn es war sehr dunkel und sehr kalt. Dann sah er das Licht in dem Fenster.

Er ging und ging durch den Schnee, bis er zu dem kleinen Haus kam. „Guten Abend“, sagte der kleine Stern. „Darf ich hereinkommen?“ „Komm herein“, sagte die alte Frau. „Ich habe für dich ein Licht in das Fenster gestellt.“ „Hast du gewusst, dass ich komme?“, sagte der Stern. „Nein“, sagte die alte Frau, „aber man weiß nie.“

Der Stern trank warme Milch am Feuer, und er schlief in dem großen Bett. Am Morgen war der Stern wieder hell. „Du darfst dir wünschen, was du willst“, sagte der Stern. Die alte Frau dachte lange nach. „Ich wünsche mir jemanden, mit dem ich reden kann“, sagte die alte Frau.

Da ging der Stern zurück an den Himmel. Aber jede Nacht, wenn die alte Frau das Licht in das Fenster stellt, dann steht der kleine Stern über dem Haus, und sie reden, bis die Sonne aufgeht.

# Der Wolf, der ein Schaf sein wollte
Es war einmal ein Wolf, der wollte ein Schaf sein. „Die Schafe sind nie allein“, sagte der Wolf, „und ich bin immer allein.“ Da zog der Wolf einen weißen Mantel an und ging zu den Schafen.

„Guten Morgen, Schafe“, sagte der Wolf. „Ich bin ein Schaf.“ Die Schafe sahen ihn lange an. „Du hast sehr große Zähne“, sagte das erste Schaf. „Ich fresse viel Gras“, sagte der Wolf. „Du hast einen sehr langen Schwanz“, sagte das zweite Schaf. „Im Wald ist es kalt“, sagte der Wolf. „Du hast einen sehr schönen Mantel“, sagte das kleinste Schaf, und der Wolf freute sich so sehr, dass er anfing zu weinen.

So lebte der Wolf bei den Schafen. Er fraß Gras, und das Gras schmeckte nicht. Er schlief im Schnee, und der Schnee war sehr kalt. Aber er war nie allein.

Eines Nachts kam ein Bär aus dem dunklen Wald. Die Schafe hatten große Angst. Da zog der Wolf seinen weißen Mantel aus, und er öffnete sein Maul, und der Bär sah seine sehr großen Zähne und lief fort.

Jetzt wussten die Schafe, dass er ein Wolf war. „Ich bin kein Schaf“, sagte der Wolf, und er wollte zurück in den Wald gehen. „Das wissen wir“, sagte das kleinste Schaf. „Das haben wir immer gewusst. Komm und schlaf. Es ist spät.“ Und von diesem Tag an lebte der Wolf bei den Schafen, und er brauchte den Mantel nicht.

# Die kluge Katze und die zwei Könige
Es waren einmal zwei Könige, die mochten einander nicht. Der erste König lebte auf der einen Seite des Sees, und der zweite König lebte auf der anderen Seite des Sees. „Der See gehört mir“, sagte der erste König. „Nein, der See gehört mir“, sagte der zweite König. Und so ging es jeden Tag.

Nun lebte am See eine kluge Katze. Eines Tages ging die kluge Katze zu dem ersten König. „Guten Morgen, König“, sagte die Katze. „Der andere König sagt, du darfst den See haben, aber du musst die Fische zählen.“ Der erste König lachte. Er ging zum Wasser hinunter und fing an zu zählen.

Dann ging die kluge Katze zu dem zweiten König. „Guten Morgen, König“, sagte die Katze. „Der andere König sagt, du darfst den See haben, aber du musst die Fische zählen.“ Der zweite König lachte. Er ging zum Wasser hinunter und fing an zu zählen.

Sie zählten, bis die Sonne unterging. Als der erste König hundert Fische gezählt hatte, schwammen die Fische auf die andere Seite des Sees. Als der zweite König hundert Fische gezählt hatte, schwammen die Fische zurück. „Sie wissen nicht, wem sie gehören“, sagte der erste König. „Sie wollen es nicht wissen“, sagte der zweite König. Und die zwei Könige sahen einander lange an, und sie fingen an zu lachen.

Und von diesem Tag an war der See für uns alle da, und jede Nacht saßen die zwei Könige am Wasser. Und die kluge Katze? Sie fraß die Fische.

# Der Junge, der ein Wort fand
Es war einmal ein Junge, der fand ein Wort im Wald. Es war ein sehr kleines Wort, und es war sehr kalt. Da steckte der kleine Junge das Wort in seine Tasche und ging nach Hause.

„Was hast du in deiner Tasche?“, sagte seine Mutter. „Ein Wort“, sagte der kleine Junge. „Lass mich sehen“, sagte seine Mutter. Der Junge öffnete seine Tasche, aber das Wort hatte Angst, und es kam nicht heraus.

Der Junge gab dem Wort warme Milch und ein wenig Brot. Jeden Tag war das Wort ein wenig größer. Wenn der Junge traurig war, dann war das Wort warm in seiner Tasche. Wenn der Junge Angst vor der Dunkelheit hatte, dann war das Wort so hell wie ein Stern.

Eines Tages kam ein alter Mann in das Dorf. Er hatte alles verloren, was er hatte, und er saß am Brunnen und fing an zu weinen. Niemand wusste, was man da sagen soll. Da ging der Junge zu dem alten Mann und öffnete seine Tasche, und das Wort kam heraus. Der alte Mann sah den Jungen lange an, und dann war er nicht mehr traurig.

„Welches Wort war es?“, sagten die Leute im Dorf. Aber der Junge wusste es nicht. Er hatte es verschenkt. Und wenn du durch den Wald gehst und lange suchst, dann findest du es vielleicht noch heute.
`
