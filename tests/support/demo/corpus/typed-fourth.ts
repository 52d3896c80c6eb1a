/* A fourth set of sentences as children of ten type them, most of them without mistakes. They were written before they were tried, and before the demo's lists were read. */

/** `message / message|what is read`, by language, as in the other corpora. */
export const fourthTyped = {
  es: `
¡Hoy me siento genial!|+
Estoy muy nervioso porque tengo que leer delante de toda la clase|-
Mi abuela me ha regalado un patinete y estoy contentísima|+
me siento solo en el recreo|-
Me peleé con mi mejor amigo y ahora me arrepiento|-
echo de menos a mi primo|-
Estoy orgullosa porque aprendí a nadar|+
q asco de dia, todo me sale mal|-
¡Qué susto me dio el trueno!|-
La profe de ciencias es muy simpática|+
La clase de historia se me hace eterna|-
mi perro ya esta curado, q alegria|+
He aprobado el examen de inglés|+
no entiendo las fracsiones y me frustro|-
Me dieron un premio en el concurso de dibujo|+
No me gusta ir al dentista|-
No estoy cansado|unsure
hoy no a sido un buen dia|-
Ya no estoy enfadada con mi hermana|unsure
Mi color favorito es el verde|color green
quiero un cielo azul clarito|color blue
Píntalo de rojo oscuro, por favor|color red
mi mochila es morada|color purple
¿De qué color es un limón?|color yellow
Está lloviendo a cántaros|thing rain
Mañana va a nevar en la sierra|thing snow
ase mucho viento|thing wind
Esta noche se ve la luna llena|thing moon
Dibuja una mariposa|thing butterfly
me comi una mansana|thing apple
En el jardín hay un árbol muy alto|thing tree
La paella de mi abuela está riquísima|+
el pescado me da arcadas|-
¿Cuánto es 12 por 3?|number 36
cuanto es la mitad de 50|number 25
Tengo 8 caramelos y me como 3, ¿cuántos me quedan?|number 5
¿Té o zumo?|choice té, zumo
q prefieres playa o piscina|choice playa, piscina
Me llamo Valeria|says Valeria
hola soy pablo|says Pablo
`,
  de: `
Heute ist der beste Tag überhaupt!|+
Ich freue mich riesig auf die Klassenfahrt|+
Ich bin sauer auf meine Schwester|-
ich fühl mich heute nich so gut|-
Ich vermisse meine Oma|-
Ich habe mich mit meiner Freundin gestritten|-
wir haben beim fussball verlohren|-
Ich habe im Diktat eine Eins geschrieben!|+
Ich bin stolz, weil ich allein mit dem Bus gefahren bin|+
Mein Wellensittich ist weggeflogen|-
die hausaufgaben nerven mich total|-
Sachkunde ist mein Lieblingsfach|+
Beim Sport wählt mich nie jemand in die Mannschaft|-
hab lampenfieber vor dem auftritt|-
Mein kleiner Bruder ist so süß|+
Ich mag keine Zwiebeln|-
Ich bin nicht müde|unsure
Das war gar kein schöner Ausflug|-
ich hab keine angst vor spinnen|unsure
Meine Lieblingsfarbe ist Lila|color purple
Mal den Himmel hellblau|color blue
mein fahrad ist knallrot|color red
Welche Farbe hat Gras?|color green
Ich möchte ein ganz helles Gelb|color yellow
rosa wie ein flamingo|color pink
Draußen schneit es|thing snow
Es regnet schon den ganzen Tag|thing rain
heute scheint die sone|thing sun
Es ist so neblig, man sieht gar nichts|thing fog
Zeichne bitte einen Schmetterling|thing butterfly
mal mir ein haus|thing house
Ich wünsche mir ein Pferd|thing horse
mmh die waffeln mit kirschen schmecken so lecker|+
Rosenkohl schmeckt eklig|-
Was ist 9 mal 4?|number 36
wieviel ist 50 minus 17|number 33
Ich habe 12 Murmeln und verschenke 5. Wie viele habe ich noch?|number 7
Tee oder Saft?|choice tee, saft
was is besser meer oder berge|choice meer, berge
hallo ich bin die mia|says Mia
`,
  fr: `
Je suis super contente, c’est les vacances !|+
Je me sens seul à la cantine|-
Mon meilleur copain a déménagé et il me manque|-
jai eu 10 sur 10 en dictée|+
Je suis fâché contre ma sœur|-
J’ai hâte d’aller à la piscine|+
ma copine ma pas invitée a son anniversaire|-
J’ai le trac pour le spectacle|-
Je suis fière d’avoir fini mon livre|+
Mon hamster est malade et je m’inquiète|-
la journee etait trop bien|+
Je me suis fait gronder par la maîtresse|-
L’histoire c’est ma matière préférée|+
je comprend rien aux divisions ca ménerve|-
On s’est moqué de mes lunettes|-
Je n’aime pas du tout les champignons|-
Je ne suis pas fatigué|unsure
c’était pas un bon film|-
j’ai pas peur des araignées|unsure
Ma couleur préférée est le violet|color purple
je voudrai un bleu clair|color blue
Dessine-moi une maison rouge foncé|color red
mon velo est vert|color green
De quelle couleur est le soleil ?|color yellow
rose comme un bonbon|color pink
Il pleut depuis ce matin|thing rain
Demain il va neiger à la montagne|thing snow
il y a bcp de vent|thing wind
On a vu un arc-en-ciel après l’école|thing rainbow
Dessine un papillon|thing butterfly
je veux un dessin de lapin|thing rabbit
Mon chat dort sur mon lit|thing cat
mmm les crepes de mamie sont trop bonnes|+
Beurk, la soupe est froide|-
Combien font 7 fois 8 ?|number 56
c koi la moitié de 30|number 15
J’ai 15 billes et j’en perds 6, combien il m’en reste ?|number 9
Thé ou jus d’orange ?|choice thé, jus d’orange
tu preferes la mer ou la montagne|choice mer, montagne
salut moi c’est Inès|says Inès
`,
  ar: `
أنا متحمس جدا للرحلة غدا|+
أشعر بالوحدة في المدرسة|-
أنا غاضب من أختي لأنها أخذت قلمي|-
اشتقت الى جدتي|-
أنا فخورة لأنني حفظت القصيدة|+
صديقي المفضل انتقل إلى مدينة أخرى|-
اليوم كان رائعا|+
معلمة العلوم لطيفة جدا|+
حصة التاريخ مملة|-
انا خايف من الامتحان|-
حصلت على الدرجة الكاملة في الإملاء|+
لا أفهم القسمة وهذا يزعجني|-
ضحكوا علي في الصف|-
ضاعت قطتي وانا ابكي|-
أعطاني أبي هدية جميلة|+
لا أحب الذهاب إلى طبيب الأسنان|-
لست متعبا|unsure
اليوم لم يكن جميلا|-
انا مش خايف من العنكبوت|unsure
لوني المفضل هو الأخضر|color green
اريد لون ازرق فاتح|color blue
ارسم سيارة حمراء|color red
حقيبتي بنفسجية|color purple
ما لون الليمون؟|color yellow
وردي مثل الزهره|color pink
المطر ينزل بقوة|thing rain
غدا سيسقط الثلج على الجبال|thing snow
الريح قوية اليوم|thing wind
الشمس مشرقه اليوم|thing sun
ارسم لي فراشة|thing butterfly
أكلت تفاحة|thing apple
اريد ان ارسم بيت|thing house
طعام أمي لذيذ جدا|+
الشوربة باردة وطعمها سيء|-
كم يساوي 6 ضرب 7؟|number 42
كم نصف 40|number 20
عندي 9 حلويات وأكلت 4، كم بقي معي؟|number 5
شاي أم عصير؟|choice شاي, عصير
ايش تفضل البحر او المسبح|choice البحر, المسبح
مرحبا اسمي يوسف|says يوسف
`,
} as const
