/* A third set of sentences as children of ten type them. They were written before they were tried, and before the demo's lists were read. */

/** `message / message|what is read`, by language, as in the other corpora. */
export const thirdTyped = {
  es: `
mañana tengo excursion y no puedo dormir de la emocion|+
se me rompio el movil y estoy fatal|-
mi prima me pego y me empujo|-
los mayores se rien de mi en el patio|-
he suspendido mates otra vez|-
me ha salido genial el control de ingles|+
que guay, mañana no hay cole|+
mi perrito se murio ayer|-
me han castigado sin consola|-
estoy super nerviosa por el concierto|-
odio madrugar los lunes|-
mis padres se pelean todo el rato|-
te quiero mucho papa|+
me encanta dibujar dragones|+
no tengo miedo de nada|unsure
no estoy nada triste|unsure
hoy no ha sido un buen dia|-
la abuela ya esta mejor, menos mal|+
me siento solo en el recreo|-
q asco de lentejas|-
porfa ayudame, no entiendo las fracciones|-
cuantos años tiene tu hermano|unsure
donde esta el baño|unsure
esta nevando!! voy a hacer un muñeco|thing snow
hay muchas nubes hoy|thing cloud
quiero una manzana para merendar|thing apple
mi gata duerme encima de mi cama|thing cat
he plantado un arbol con mi abuelo|thing tree
dibuja una casa grande con chimenea|thing house
anoche vi la luna llena|thing moon
mi bici es azul claro|color blue
quiero el fondo amariyo|color yellow
mi color favorito es el rosa|color pink
cuanto da 45 entre 9|number 5
tengo 12 cromos y me dan 7, cuantos tengo|number 19
si reparto 20 caramelos entre 4 niños cuantos tocan a cada uno|number 5
cual es la mitad de 50|number 25
que te gusta mas, los perros o los gatos?|choice perros, gatos
elige: parque, cine o piscina|choice parque, cine, piscina
soy Mateo / sabes mi nombre?|says Mateo
`,
  de: `
morgen ist klassenfahrt und ich kann vor aufregung nich schlafen|+
mein handy ist kaputt gegangen und ich könnte heulen|-
ein junge hat mich geschubst und ausgelacht|-
die großen ärgern mich immer auf dem schulhof|-
schon wieder ne fünf in mathe|-
der englisch test lief richtig gut|+
jaaa morgen haben wir frei|+
mein hamster ist gestern gestorben|-
ich hab hausarest und darf nicht zocken|-
ich bin so aufgeregt wegen dem referat und hab bauchweh|-
ich hasse früh aufstehen|-
meine eltern streiten sich dauernd|-
ich hab dich lieb papa|+
ich male total gerne drachen|+
ich hab vor nix angst|unsure
ich bin überhaupt nicht traurig|unsure
heute war kein guter tag|-
opa gehts wieder besser zum glück|+
in der pause bin ich immer allein|-
igitt schon wieder spinat|-
ich kapier die brüche einfach nicht|-
wie alt ist dein bruder|unsure
wo ist hier das klo|unsure
es schneit!! ich bau einen schneemann|thing snow
heute sind viele wolken am himmel|thing cloud
ich möchte einen apfel|thing apple
meine katze schläft auf meinem bett|thing cat
ich hab mit opa einen baum gepflanzt|thing tree
mal ein großes haus mit garten|thing house
gestern nacht war vollmond|thing moon
mein fahrrad ist hellblau|color blue
mach den hintergrund gelp|color yellow
meine lieblingsfarbe ist rosa|color pink
was ergibt 45 geteilt durch 9|number 5
ich hab 12 sticker und krieg 7 dazu, wie viele hab ich dann|number 19
20 bonbons für 4 kinder, wie viele kriegt jeder|number 5
was ist die hälfte von 50|number 25
was magst du mehr, hunde oder katzen?|choice hunde, katzen
such aus: park, kino oder schwimmbad|choice park, kino, schwimmbad
ich bin der Jonas / weißt du meinen namen noch?|says Jonas
`,
  fr: `
demain on part en classe verte jai trop hate|+
mon telephone est cassé jen peux plus|-
un garçon ma poussé dans la cour|-
les grands se moquent de moi|-
jai encore eu une mauvaise note en maths|-
jai reussi ma dictée zero faute !|+
trop bien demain ya pas école|+
mon hamster est mort hier|-
je suis puni, pas de console|-
jai le trac pour mon exposé|-
je deteste me lever tot|-
mes parents se disputent tout le temps|-
je taime maman|+
jadore dessiner des dragons|+
jai peur de rien|unsure
je suis pas triste du tout|unsure
c'était pas une bonne journée|-
papi va mieux ouf|+
je suis toujours tout seul a la recré|-
beurk encore des epinards|-
je comprend rien aux fractions|-
il a quel age ton frere|unsure
ou sont les toilettes|unsure
il neige !! on va faire un bonhomme|thing snow
ya plein de nuages aujourdhui|thing cloud
je voudrais une pomme pour le gouter|thing apple
mon chat dort sur mon lit|thing cat
jai planté un arbre avec papi|thing tree
dessine une grande maison avec un jardin|thing house
hier soir jai vu la pleine lune|thing moon
mon vélo est bleu clair|color blue
mets le fond en jone|color yellow
ma couleur preferée cest le rose|color pink
ca fait combien 45 divisé par 9|number 5
jai 12 cartes et on men donne 7, jen ai combien|number 19
je partage 20 bonbons entre 4 enfants, combien chacun|number 5
cest quoi la moitié de 50|number 25
tu preferes les chiens ou les chats ?|choice chiens, chats
choisis : parc, cinéma ou piscine|choice parc, cinéma, piscine
moi cest Lucas / tu te souviens de mon prenom ?|says Lucas
`,
  ar: `
بكرة عندنا رحلة ومش قادر انام من الفرحة|+
تلفوني انكسر وانا زعلان كتير|-
ولد دفعني وضحك علي|-
الاولاد الكبار يسخرون مني في الساحة|-
رسبت في الرياضيات مرة ثانية|-
نجحت في الامتحان بدرجة كاملة|+
يا سلام غدا عطلة|+
مات عصفوري البارحة|-
انا معاقب وممنوع من الالعاب|-
انا متوتر جدا من الامتحان|-
اكره الاستيقاظ باكرا|-
امي وابي يتشاجران دائما|-
احبك يا بابا|+
احب رسم التنانين كثيرا|+
لا اخاف من شيء|unsure
انا لست حزينا ابدا|unsure
لم يكن يوما جيدا|-
جدتي صارت احسن الحمد لله|+
انا دائما وحدي في الفرصة|-
يع لا احب السبانخ|-
ما فهمت الكسور ابدا|-
كم عمر اخوك|unsure
وين الحمام|unsure
الثلج ينزل سوف نلعب به|thing snow
في غيوم كثيرة في السماء|thing cloud
بدي تفاحة|thing apple
قطتي نايمة على سريري|thing cat
زرعت شجرة مع جدي|thing tree
ارسم بيت كبير|thing house
شفت القمر امبارح|thing moon
دراجتي لونها ازرق|color blue
خلي الخلفية صفرا|color yellow
لوني المفضل هو الوردي|color pink
كم يساوي 45 تقسيم 9|number 5
عندي 12 كرة واعطوني 7 كم صار عندي|number 19
وزعت 20 حلوى على 4 اولاد كم لكل واحد|number 5
كم نصف 50|number 25
ماذا تفضل الكلاب ام القطط؟|choice الكلاب, القطط
اختر: الحديقة او السينما او المسبح|choice الحديقة, السينما, المسبح
انا اسمي عمر / هل تتذكر اسمي؟|says عمر
`,
} as const
