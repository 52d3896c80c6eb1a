/* A second set of sentences as children of ten type them. They were written before they were tried. */

/** `message / message|what is read`, by language, as in the other corpora. */
export const secondTyped = {
  es: `
estoy mui contento xq mañana es mi cumple|+
mi gato se escapo y no vuelve, estoy llorando|-
mi hermano es un pesado no me deja en paz|-
jajaja que gracioso el chiste|+
tengo muxo miedo al examen de mañana|-
me da verguensa hablar en clase|-
que aburrimiento de tarde|-
mi mejor amiga se cambio de cole y la hecho de menos|-
saque un 3 en lengua|-
hemos ganado la liga!!!|+
no estoy triste|unsure
no tengo hambre|unsure
no me gusta nada la sopa|-
ya no me da miedo el perro de mi vecino|unsure
el dentista no me hizo daño|unsure
mi hermana no quiere jugar conmigo|-
el cumple de ana fue super divertido|+
la maestra me felisito por mi dibujo|+
me pelee con mi mejor amigo|-
me duele mucho la barriga|-
quisiera ser astronauta|unsure
cuantas patas tiene una araña|unsure
esta nevando!!|thing snow
ay mucho viento hoy|thing wind
se oyen truenos|thing storm
me comi una mansana|thing apple
mi abuela hace una tarta de chocolate|thing bread
quiero un elado de fresa|thing icecream
dibuja un cavallo|thing horse
tengo un pez en casa que se llama nemo|thing fish
estoy leyendo un livro de dragones|thing book
me gusta el color asul|color blue
pon la pantalla roja|color red
el lapiz amarillo|color yellow
cuanto es cinco por nueve|number 45
si a 20 le quito 8 cuanto queda|number 12
la mitad de 50|number 25
gatos o perros?|choice gatos, perros
que como hoy: pasta, arroz o ensalada|choice pasta, arroz, ensalada
soy Lucas / sabes como me llamo|says Lucas
`,
  de: `
ich bin so glücklich weil morgen mein geburtstag ist|+
meine katze ist weggelaufen und ich heule|-
mein bruder ist so blöd er lässt mich nie in ruhe|-
hahaha der witz war so lustig|+
ich hab richtig schiss vor der mathearbeit|-
mir ist das voll peinlich|-
so ein langweiliger tag|-
meine beste freundin ist weggezogen und ich vermiss sie|-
ich hab ne 5 in deutsch|-
wir haben gewonen!!!|+
ich bin nicht traurig|unsure
ich hab keinen hunger|unsure
ich mag suppe überhaupt nicht|-
ich hab keine angst mehr vor dem hund|unsure
beim zahnarzt hat es nicht weh getan|unsure
meine schwester will nicht mit mir spielen|-
die party von anna war super lustig|+
die lehrerin hat mein bild gelobt|+
ich hab mich mit meinem besten freund gestritten|-
mein bauch tut ganz doll weh|-
ich wäre gern astronaut|unsure
wie viele beine hat eine spinne|unsure
es schneit!!|thing snow
heute ist es so windig|thing wind
es donnert draußen|thing storm
ich hab einen apfl gegessen|thing apple
oma backt einen schokokuchen|thing bread
ich will ein erdbeereis|thing icecream
mal ein pferd|thing horse
ich habe einen fisch der heißt nemo|thing fish
ich lese grad ein buch über drachen|thing book
meine lieblingsfarbe ist blau|color blue
mach den bildschirm rot|color red
der gelbe stift|color yellow
was ist fünf mal neun|number 45
wie viel ist 20 weniger 8|number 12
die hälfte von 50|number 25
katzen oder hunde?|choice katzen, hunde
was soll ich essen: nudeln, reis oder salat|choice nudeln, reis, salat
ich bin Lukas / weißt du wie ich heiße|says Lukas
`,
  fr: `
je suis tro content pasque demain cest mon anniversaire|+
mon chat s'est echappé et je pleure|-
mon frere est trop bete il me laisse jamais tranquille|-
hahaha trop drole ta blague|+
jai la trouille pour le controle de demain|-
c'est trop la honte|-
quel apres midi ennuyeux|-
ma meilleure copine a demenagé elle me manque|-
jai eu 3 en dictée|-
on a gagner le match !!!|+
je suis pas triste|unsure
j'ai pas faim|unsure
j'aime pas du tout la soupe|-
j'ai plus peur du chien de mon voisin|unsure
le dentiste m'a pas fait mal|unsure
ma soeur veut pas jouer avec moi|-
l'anniversaire de lea c'etait super|+
la maitresse m'a felicité pour mon dessin|+
je me suis disputé avec mon meilleur ami|-
j'ai tres mal au ventre|-
je voudrais etre astronaute|unsure
combien de pattes a une araignée|unsure
il neige !!|thing snow
y a beaucoup de vent aujourdhui|thing wind
y a de l'orage|thing storm
j'ai mangé une pome|thing apple
mamie fait un gateau au chocolat|thing bread
je veux une glace a la fraise|thing icecream
dessine un cheval|thing horse
j'ai un poison rouge il s'appelle nemo|thing fish
je lis un livre sur les dragons|thing book
ma couleur preferée c'est le bleu|color blue
mets l'ecran en rouge|color red
le crayon jaune|color yellow
combien font cinq fois neuf|number 45
20 moins 8 ça fait combien|number 12
la moitié de 50|number 25
chats ou chiens ?|choice chats, chiens
je mange quoi : pates, riz ou salade|choice pates, riz, salade
je suis Lucas / tu sais comment je m'appelle|says Lucas
`,
  ar: `
انا مبسوط كتير لان بكرا عيد ميلادي|+
قطتي ضاعت وانا ابكي|-
اخوي مزعج ما يتركني بحالي|-
هههه نكتتك مضحكه|+
خايف من امتحان بكره|-
استحي اتكلم قدام الصف|-
ملل مافي شي نسويه|-
صديقتي انتقلت لمدرسه ثانيه واشتقت لها|-
جبت درجه سيئه في الاملاء|-
فزنا بالمباراه!!!|+
انا لست حزين|unsure
انا مو جوعان|unsure
ما بحب الشوربه ابدا|-
ما عدت اخاف من كلب الجيران|unsure
طبيب الاسنان ما وجعني|unsure
اختي ما تبي تلعب معي|-
حفله ساره كانت ممتعه جدا|+
المعلمه مدحت رسمتي|+
تخاصمت مع صديقي|-
بطني يوجعني كثير|-
اتمنى اكون رائد فضاء|unsure
كم رجل للعنكبوت|unsure
الثلج ينزل!!|thing snow
اليوم في هوا قوي|thing wind
اسمع صوت الرعد|thing storm
اكلت تفاحه|thing apple
جدتي تعمل كيكه بالشوكولاته|thing bread
ابغى ايسكريم بالفراوله|thing icecream
ارسم حصان|thing horse
عندي سمكه اسمها نيمو|thing fish
اقرا كتاب عن التنانين|thing book
لوني المفضل ازرق|color blue
خلي الشاشه حمرا|color red
القلم الاصفر|color yellow
كم يساوي خمسه ضرب تسعه|number 45
كم 20 ناقص 8|number 12
نصف 50|number 25
قطط ولا كلاب؟|choice قطط, كلاب
شو اكل: مكرونه او رز او سلطه|choice مكرونه, رز, سلطه
اسمي لوكاس / هل تعرف اسمي|says لوكاس
`,
} as const
