import { describe, expect, test } from 'vitest'
import { answerWithParts } from '../parts'
import { concernIn as readConcern } from './distress'

/** With the lists of rules that a text needs. */
const concernIn = (text: string) =>
  answerWithParts(
    () => 0.5,
    () => readConcern(text),
  )

/**
 * One sentence a line, by language. Written apart from the rules. 61 of Spanish, German, French and Arabic each were
 * tested once before a rule was changed: at first 30, 28, 30 and 29 were recognized in their language. Of 25 more, one for
 * each kind of distress that the English rules know, it was 21, 18, 19 and 16: the others are the last ones here.
 */
const IN_DISTRESS: Readonly<Record<string, string>> = {
  en: `
I want to die
i wanna die
I want to kill myself
I don't want to live anymore.
I do not want to be alive
I wish I was never born
I wish I were dead
Nobody would miss me if I was gone
Everyone would be better off without me
I feel like killing myself
I have been thinking about suicide
I'm suicidal
I keep cutting myself
I cut myself when I feel sad
I hurt myself on purpose
I hate myself so much
I just want to disappear forever
I can't go on like this
There is no reason to live
I took all of my mom's pills
My dad hits me
my dad hit me again last night
my stepdad beats me and my sister
My mother slaps me every day
Mom's boyfriend hits my mom
He hits me when he is drunk
My uncle touches me and I don't like it
someone touched my private parts
A man online wants me to send naked pictures
My parents lock me in the basement
There is no food at home
I haven't eaten in two days
I am scared to go home
I'm afraid of my dad
I don't feel safe at home
I want to run away
I ran away from home
I'm going to run away tonight
The boys at school said they will kill me
They are going to beat me up after school
I'm being bullied at school
Kids at school bully me every day
Everyone at school hates me
He told me to kill myself
She said she will hurt me if I tell anyone
My friend wants to die
My best friend cuts herself
I make myself throw up after dinner
My coach keeps touching me
he will hurt us if I tell
I wanna k1ll myself
i want to dieeee
kms
I can't take it anymore
I don't see the point in living anymore
why am I even alive
The kids in my class call me names and push me around every day
I am afraid my dad will kill my mom
what is the easiest way to die
dad slapped me across the face
Mr. Smith touches me after class
I would rather be dead than go to school
someone is blackmailing me with my photos
`,
  es: `
Quiero morir
me quiero morir
No quiero vivir más
Mi papá me pega
mi papa me pega mucho
Mi padrastro me toca
Mi madre me golpea todos los días
Voy a suicidarme
Odio mi vida
Me corto los brazos
Tengo miedo de mi papá
Tengo miedo de volver a casa
En la escuela me pegan
Unos niños me amenazan
Quiero escaparme de casa
Ojalá no hubiera nacido
Nadie me echaría de menos
Me hacen bullying
quiero morirme
quiero matarme
Ya no quiero vivir
No quiero estar viva
Ojalá nunca hubiera nacido
Ojalá estuviera muerto
Nadie me extrañaría si no estuviera
Todos estarían mejor sin mí
Tengo ganas de matarme
He estado pensando en el suicidio
Tengo ideas suicidas
Me sigo cortando
Me corto cuando estoy triste
Me hago daño a propósito
Me odio muchísimo
Solo quiero desaparecer para siempre
No puedo seguir así
No hay razón para vivir
Me tomé todas las pastillas de mi mamá
mi papá me pegó otra vez anoche
Mi padrastro nos pega a mí y a mi hermana
El novio de mi mamá le pega
Me pega cuando está borracho
Mi tío me toca y no me gusta
alguien me tocó mis partes privadas
Un hombre en internet quiere que le mande fotos desnuda
Mis papás me encierran en el sótano
No hay comida en casa
Llevo dos días sin comer
Me da miedo volver a casa
No me siento segura en casa
Me escapé de casa
Esta noche me voy a escapar de casa
Los chicos de la escuela dicen que me van a matar
Me van a pegar a la salida
Los niños de mi clase me acosan todos los días
Todos en la escuela me odian
Me dijo que me matara
Dijo que me haría daño si se lo cuento a alguien
Mi amigo quiere morirse
Mi mejor amiga se corta
Me provoco el vómito después de cenar
Mi entrenador siempre me está tocando
nos va a hacer daño si lo cuento
kiero morirmeee
No puedo más con esto
Para qué sigo viva
No le veo sentido a vivir
Los de mi clase me insultan y me empujan todos los días
Tengo miedo de que mi papá mate a mi mamá
cuál es la forma más fácil de morir
papá me dio una bofetada
El profesor me toca después de clase
Prefiero estar muerta que ir a la escuela
alguien me chantajea con mis fotos
no aguanto mas, quisiera desaparecer
mi padrastro entra en mi cuarto y me toca
todos los dias me insultan y me empujan en el recreo
mi papá le pega a mi mamá cuando bebe
en mi casa no hay nada para comer
mi amiga se corta y no se que hacer
Un desconocido en internet quiere quedar conmigo y sabe dónde vivo
Mañana llevo un cuchillo al colegio
Un coche me sigue todos los días
Quiero matar a mi hermano
`,
  de: `
Ich will sterben
Ich möchte nicht mehr leben
Ich bringe mich um
Mein Vater schlägt mich
mein papa schlaegt mich
Mein Papa hat mich gestern geschlagen
Meine Mutter sperrt mich ein
Mein Onkel fasst mich an
Ich ritze mich
Ich hasse mein Leben
Ich habe Angst vor meinem Vater
Ich habe Angst, nach Hause zu gehen
Ich werde in der Schule gemobbt
Die anderen Kinder schlagen mich
Ich will von zu Hause weglaufen
Niemand würde mich vermissen
Ich wäre lieber tot
Mein Stiefvater tut mir weh
ich will einfach nur sterben
Ich will mich umbringen
ich will nicht mehr leben
Ich möchte nicht mehr am Leben sein
Ich wünschte, ich wäre nie geboren
Ich wünschte, ich wäre tot
Keiner würde mich vermissen, wenn ich weg wäre
Ohne mich wären alle besser dran
Ich denke darüber nach, mich umzubringen
Ich denke oft an Selbstmord
Ich bin suizidgefährdet
Ich schneide mich immer wieder
Ich ritze mich, wenn ich traurig bin
Ich tue mir absichtlich weh
Ich hasse mich so sehr
Ich will für immer verschwinden
Ich kann so nicht weitermachen
Es gibt keinen Grund zu leben
Ich habe alle Tabletten von Mama genommen
mein papa hat mich gestern wieder gehauen
Mein Stiefvater schlägt mich und meine Schwester
Der Freund von Mama schlägt sie
Er schlägt mich, wenn er betrunken ist
Mein Onkel fasst mich an und ich mag das nicht
jemand hat mich zwischen den Beinen angefasst
Ein Mann im Internet will Nacktbilder von mir
Meine Eltern sperren mich in den Keller
Bei uns gibt es kein Essen
Ich habe seit zwei Tagen nichts gegessen
Ich hab Angst, heimzugehen
Ich fühle mich zu Hause nicht sicher
Ich bin von zu Hause weggelaufen
Heute Nacht haue ich von zu Hause ab
Die Jungs in der Schule sagen, dass sie mich umbringen
Die wollen mich nach der Schule verprügeln
Die Kinder in der Schule mobben mich jeden Tag
Alle in der Schule hassen mich
Er hat gesagt, ich soll mich umbringen
Sie tut mir weh, wenn ich es jemandem erzähle
Mein Freund will sterben
Meine beste Freundin ritzt sich
Ich stecke mir nach dem Essen den Finger in den Hals
Mein Trainer fasst mich immer an
er tut uns was an, wenn ich es sage
ich will sterbeeeen
Ich halte das nicht mehr aus
Ich sehe keinen Sinn mehr im Leben
warum lebe ich überhaupt noch
Die in meiner Klasse beleidigen und schubsen mich jeden Tag
Ich habe Angst, dass Papa Mama umbringt
was ist der einfachste weg zu sterben
papa hat mir ins gesicht geschlagen
Herr Schmidt fasst mich nach dem Unterricht an
Ich wäre lieber tot als in der Schule
jemand erpresst mich mit meinen Fotos
ich kann nicht mehr und will einfach verschwinden
mein stiefvater kommt nachts in mein zimmer und fasst mich an
jeden tag beschimpfen und schubsen sie mich in der pause
mein papa schlägt mama wenn er betrunken ist
bei uns zu hause gibt es nichts zu essen
meine freundin ritzt sich was soll ich tun
Ein Fremder aus dem Internet will mich treffen und weiß, wo ich wohne
Morgen bringe ich ein Messer mit in die Schule
Meine Freundin will sich umbringen
Wenn ich es sage, schlägt er mich
Ein Auto verfolgt mich jeden Tag
Ich halte das Leben nicht mehr aus
Ich will meinen Bruder umbringen
`,
  fr: `
Je veux mourir
je veux plus vivre
Je ne veux plus vivre
J'ai envie de me tuer
Mon père me frappe
mon pere me tape
Ma mère m'a frappé hier
Mon oncle me touche
Je me fais harceler à l'école
Je suis harcelée au collège
J'ai peur de rentrer chez moi
J'ai peur de mon père
Je veux fuguer
Je me scarifie
Je déteste ma vie
Ils veulent me tuer
Personne ne me regretterait
Mon père me bat à la maison
j'ai envie de mourir
je veux me tuer
Je n'ai plus envie de vivre
Je ne veux plus être en vie
J'aurais voulu ne jamais naître
J'aimerais être morte
Je ne manquerais à personne
Tout le monde serait mieux sans moi
J'ai envie de me suicider
Je pense souvent au suicide
Je suis suicidaire
Je me coupe tout le temps
Je me coupe quand je suis triste
Je me fais du mal exprès
Je me déteste tellement
Je veux juste disparaître pour toujours
Je ne peux pas continuer comme ça
Il n'y a aucune raison de vivre
J'ai avalé tous les médicaments de ma mère
mon père m'a encore frappé hier soir
Mon beau-père nous tape, ma sœur et moi
Le copain de maman la frappe
Il me frappe quand il a bu
Mon oncle me touche et j'aime pas ça
quelqu'un a touché mes parties intimes
Un homme sur internet veut des photos de moi nue
Mes parents m'enferment à la cave
Il n'y a pas à manger à la maison
J'ai rien mangé depuis deux jours
J'ai peur de rentrer à la maison
Je ne me sens pas en sécurité chez moi
Je me suis enfuie de chez moi
Ce soir je vais fuguer
Des garçons du collège disent qu'ils vont me tuer
Ils vont me frapper à la sortie
Les élèves de ma classe me harcèlent tous les jours
Tout le monde me déteste à l'école
Il m'a dit de me tuer
Il va me faire du mal si je le dis
Mon ami veut mourir
Ma meilleure amie se scarifie
Je me fais vomir après le repas
Mon entraîneur me touche tout le temps
il va nous faire du mal si je parle
je veux mouriiir
Je n'en peux plus
Je ne vois plus de raison de vivre
pourquoi je suis encore en vie
Dans ma classe ils m'insultent et me bousculent tous les jours
J'ai peur que papa tue maman
c'est quoi le moyen le plus facile de mourir
papa m'a giflé
Le prof me touche après les cours
Je préfère être mort que d'aller à l'école
quelqu'un me fait chanter avec mes photos
j'en peux plus je veux disparaitre
mon beau-pere vient dans ma chambre et il me touche
tous les jours ils m'insultent et me poussent dans la cour
mon pere tape maman quand il a bu
il y a rien a manger chez moi
ma copine se coupe les bras je sais pas quoi faire
Un inconnu sur internet veut me rencontrer et sait où j’habite
Demain j’apporte un couteau à l’école
Une voiture me suit tous les jours
Je n’en peux plus de cette vie
Mon oncle me touche la nuit
Je veux tuer mon frère
`,
  pt: `
Quero morrer
Eu não quero mais viver
Meu pai me bate
O meu pai bate-me
Meu padrasto abusa de mim
Tenho medo de voltar para casa
Quero fugir de casa
Vou me matar
Sofro bullying na escola
Odeio a minha vida
`,
  ar: `
أريد أن أموت
اريد ان اموت
لا أريد أن أعيش
أفكر في الانتحار
أبي يضربني
بابا بيضربني كل يوم
أمي تضربني
أكره حياتي
يتنمرون علي في المدرسة
أخاف من أبي
أريد أن أهرب من البيت
عمي يلمسني
المعلم يضربنا
سيقتلونني
بدي موت
أريد أن أقتل نفسي
لا أريد العيش بعد الآن
ما ابي اعيش
ليتني لم أولد
ليتني ميت
لن يفتقدني أحد إذا اختفيت
الجميع سيكونون أفضل بدوني
أفكر في قتل نفسي
أفكر في الموت كل يوم
عندي أفكار انتحارية
أجرح يدي كل يوم
أجرح نفسي عندما أحزن
أؤذي نفسي عمدا
أكره نفسي كثيرا
أريد أن أختفي إلى الأبد
لا أستطيع أن أستمر هكذا
لا سبب للحياة
أخذت كل حبوب أمي
أبي ضربني مرة أخرى أمس
زوج أمي يضربني أنا وأختي
بابا بيضرب ماما
يضربني عندما يكون سكران
عمي يلمسني وأنا لا أحب ذلك
شخص لمس أعضائي الخاصة
رجل في الإنترنت يريد صورا عارية لي
أهلي يحبسونني في القبو
لا يوجد طعام في البيت
لم آكل منذ يومين
أخاف أن أرجع إلى البيت
لا أشعر بالأمان في البيت
هربت من البيت
سأهرب من البيت الليلة
الأولاد في المدرسة قالوا إنهم سيقتلونني
سيضربونني بعد المدرسة
الأولاد يتنمرون علي كل يوم
الكل يكرهني في المدرسة
قال لي اقتل نفسك
قالت إنها ستؤذيني إذا أخبرت أحدا
صديقي يريد أن يموت
صديقتي المفضلة تجرح نفسها
أجعل نفسي أتقيأ بعد العشاء
مدربي يلمسني دائما
سيؤذينا إذا تكلمت
ابغى امووووت
لم أعد أحتمل
لا أرى معنى للحياة
لماذا أنا حي أصلا
أولاد صفي يشتمونني ويدفعونني كل يوم
أخاف أن يقتل أبي أمي
ما أسهل طريقة للموت
بابا صفعني على وجهي
الأستاذ يلمسني بعد الحصة
أفضل الموت على الذهاب إلى المدرسة
شخص يبتزني بصوري
ما عدت اتحمل اريد ان اختفي
زوج امي يدخل غرفتي ويلمسني
كل يوم يشتموني ويدفعوني في المدرسه
بابا يضرب ماما لما يشرب
ما عندنا اكل في البيت
صديقتي تجرح نفسها ولا اعرف ماذا افعل
زوج أمي يضربها
أحدهم لمس أماكن خاصة في جسمي
غريب على الإنترنت يريد أن يقابلني ويعرف أين أسكن
غدا سآخذ سكينا إلى المدرسة
لن يشتاق إلي أحد إذا مت
سيارة تلاحقني كل يوم
لم أعد أحتمل هذه الحياة
الجميع في الصف يكرهني
أريد أن أقتل أخي
`,
  other: `
Voglio morire
Mio padre mi picchia
Ik wil niet meer leven
Chcę się zabić
Ölmek istiyorum
Я хочу умереть
Папа меня бьёт
我想死
爸爸打我
死にたい
`,
}

