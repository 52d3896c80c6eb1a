import { describe, expect, test } from 'vitest'
import { lessonsIn } from '../../src/content/lessons'
import { languageByCode } from '../../src/language/languages'
import { loadMessages } from '../../src/language/messages'
import { textIn } from '../../src/nodes/next_word/built-in-texts'
import { train } from '../../src/nodes/next_word/counting-learner'
import type { Learner } from '../../src/nodes/next_word/learner'
import type { NextWordConfig } from '../../src/nodes/next_word/node'
import { trainingDataOf } from '../../src/nodes/next_word/training-data'
import { soak } from '../support/soak'

// Numbers that lessons name, counted in the texts that come with the page.

type Source = Pick<NextWordConfig, 'learnFrom' | 'text' | 'unit'>
const dice = { temperature: 1, topK: 0, topP: 1 }
const data = (learnFrom: Source['learnFrom'], unit: Source['unit'] = 'words') =>
  trainingDataOf({ learnFrom, text: '', unit }, [])
const learnerOf = async (...source: Parameters<typeof data>): Promise<Learner> => train(await data(...source))
const counts = async (learner: Learner, begin: string, order: number) =>
  Object.fromEntries(
    (await learner.bars({ begin, taken: [], order, dice })).choices.map(({ text, count }) => [text.trim(), count]),
  )

/** What the lessons of a language say. */
const said = {
  en: {
    tales: 'ten fairy tales',
    reports: '22 weather reports',
    after: { fox: 5, girl: 4, dragon: 3, house: 2 },
    chance: '“the little”, it counted “fox” 5 times out of 14: that makes 36%',
    unread: 'My spaceship',
    often: { word: 'king', times: 40, claim: '“king” comes 40 times in the tales, “strawberry” never' },
    seldom: 'strawberr',
    start: 'The king',
    short: 'Zed',
    long: ['elephant', 'helicopter', 'xylophone'],
  },
  es: {
    tales: 'diez cuentos',
    reports: '22',
    after: { zorro: 5, dragón: 4, lobo: 3, niño: 2 },
    chance: '“el pequeño”, contó “zorro” 5 veces de 14: eso es el 36 %',
    unread: 'Mi nave espacial',
    often: { word: 'rey', times: 43, claim: '“rey” está 43 veces en los cuentos; “zarzamora”, nunca' },
    seldom: 'zarzamora',
    start: 'El rey',
    short: 'kiwi',
    long: ['elefante', 'helicóptero', 'xilófono'],
  },
  de: {
    tales: 'zehn Märchen',
    reports: '22',
    after: { Fuchs: 5, Drache: 4, Stern: 3, Junge: 2 },
    chance: '„der kleine“, hat es in 14 Fällen 5-mal „Fuchs“ gezählt: Das sind 36 %',
    unread: 'Mein Raumschiff',
    often: { word: 'König', times: 42, claim: '„König“ kommt in den Märchen 42-mal vor, „Erdbeere“ nie' },
    seldom: 'erdbeer',
    start: 'Der König',
    short: 'Ufo',
    long: ['Elefant', 'Hubschrauber', 'Xylofon'],
  },
  fr: {
    tales: 'dix contes',
    reports: '22',
    after: { renard: 5, dragon: 4, loup: 3, garçon: 2 },
    chance: '«\u202fle petit\u202f», il a compté «\u202frenard\u202f» 5 fois sur 14\u202f: cela fait 36\u202f%',
    unread: 'Mon vaisseau spatial',
    often: {
      word: 'roi',
      times: 42,
      claim: '«\u202froi\u202f» revient 42 fois dans les contes, «\u202fmyrtille\u202f» jamais',
    },
    seldom: 'myrtille',
    start: 'Le roi',
    short: 'kiwi',
    long: ['éléphant', 'hélicoptère', 'xylophone'],
  },
  ar: {
    tales: 'عشر حكايات',
    reports: '22',
    after: { الغابة: 5, القرية: 4, البحيرة: 3, القصر: 2 },
    chance: 'بعد «ذهب إلى»، عدّ «الغابة» 5 مرات من 14: وهذا 36%',
    unread: 'سفينتي الفضائية',
    often: { word: 'الملك', times: 48, claim: 'وردت «الملك» 48 مرة في الحكايات، ولم ترد «الفراولة» قط' },
    seldom: 'فراول',
    start: 'قال الملك',
    short: 'زيد',
    long: ['مستشفى', 'هليكوبتر', 'تلفزيون'],
  },
}

