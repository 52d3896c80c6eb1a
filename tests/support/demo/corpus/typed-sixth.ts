/* A sixth set of sentences as children of ten type them, written by another author than the lists. */

/** `message|what is read`, by language, as in the other corpora. */
export const sixthTyped = {
  es: `
¡Hoy metí dos goles y ganamos el partido!|+
Se me perdió mi peluche favorito y no lo encuentro|-
Lucía me ha invitado a su cumple|+
se me rompio la tablet y mi padre esta enfadado|-
estoy super contento|+
Me da miedo dormir sola con la luz apagada|-
nadie quiso jugar conmigo en el recreo|-
Mañana nos vamos a la playa, ¡qué ilusión!|+
estoy muy trizte|-
Mi abuela me ha regalado unos patines, ¡qué guay!|+
Me aburro un montón esta tarde|-
No estoy enfadada|unsure
No tengo miedo a la oscuridad|unsure
Vivo en el tercer piso|unsure
hoy es miercoles|unsure
Mi mochila es verde|color green
¿De qué color es un tomate maduro?|color red
pintalo todo de azul|color blue
Quiero las cortinas de color morado|color purple
Está lloviendo muchísimo|thing rain
¡Mira, una mariposa en la ventana!|thing butterfly
mi tio conduce un tren|thing train
me comi un platano|thing banana
Esta noche se ve la luna llena|thing moon
Saqué un diez en mates y la profe me felicitó|+
Mi hermana mayor siempre me grita y me hace llorar|-
Mi mamá me abrazó muy fuerte cuando salí del cole|+
¿Cuánto es 7 + 5?|number 12
cuanto son ocho mas seis|number 14
Si a veinte le quito nueve, ¿cuánto queda?|number 11
Dime cuánto es 6 por 4|number 24
¿Fútbol o baloncesto?|choice fútbol, baloncesto
que prefieres, gatos o perros|choice gatos, perros
¿Qué me pongo, la falda o el pantalón?|choice falda, pantalón
Elige tú: parque, cine o piscina|choice parque, cine, piscina
Hola, me llamo Nerea|says Nerea
¿Quién eres tú?|says soy
holaa que tal|says hola
¿Por qué los relojes tienen agujas?|unsure
que hora es en japon|unsure
`,
  de: `
Wir haben das Finale gewonnen und ich hab das letzte Tor geschossen!|+
Mein Hamster ist gestern gestorben|-
Ich wurde zu einer Übernachtungsparty eingeladen, juhu!|+
ich hab mein handy verloren und heule die ganze zeit|-
Ich freue mich schon riesig auf die Ferien|+
bin total wutend weil er geschummelt hat|-
Jemand hat meine Sandburg kaputt gemacht|-
Heute war der schönste Tag überhaupt|+
Ich hab Bauchweh und fühle mich richtig mies|-
ich bin so glucklich|+
Ich bin einsam, seit Paul weggezogen ist|-
Ich bin nicht traurig|unsure
Ich habe keine Angst vor Spinnen|unsure
meine schuhe stehen im flur|unsure
Heute ist Donnerstag|unsure
Meine neue Jacke ist gelb|color yellow
Welche Farbe hat eine Gurke?|color green
mach den hintergrund bitte schwartz|color black
Nimm Rosa für den Rand|color pink
Draußen schneit es!|thing snow
da ist ein regenbogen uber der schule|thing rainbow
Im Garten sitzt ein kleiner Hase|thing rabbit
Zum Nachtisch gab es Kuchen|thing cake
Oma kommt mit dem Flugzeug|thing plane
Meine Lehrerin hat mich heute vor allen gelobt|+
Mama und Papa streiten schon wieder|-
ich hab eine funf in mathe und musste weinen|-
Was ist 9 + 8?|number 17
wie viel ist funfzehn minus sieben|number 8
Rechne mal drei mal fünf|number 15
Ich habe 12 Murmeln und bekomme noch 6, wie viele sind das?|number 18
Schwimmbad oder Spielplatz?|choice schwimmbad, spielplatz
was soll ich lesen, comic oder krimi|choice comic, krimi
Was magst du lieber: Nudeln, Reis oder Kartoffeln?|choice nudeln, reis, kartoffeln
Soll ich Geige oder Schlagzeug lernen?|choice geige, schlagzeug
Hallo, ich heiße Jonas|says Jonas
Hallöchen, kleiner Computer!|says hall
wer bist du eigentlich|says ich bin
Wie heisst die Hauptstadt von Daenemark?|unsure
warum wachsen haare|unsure
`,
  fr: `
On a gagné le tournoi de judo, trop bien !|+
J'ai perdu mon doudou à la gare|-
Zoé m'a invitée à dormir chez elle, je suis ravie|+
jai cassé ma console et jai pleuré|-
Je suis trop fier de mon dessin|+
jai peur toute seule dans ma chambre|-
Mes copains se sont moqués de moi|-
je suis trop contante aujourdhui|+
J'en ai marre, rien ne marche aujourd'hui|-
Ce matin j'ai trouvé une super surprise sous mon oreiller !|+
Mon meilleur ami a déménagé et il me manque beaucoup|-
Je ne suis pas fâchée|unsure
je suis pas triste|unsure
ma chambre est au premier etage|unsure
Demain, c'est lundi|unsure
Mon cartable est rouge|color red
De quelle couleur est le chocolat au lait ?|color brown
mets du vert partout stp|color green
J'ai peint la porte en violet|color purple
Il y a un gros orage dehors|thing storm
Le chat dort sur le canapé|thing cat
jai vu une abeille dans la cour|thing bee
On a planté un arbre au parc|thing tree
Regarde, une fusée qui décolle !|thing rocket
La maîtresse m'a félicité pour mon exposé|+
Papa m'a puni alors que j'avais rien fait, c'est pas juste|-
ma petite soeur ma fait un calin et ca ma rendu heureux|+
Combien font 8 + 7 ?|number 15
cest quoi dix moins quatre|number 6
Combien ça fait, cinq fois six ?|number 30
J'avais 14 billes, j'en ai donné 5, il m'en reste combien ?|number 9
Piscine ou patinoire ?|choice piscine, patinoire
tu preferes les crepes ou les gaufres|choice crepes, gaufres
Je prends quoi : sirop, lait ou jus ?|choice sirop, lait, jus
Je choisis la danse ou le théâtre ?|choice danse, théâtre
Bonjour, moi c'est Maëlys|says Ma[eë]lys
Tu es qui, toi ?|says je suis
salut je mapelle Hugo|says Hugo
Pourquoi on bâille ?|unsure
cest ou le bresil|unsure
`,
  ar: `
فزنا اليوم في المباراة النهائية!|+
ضاعت لعبتي المفضلة ولا أجدها|-
دعتني صديقتي سلمى إلى حفلة عيد ميلادها|+
انكسرت نظارتي وانا زعلان كثير|-
أنا سعيدة جدًا اليوم|+
اخاف كثيرا من الظلام|-
ضحك عليّ الأولاد في الساحة وبكيت|-
سنسافر غدًا إلى البحر وأنا متحمس جدًا!|+
انا غضبان لانهم غشوا في اللعب|-
أهداني عمي ساعة جميلة وفرحت بها كثيرًا|+
أشعر بالوحدة لأن صديقي سافر بعيدًا|-
لست غاضبًا|unsure
انا لا اشعر بالخوف|unsure
حقيبتي على الكرسي|unsure
غدا يوم الاحد|unsure
لون حذائي أسود|color black
ما لون الليمون؟|color yellow
اريد قلما ازرق|color blue
لوّن الجدار بالبرتقالي|color orange
الشمس ساطعة اليوم|thing sun
رأيت حصانًا في المزرعة|thing horse
اكلت تفاحه بعد الغداء|thing apple
قطفت أمي زهرة من الحديقة|thing flower
ركبنا قاربًا في النهر|thing boat
أخذت أعلى علامة في الصف وصفق لي الجميع|+
صرخ أبي في وجهي وشعرت بالحزن|-
المعلمه مدحتني امام كل الصف|+
كم يساوي ٦ + ٩؟|number 15
كم حاصل سبعة زائد اربعة|number 11
كم يساوي ثلاثة ضرب ثمانية؟|number 24
كان معي 13 قلمًا وأعطيت صديقي 3، كم بقي معي؟|number 10
شاي أم عصير؟|choice شاي, عصير
ماذا العب شطرنج او ورق|choice شطرنج, ورق
ماذا آكل: أرز أم معكرونة أم بطاطا؟|choice أرز, معكرونة, بطاطا
هل أرسم قلعة أم سفينة؟|choice قلعة, سفينة
مرحبا انا اسمي ياسين|says ياسين
من أنت؟|says أنا
السلام عليكم|says السلام
متى تبدأ العطلة الصيفية؟|unsure
اين تقع اليابان|unsure
`,
}