const HARMLESS = `
This homework is killing me
I'm dying of laughter
I am dying to see the new movie
Kill the boss in the game
How do I kill the final boss?
I died laughing
My phone died
The battery is dying
I'm dead tired
That cake is to die for
I was bored to death
My mom will kill me if I am late
She beat me at chess
My brother beats me at Mario Kart every time
They beat us 3-0
We got beaten in the final
He hit me up for a chat
I hit the ball out of the park
The sun hits me in the eyes
My dad hits the gym every morning
I cut my hair
I cut myself a slice of cake
I cut myself on a piece of paper
I hurt myself when I fell off my bike
I hurt my knee playing football
I want to kill time
We killed it on stage
Break a leg!
My dog ran away
I ran away from the bee
Run away from the zombies in the game
The cat is dead
My grandma died last year
The hero dies at the end
Romeo and Juliet die
I want to dye my hair
My teacher shouted at me
My mom hugs me every night
My dad never hits me
My parents don't hit me
Nobody bullies me
I love my dad
My dad told me a joke
The song touched me
I want to live in Paris
I don't want to live in a big city
I am scared of spiders
I'm afraid of the dark
I'm scared of my math exam
I hate homework
I am so sad today
I feel lonely
HELP
I do not like it
He kicked the ball to me
My sister threw a snowball at me and hit me with a snowball
The suspense is killing me
I could eat a horse
That joke slays me
Shoot for the stars
The plant is dying because nobody waters it
Can a spider kill people?
How did the dinosaurs die?
The soldiers died in the war
I wish I could fly
I wish I had a dog
I want to go home
I don't want to go to school
I can't do this exercise
They kicked me out of the group chat
My cousin punched me in Fortnite
Muero de risa
Me muero de hambre
Me toca jugar a mí
Mi mamá me ayuda
Mi papá me quiere mucho
El perro murió
Die Sonne scheint
Ich sterbe vor Lachen
Ich habe keine Angst
Mein Vater liebt mich
Mein Bruder schlägt mich im Schach
Der Hund ist tot
Ich bin traurig
Je meurs de faim
C'était à mourir de rire
Mon père me bat aux échecs
Ma mère m'aide
Je suis triste
Morri de rir
Estou morrendo de fome
Minha mãe me ajuda
أموت من الضحك
أبي يحبني
mon père m'a frappé la balle
My mum is going to kill me for breaking the vase
The knight wants to die for his king
I'd kill for a slice of pizza right now
Why do people die?
أنا حزين اليوم
القطة ماتت
Los deberes me están matando
Me muero por ver la película
Mata al jefe del juego
Se me murió el móvil
Estoy muerto de cansancio
Mi mamá me mata si llego tarde
Mi hermano siempre me gana en Mario Kart
Les ganamos 3 a 0
Le pegué a la pelota
Me corté con un papel
Me corté un trozo de pastel
Me hice daño al caerme de la bici
Hay que matar el tiempo
Mi perro se escapó
Me escapé de la abeja
El gato está muerto
Mi abuela murió el año pasado
El héroe muere al final
Mi papá nunca me pega
Mis padres no me pegan
Nadie me hace bullying
La canción me tocó el corazón
Quiero vivir en París
No quiero vivir en una ciudad grande
Tengo miedo de las arañas
Odio los deberes
Quiero ir a casa
No quiero ir al colegio
No puedo con este ejercicio
Mi hermana me tiró una bola de nieve
¿Cómo murieron los dinosaurios?
¿Las arañas pueden matar?
La planta se muere porque nadie la riega
Nos tocó el profe nuevo
mi equipo perdió y no puedo más de risa
Tengo hambre, ¿qué hay para comer?
Mi amiga se cortó el pelo
Quiero que desaparezcan los deberes
Las pastillas de mi abuela son azules
Die Hausaufgaben bringen mich um
Ich sterbe vor Langeweile
Töte den Endboss
Mein Handy ist gestorben
Ich bin todmüde
Papa bringt mich um, wenn ich die Vase kaputt mache
Mein Bruder schlägt mich immer in Mario Kart
Wir haben sie 3:0 geschlagen
Ich schlage den Ball weit
Ich habe mich an Papier geschnitten
Ich schneide mir ein Stück Kuchen ab
Ich habe mir beim Fahrradfahren das Knie verletzt
Wir müssen die Zeit totschlagen
Mein Hund ist weggelaufen
Ich bin vor der Biene weggelaufen
Die Katze ist tot
Meine Oma ist letztes Jahr gestorben
Der Held stirbt am Ende
Mein Papa schlägt mich nie
Meine Eltern schlagen mich nicht
Keiner mobbt mich
Das Lied hat mich berührt
Ich will in Paris leben
Ich will nicht in einer großen Stadt leben
Ich habe Angst vor Spinnen
Ich hasse Hausaufgaben
Ich will nach Hause
Ich will nicht in die Schule
Ich kann diese Aufgabe nicht
Wie sind die Dinosaurier gestorben?
Die Pflanze stirbt, weil niemand sie gießt
Ich halte die Hitze nicht mehr aus
Ich habe Hunger, was gibt es zu essen?
Meine Freundin hat sich die Haare geschnitten
Die Hausaufgaben sollen verschwinden
Das Meerschweinchen frisst die Tabletten nicht
Les devoirs me tuent
Je meurs d'envie de voir le film
Tue le boss du jeu
Mon téléphone est mort
Je suis mort de fatigue
Ma mère va me tuer si je casse le vase
Mon frère me bat toujours à Mario Kart
On les a battus 3 à 0
J'ai tapé dans le ballon
Je me suis coupé avec une feuille de papier
Je me coupe une part de gâteau
Je me suis fait mal en tombant de vélo
Il faut tuer le temps
Mon chien s'est enfui
Je me suis enfui devant l'abeille
Le chat est mort
Ma grand-mère est morte l'an dernier
Le héros meurt à la fin
Mon père ne me frappe jamais
Mes parents ne me tapent pas
Personne ne me harcèle
La chanson m'a touché
Je veux vivre à Paris
Je ne veux pas vivre dans une grande ville
J'ai peur des araignées
Je déteste les devoirs
Je veux rentrer à la maison
Je ne veux pas aller à l'école
Je n'arrive pas à faire cet exercice
Comment sont morts les dinosaures ?
La plante meurt parce que personne ne l'arrose
J'en peux plus de rire
J'ai faim, qu'est-ce qu'il y a à manger ?
Mon amie s'est coupé les cheveux
Je veux que les devoirs disparaissent
Les médicaments de ma mamie sont bleus
أموت من الجوع
هاتفي مات
أنا ميت من التعب
كيف أقتل الزعيم في اللعبة؟
هزمنا الفريق 3-0
ضربت الكرة
جرحت إصبعي بالورقة
جرحت ركبتي عندما وقعت من الدراجة
كلبي هرب
هربت من النحلة
ماتت جدتي العام الماضي
البطل يموت في النهاية
أبي لا يضربني
أبي لا يضربني أبدا
لا أحد يتنمر علي
الأغنية لمست قلبي
أريد أن أعيش في باريس
لا أريد أن أعيش في مدينة كبيرة
أخاف من العناكب
أكره الواجبات
أريد أن أذهب إلى البيت
لا أريد الذهاب إلى المدرسة
كيف ماتت الديناصورات؟
النبتة تموت لأن لا أحد يسقيها
أنا جائع، ماذا يوجد للأكل؟
قصت صديقتي شعرها
أريد أن تختفي الواجبات
ضرب 6 في 7
حبوب جدتي زرقاء
casi me muero de la risa con tu chiste
mi hermano me mató en el videojuego
mi mama me va a matar si llego tarde
me corté el pelo ayer
ich hab mich fast totgelacht
mein bruder hat mich im spiel getötet
meine mama bringt mich um wenn ich zu spät komme
ich habe mir die haare geschnitten
j'ai failli mourir de rire
mon frere m'a tué dans le jeu video
ma mere va me tuer si je rentre en retard
je me suis coupé les cheveux
كنت راح اموت من الضحك
اخي قتلني في اللعبه
ماما راح تقتلني اذا تأخرت
قصيت شعري امس
Je suis sûr de moi, mais pas sûr de la réponse
Ich bin mir nicht sicher
Je me coupe les cheveux
Quiero matar a mi hermano en Fortnite
Un hombre me sigue en Instagram
Alguien me sigue en la fila
Mi mamá corta el pan con un cuchillo
El coche rojo sigue al azul
Conocí a un chico en internet que juega al ajedrez
Ich will meinen Bruder im Spiel töten
Jemand folgt mir auf Instagram
Der Hund folgt mir in den Garten
Das Messer ist in der Küche
Meine Freundin will sich ein Eis kaufen
Wenn ich die Wahrheit sage, freut sie sich
Ein Mann im Internet erklärt Mathe
Je veux tuer mon frère dans le jeu
Un monsieur me suit sur Instagram
Mon chat me suit dans le jardin
Le couteau est dans la cuisine
Ma tante me touche la main
La voiture suit le bus
أريد أن أقتل أخي في اللعبة
شخص يتبعني على انستغرام
القطة تتبعني في الحديقة
السكين في المطبخ
قابلت صديقي في المدرسة
Mi mamá se cortó el dedo con el cuchillo
`

const lines = (text = '') => text.trim().split('\n')

describe.each(Object.entries(IN_DISTRESS))('distress in %s', (language, sentences) => {
  test.each(lines(sentences))('%s', async sentence => {
    expect(await concernIn(sentence)).toEqual({ kind: 'distress', language: language === 'other' ? 'en' : language })
  })
})

describe('no false alarm', () => {
  test.each(lines(HARMLESS))('%s', async sentence => expect(await concernIn(sentence)).toBeNull())
})

test.each([
  'Kill all Muslims',
  'Jews are rats',
  'Black people are stupid',
  'I love Hitler',
  'Foreigners should go back home',
  'Girls are dumb',
  'Ausländer raus',
  'White power!',
  'Odio a los inmigrantes',
])('hate: %s', async sentence => expect(await concernIn(sentence)).toEqual({ kind: 'hate' }))

test.each([
  'It is wrong to say that girls are dumb',
  'Girls are great at football',
  'I love my Muslim friend',
  'The boys are lazy cats',
  'Refugees need a home',
])('no hate: %s', async sentence => expect(await concernIn(sentence)).toBeNull())
