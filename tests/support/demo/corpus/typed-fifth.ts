/* A fifth set of sentences as children of ten type them, most of them without mistakes. They were written before they were tried. */

/** `message / message|what is read`, by language, as in the other corpora. */
export const fifthTyped = {
  es: `
Estoy muy alegre porque viene mi abuelo de Galicia|+
Me siento triste cuando papá viaja mucho|-
¡Qué bien, hoy toca natación!|+
mi hermana me saca la lengua y me enfado|-
Tengo miedo de que haya un monstruo debajo de la cama|-
me da mucha verguenza cantar delante de todos|-
Estoy aburrida, no echan nada en la tele|-
Mi mejor amiga me ha hecho una pulsera preciosa|+
Estoy preocupada por mi perrita, que está mala|-
he sacado la mejor nota de la clase|+
En clase de inglés nos lo pasamos genial|+
Odio los exámenes de historia|-
mi profesor de musica es muy vueno conmigo|+
Se me olvidó la tarea y la maestra me regañó|-
El recreo fue divertidísimo|+
No me gusta nada el pescado|-
Los espaguetis de mi madre son los mejores|+
puaj, esta leche esta cortada|-
La sandía está muy rica|+
no estoy nerviosa|unsure
No tengo miedo a los perros|unsure
esta pelicula no es divertida|-
Hoy no me siento bien|-
Me encanta el color rojo|color red
pon la pared de color verde oscuro|color green
mi camiseta es amariya|color yellow
Quiero que el mar sea azul|color blue
Un vestido rosa con lunares|color pink
Hoy llueve y no podemos salir|thing rain
esta nebando en mi pueblo|thing snow
El viento se llevó mi gorra|thing wind
Dibújame un dragón que eche fuego|thing dragon
mi conejo come zanaorias|thing rabbit
Un tren muy largo|thing train
¿Cuánto es 45 menos 18?|number 27
cuanto es 6 por 9|number 54
Mi madre compró 12 huevos y se rompieron 5. ¿Cuántos quedan?|number 7
¿Quieres pasta o arroz?|choice pasta, arroz
me compro un perro o un gato?|choice perro, gato
buenas, me llamo Adrián|says Adrián
`,
  de: `
Ich bin fröhlich, weil mein Cousin zu Besuch ist|+
Ich bin traurig, wenn Papa so lange arbeitet|-
Super, heute haben wir Schwimmen!|+
meine schwester streckt mir die zunge raus und ich werd wütend|-
Ich habe Angst, dass ein Monster unter meinem Bett liegt|-
vor der klasse singen ist mir so peinlich|-
Mir ist langweilig, im Fernsehen läuft nichts|-
Meine Freundin hat mir ein tolles Armband gebastelt|+
Ich mache mir Sorgen um mein Meerschweinchen|-
ich hab die beste note von allen|+
In Kunst haben wir heute mit Ton gearbeitet, das war cool|+
Ich hasse Englischtests|-
mein musiklerer ist voll net zu mir|+
Ich habe mein Sportzeug vergessen und Ärger bekommen|-
Die Pause war so lustig|+
Fisch mag ich überhaupt nicht|-
Papas Spaghetti sind die besten der Welt|+
iih die milch ist sauer geworden|-
Die Wassermelone ist so lecker|+
ich bin nicht aufgeregt|unsure
Ich habe keine Angst vor Hunden|unsure
der film ist nicht lustig|-
Heute fühle ich mich nicht gut|-
Ich liebe die Farbe Rot|color red
streich die wand dunkelgrün|color green
mein tshirt ist gelp|color yellow
Das Meer soll blau sein|color blue
Ein rosa Kleid mit Punkten|color pink
Heute regnet es und wir können nicht raus|thing rain
bei uns schneits ganz doll|thing snow
Der Wind hat meine Mütze weggeweht|thing wind
Zeichne einen Drachen, der Feuer spuckt|thing dragon
mein kaninchen frisst möhren|thing rabbit
Ein ganz langer Zug|thing train
Wie viel ist 45 minus 18?|number 27
was ist 6 mal 9|number 54
Mama kauft 12 Eier, 5 gehen kaputt. Wie viele sind übrig?|number 7
Möchtest du Reis oder Kartoffeln?|choice reis, kartoffeln
soll ich mir einen hund oder eine katze wünschen?|choice hund, katze
hi ich heiße Jakob|says Jakob
`,
  fr: `
Je suis joyeux parce que mon cousin vient dormir à la maison|+
Je suis triste quand maman part en voyage|-
Super, aujourd’hui on va à la piscine !|+
ma sœur me tire la langue et ca menerve|-
J’ai peur qu’il y ait un monstre sous mon lit|-
jai trop honte de chanter devant tout le monde|-
Je m’ennuie, il n’y a rien à la télé|-
Ma meilleure amie m’a fait un joli bracelet|+
Je m’inquiète pour mon cochon d’Inde|-
jai eu la meilleure note de la classe|+
En arts plastiques on a fait de la peinture, c’était génial|+
Je déteste les contrôles d’anglais|-
mon prof de musique est tro gentil|+
J’ai oublié mes affaires de sport et je me suis fait disputer|-
La récré était trop drôle|+
Je n’aime pas le poisson|-
Les pâtes de papa sont les meilleures du monde|+
beurk le lait a tourné|-
La pastèque est super bonne|+
je suis pas stressée|unsure
Je n’ai pas peur des chiens|unsure
le film est pas drole|-
Aujourd’hui je ne me sens pas bien|-
J’adore la couleur rouge|color red
peint le mur en vert foncé|color green
mon tee shirt est jone|color yellow
La mer doit être bleue|color blue
Une robe rose à pois|color pink
Il pleut et on ne peut pas sortir|thing rain
il neije chez nous|thing snow
Le vent a emporté mon bonnet|thing wind
Dessine un dragon qui crache du feu|thing dragon
mon lapin mange des carotes|thing rabbit
Un train très long|thing train
Combien font 45 moins 18 ?|number 27
6 fois 9 ca fait combien|number 54
Maman achète 12 œufs et 5 se cassent. Combien en reste-t-il ?|number 7
Tu veux du riz ou des frites ?|choice riz, frites
je demande un chien ou un chat pour noel ?|choice chien, chat
bonjour, moi c’est Hugo|says Hugo
`,
  ar: `
أنا مسرور لأن ابن عمي سينام عندنا|+
أحزن عندما يسافر أبي|-
رائع، اليوم عندنا سباحة!|+
اختي تزعجني دايما وانا اعصب|-
أخاف أن يكون هناك وحش تحت سريري|-
استحي اغني قدام الناس|-
أشعر بالملل، لا يوجد شيء في التلفاز|-
صديقتي صنعت لي سوارا جميلا|+
أنا قلق على أرنبي لأنه مريض|-
اخذت اعلى علامة في الصف|+
في حصة الرسم لونا بالألوان وكان ممتعا|+
أكره امتحانات الإنجليزية|-
معلم الموسيقى طيب جدا معي|+
نسيت كتابي فغضبت المعلمة مني|-
الفسحه كانت مضحكة جدا|+
لا أحب السمك أبدا|-
معكرونة أبي هي الأفضل في العالم|+
يع الحليب فاسد|-
البطيخ لذيذ جدا|+
انا مو متوترة|unsure
لا أخاف من الكلاب|unsure
الفيلم مش مضحك|-
اليوم لا أشعر أنني بخير|-
أحب اللون الأحمر|color red
لون الجدار بالاخضر الغامق|color green
قميصي اصفر|color yellow
أريد أن يكون البحر أزرق|color blue
فستان وردي منقط|color pink
اليوم تمطر ولا نستطيع الخروج|thing rain
الثلج ينزل عندنا|thing snow
الريح طيرت قبعتي|thing wind
ارسم تنينا ينفث النار|thing dragon
ارنبي ياكل الجزر|thing rabbit
قطار طويل جدا|thing train
كم يساوي 45 ناقص 18؟|number 27
كم 6 ضرب 9|number 54
اشترت أمي 12 بيضة وانكسرت 5، كم بقي؟|number 7
هل تريد الأرز أم البطاطا؟|choice الأرز, البطاطا
اشتري كلب او قطه؟|choice كلب, قطه
اهلا انا اسمي مروان|says مروان
`,
} as const
