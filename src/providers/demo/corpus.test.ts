import { describe, expect, test } from 'vitest'
import { readingOfText } from '../../../tests/support/demo/converse'
import { concernIn } from './distress/distress'
import { answerWithParts } from './parts'
import { readMood } from './read/mood'
import { answerArithmetic } from './talk/arithmetic'

/** A reading of the demo, with the parts that the text needs. */
const read = <Reading>(reading: () => Reading) => answerWithParts(() => 0.5, reading)

/**
 * Sentences written after the rules and tested once before any rule was changed. Passed at first: 46 of 50 moods (two
 * of the four others are marks like "0/10", which are parsed elsewhere), 19 of 20 sums, and 36 of 40 sentences of
 * distress or of harmless idiom.
 */
const MOODS = `
I got an ice cream and I love it|love joy
My best friend moved away and I miss her|sad lonely
We lost the final and I am so disappointed|sad
I am afraid of the thunder|fear
My brother broke my toy and I am angry|anger
Yuck, there is a hair in my soup|disgust
I am so bored in this lesson|bored
I can't sleep, I'm worried about tomorrow|worry
I'm proud of my drawing|pride
Thank you for helping me|thanks
Wow, I did not expect that|surprise
The joke was hilarious|fun
I have a stomach ache|pain
What time is it?|unsure
Where do penguins live?|unsure
The bus stops here|unsure
maybe|unsure
Do you like pizza?|unsure
I don't feel happy today|sad
I'm not scared anymore|unsure
If I win I will be happy|unsure
I hope I will be happy|hope unsure
I wish it was summer|unsure
nobody is happy here|sad
My mom yelled at me|sad
They laughed at me at lunch|sad
My coach praised me today|pride
Our goldfish died this morning|sad
My grandpa passed away|sad
Meine Katze ist gestorben|sad
Ich freue mich auf die Ferien|joy
Ich wäre gern glücklich|unsure
Je suis très en colère|anger
Mon chien est mort|sad
Tengo mucho miedo|fear
Mi perro murió ayer|sad
Ojalá fuera feliz|unsure
Hoje estou muito triste com isso|unsure
اليوم أنا سعيد|joy
Why am I so sad?|sad
Isn't it wonderful!|wonder good
I never said I was angry|unsure
It was not bad at all|good
I'm neither happy nor sad|sad unsure
The exam was easy and fun|fun good
What a beautiful day!|good
I would love to be happy|unsure
The opposite of happy is sad|unsure joy sad
It was not a good day|bad
The trip was super!|good
`

describe('moods, with the feelings that a person would accept', () => {
  test.each(
    MOODS.trim()
      .split('\n')
      .map(line => line.split('|') as [string, string]),
  )('%s: %s', async (said, accepted) => {
    const { felt } = await read(() => readMood(said))
    expect(accepted.split(' ')).toContain(felt[0]?.key ?? 'unsure')
  })
})

test.each<[string, string | null]>([
  ['what is 9 plus 10', '19'],
  ['What is 100 minus 45, divided by 5?', '11'],
  ['(2+3)*4', '20'],
  ['15% of 200', '30'],
  ['three plus four times two', '11'],
  ['The game ended 2-2', null],
  ['My birthday is 12/05/2012', null],
  ['I run 5-10 km', null],
  ['2020-2024 were hard years', null],
  ['Add 5 to 10', '15'],
  ['How much is a dozen eggs?', null],
  ['What is 7x6?', '42'],
  ['Cuánto es 20 menos 5?', '15'],
  ['Was ist 81 geteilt durch 9?', '9'],
  ['quanto é 7 vezes 6', '42'],
  ['what is negative 3 times negative 2', '6'],
  ['I have 2 + 1 cats', null],
  ['it is -5 outside', null],
  ['Combien font 10 moins 4 ?', '6'],
  ['iPhone 14 - 15 review', null],
])('sum: %s is %s', async (said, result) => {
  const answer = await readingOfText(said, () => answerArithmetic(said))
  if (result === null) expect(answer).toBeNull()
  else expect(answer).toContain(`= ${result}.`)
})

test.each<[string, boolean]>([
  ['My mom always hits me when she is angry', true],
  ['i feel like i dont want to be alive anymore', true],
  ['my step dad comes into my room at night and touches me', true],
  ['I have thoughts of hurting myself', true],
  ['they push me down the stairs at school every day', true],
  ['my boyfriend hits me', true],
  ['im going to kill myself tonight', true],
  ['I want to sleep and never wake up', true],
  ['my dad threatened to kill me', true],
  ['I dont want to go home because my uncle is there and he hurts me', true],
  ['nadie me quiere y quiero morirme', true],
  ['mi maestro me toca', true],
  ['Mein Papa haut mich immer', true],
  ['ich habe keine lust mehr zu leben', true],
  ['mon beau-père me frappe', true],
  ['j’ai envie de mourir', true],
  ['meu padrasto me bate todo dia', true],
  ['أمي تضربني كثيرا', true],
  ['اريد الانتحار', true],
  ['I was abused', true],
  ['That test killed me', false],
  ['I died in Minecraft', false],
  ['My dad is the best', false],
  ['the knight killed the dragon', false],
  ['We beat them 5-0', false],
  ['I hit my toe', false],
  ['I would die for a nap', false],
  ['Mom made me laugh so hard I almost died', false],
  ['My sister hit a home run', false],
  ['the batman movie was dark', false],
  ['I feel sad about the rain', false],
  ['He touched the ball', false],
  ['J’adore mon père', false],
  ['Ich liebe meine Mama', false],
  ['Mi papá me lleva a la escuela', false],
  ['I cut the cake', false],
  ['We run away from the tiger in tag', false],
  ['My friend is scared of dogs', false],
  ['I want to be a killer whale', false],
  ['Can I kill this process?', false],
])('distress: %s is %s', async (said, isDistress) => {
  const concern = await read(() => concernIn(said))
  expect(concern?.kind === 'distress').toBe(isDistress)
})
