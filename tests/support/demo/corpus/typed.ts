/* Sentences as children of ten type them: lower case, without accents, with mistakes. They were written before they were tried. */

/** `message / message|what is read`, by language, as in the other corpora. */
export const typedCorpora = {
  es: `
hoy saque un 10 en mates y estoy super feliz|+
mi mama esta enferma y estoy preocupado|-
q rabia, mi hermana me quito la tablet|-
me rei muchisimo con la peli|+
estoy arto de los deberes|-
no estoy enfadado|unsure
no me da miedo la oscuridad|unsure
manana nos vamos a la playa q ilusion|+
me da asco el brocoli|-
estoi cansado y tengo sueño|-
nadie me invito al cumple de leo|-
mi abu me hizo galletas, la quiero mucho|+
no me gusto nada el libro|-
no es justo, siempre pierdo yo|-
hoy fue un dia horrible|-
el examen no estuvo tan mal|+
me caí de la bici y me duele la rodilla|-
la comida del cole es un asco|-
me aburro en casa|-
guau q chulo tu dibujo|+
me gustaria tener un perro|unsure
a que hora empieza el recreo|unsure
mi profe es muy simpatica|+
esta lloviendo un monton|thing rain
que calor hace hoy, el sol quema|thing sun
mira cuanta niebla hay en la calle|thing fog
ay un arcoiris en el cielo!!|thing rainbow
quiero cenar pizza|thing pizza
mi conejo come zanahorias|thing rabbit
vi una mariposa en el jardin|thing butterfly
mi mochila es verde|color green
pintalo de color morado|color purple
cuanto es 8 mas 15|number 23
cuanto es 6 por 7|number 42
cuantos son 30 menos 12|number 18
el doble de 14|number 28
prefieres verano o invierno?|choice verano, invierno
que es mejor: futbol, tenis o natacion?|choice futbol, tenis, natacion
me yamo Sofia / como me llamo?|says Sofia
ola que tal|says hola
`,
  de: `
ich hab ne eins in mathe geschrieben juhu|+
meine mama ist krank und ich mach mir sorgen|-
mein bruder nervt total|-
der film war mega lustig|+
ich hab keinen bock auf hausaufgaben|-
ich bin nicht sauer|unsure
ich hab keine angst vor spinnen|unsure
morgen fahren wir ans meer ich freu mich so|+
brokoli ist eklig|-
ich bin müde und mir is kalt|-
keiner hat mich zum geburtstag eingeladen|-
oma hat kekse gebacken, ich hab sie so lieb|+
das buch hat mir gar nicht gefallen|-
das ist voll unfair, immer verlier ich|-
heute war ein schrecklicher tag|-
die arbeit war gar nicht so schlimm|+
bin vom fahrad gefallen und mein knie tut weh|-
das schulessen schmeckt scheußlich|-
mir ist langweilig|-
wow dein bild ist echt cool|+
ich hätte gern einen hund|unsure
wann fängt die pause an|unsure
meine lererin ist voll nett|+
es regnet schon den ganzen tag|thing rain
boah ist das heiß heute die sonne knallt|thing sun
draußen ist so dicker nebel|thing fog
da ist ein regenbogen am himel!!|thing rainbow
ich will pizza zum abendessen|thing pizza
mein hase frisst karotten|thing rabbit
ich hab einen schmetterling im garten gesehn|thing butterfly
mein rucksack ist grün|color green
mal es lila an|color purple
was ist 8 plus 15|number 23
wie viel ist 6 mal 7|number 42
wieviel sind 30 minus 12|number 18
das doppelte von 14|number 28
magst du lieber sommer oder winter?|choice sommer, winter
was ist besser: fußball, tennis oder schwimmen?|choice fußball, tennis, schwimmen
ich heise Sofia / wie heiß ich?|says Sofia
halo wie gehts|says (?:hallo|hi|hey)
`,
  fr: `
jai eu 20 en maths je suis trop contente|+
ma maman est malade et je suis inquiet|-
mon frere m'enerve trop|-
le film etait trop drole|+
j'en ai marre des devoirs|-
je suis pas fachée|unsure
j'ai pas peur des araignées|unsure
demain on part a la mer trop hate|+
c'est degoutant les brocolis|-
je suis fatigué et j'ai froid|-
personne m'a invité a son anniversaire|-
mamie a fait des gateaux je l'adore|+
j'ai pas du tout aimé le livre|-
c'est pas juste je perds toujours|-
c'etait une journée horrible|-
le controle c'etait pas si mal|+
je suis tombé de velo et j'ai mal au genou|-
la cantine c'est pas bon|-
je m'ennuie a la maison|-
waouh ton dessin est trop beau|+
j'aimerais avoir un chien|unsure
a quelle heure est la recré|unsure
ma maitresse est super gentille|+
il pleut depuis ce matin|thing rain
il fait trop chaud le soleil tape|thing sun
y a plein de brouillard dehors|thing fog
regarde un arc en ciel !!|thing rainbow
je veux manger une pizza ce soir|thing pizza
mon lapin mange des carottes|thing rabbit
jai vu un papillon dans le jardin|thing butterfly
mon sac est vert|color green
colorie le en violet|color purple
combien font 8 plus 15|number 23
c'est combien 6 fois 7|number 42
combien ca fait 30 moins 12|number 18
le double de 14|number 28
tu preferes l'été ou l'hiver ?|choice été, hiver
c'est quoi le mieux : foot, tennis ou natation ?|choice foot, tennis, natation
je mapelle Sofia / comment je m'appelle ?|says Sofia
slt ca va|says (?:salut|bonjour|coucou)
`,
  ar: `
اخدت الدرجه الكامله في الرياضيات وانا فرحان جدا|+
ماما مريضه وانا قلقان عليها|-
اخوي كسر لعبتي وانا معصب|-
الفلم كان مضحك كتير|+
زهقت من الواجبات|-
انا مش زعلان|unsure
انا لا اخاف من العناكب|unsure
بكرا رح نروح على البحر وانا متحمس|+
البروكلي مقرف|-
انا تعبان وبردان|-
ما حدا عزمني على عيد ميلاده|-
تيتا عملتلي كعك انا احبها كثير|+
الكتاب ما عجبني ابدا|-
هذا مو عدل دايما انا اخسر|-
اليوم كان يوم سيء|-
الامتحان ما كان صعب|+
وقعت من الدراجه وركبتي توجعني|-
اكل المدرسه مش طيب|-
انا زهقان في البيت|-
واو رسمتك حلوه كتير|+
نفسي يكون عندي كلب|unsure
متى تبدا الفسحه|unsure
معلمتي لطيفه جدا|+
الدنيا تمطر من الصبح|thing rain
الجو حار والشمس قويه|thing sun
في ضباب كتير برا|thing fog
شفت قوس قزح في السما|thing rainbow
بدي اكل بيتزا|thing pizza
ارنبي ياكل جزر|thing rabbit
شفت فراشه في الحديقه|thing butterfly
شنطتي خضرا|color green
لونها بنفسجي|color purple
كم يساوي 8 زائد 15|number 23
كم 6 ضرب 7|number 42
كم يساوي 30 ناقص 12|number 18
ضعف 14|number 28
تحب الصيف ولا الشتاء؟|choice الصيف, الشتاء
ايش احسن: كره القدم او التنس او السباحه؟|choice كره القدم, التنس, السباحه
انا اسمي صوفيا / شو اسمي؟|says صوفيا
السلام عليكم كيفك|says (?:السلام|مرحب|أهل)
`,
} as const