const about = ['the-next-word', 'train-your-own', 'dice', 'by-heart', 'tokens']
const played = Object.entries(said).filter(([code]) => code === 'en' || soak)
const inEach = played.map(async ([code, fact]) => {
  const language = languageByCode(code)
  if (!language) throw new Error(`There is no language ${code}`)
  return { code, fact, lessons: lessonsIn(await loadMessages(language)).filter(({ id }) => about.includes(id)) }
})
// A lesson whose words are not all translated yet is in English.
const translated = (await Promise.all(inEach)).filter(({ code, lessons }) =>
  lessons.every(({ document }) => (document.language ?? 'en') === code),
)

describe.each(translated)('in $code', ({ code, fact, lessons }) => {
  /** All words of a lesson, to find a claim in. */
  const wordsOf = (id: string) => JSON.stringify(lessons.find(lesson => lesson.id === id))
  const cardOf = (id: string) =>
    lessons.find(lesson => lesson.id === id)?.document.pipelines[0]?.nodes[0]?.config as unknown as NextWordConfig
  const tales = textIn(code, 'fairy-tales')

  test('there are ten fairy tales and 22 weather reports, which the lessons learn from', async () => {
    expect((await data(tales)).sources).toHaveLength(10)
    expect(wordsOf('the-next-word')).toContain(fact.tales)
    expect((await data(textIn(code, 'weather'))).sources).toHaveLength(22)
    expect(wordsOf('train-your-own')).toContain(fact.reports)
    for (const id of ['the-next-word', 'dice', 'by-heart', 'tokens']) expect(cardOf(id).learnFrom).toBe(tales)
    expect(cardOf('train-your-own').learnFrom).toBe(textIn(code, 'weather'))
  })

  test('the first bar of the first lesson comes 5 times of 14, and is the longest', async () => {
    const { begin, order } = cardOf('the-next-word')
    expect(await counts(await learnerOf(tales), begin, order)).toEqual(fact.after)
    expect(wordsOf('the-next-word')).toContain(fact.chance)
    expect(wordsOf('the-next-word')).toContain(Object.keys(fact.after)[0])
  })

  test('after a word that was never read, all words have the chances of their counts', async () => {
    const learner = await learnerOf(tales)
    expect(wordsOf('the-next-word')).toContain(`**${fact.unread}**`)
    expect(await counts(learner, fact.unread, 3)).toEqual(await counts(learner, '', 1))
  })

  test('a word that is often in the tales is one piece, one that is never in them is many', async () => {
    const { sources } = await data(tales)
    const times = (word: RegExp) => sources.reduce((sum, { text }) => sum + (text.match(word)?.length ?? 0), 0)
    const { word, times: often, claim } = fact.often
    const whole = new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'giu')
    expect([times(whole), times(new RegExp(fact.seldom, 'gi'))]).toEqual([often, 0])
    expect(wordsOf('tokens')).toContain(claim)
    const learner = await learnerOf(tales, 'pieces')
    const cut = async (begin: string) =>
      (await learner.write({ begin, taken: [], order: 1, dice, seed: 1, most: 1, untilFullStop: false })).prompt
    expect((await cut(fact.start)).at(-1)).toBe(` ${word}`)
    expect((await cut(cardOf('tokens').begin)).length).toBeGreaterThan(4)
    expect(await cut(cardOf('tokens').begin)).toContain(` ${word}`)
    // Without a space before it, it is another piece.
    expect((await cut(word)).length).toBeGreaterThan(1)
    expect((await cut(fact.short)).length).toBeGreaterThan(1)
    for (const each of fact.long) {
      expect((await cut(each)).length, each).toBeGreaterThan(4)
      expect(wordsOf('tokens')).toContain(each)
    }
  })
})
