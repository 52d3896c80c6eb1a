import { describe, expect, test } from 'vitest'
import { answerWithParts } from '../parts'
import { concernIn as readConcern } from './distress'

/** With the lists of rules that a text needs. */
const concernIn = (text: string) =>
  answerWithParts(
    () => 0.5,
    () => readConcern(text),
  )

/** One sentence a line, by language. Written apart from the rules. */
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
