import { readingPack, speakingPack, tell } from '../languages/active'
import { englishPack } from '../languages/en/english'
import type { Manners } from '../languages/pack'

/** Ways of speaking that a prompt can ask for. They are applied to a reply that is already written. */
interface Style {
  asked: Exclude<keyof Manners['styles'], 'order' | 'forbidden'>
  apply(text: string): string
}

const sentences = (text: string) => text.split(/(?<=[.!?؟])\s+/).filter(Boolean)

const STYLES: readonly Style[] = [
  { asked: 'word', apply: text => oneWord(text) },
  { asked: 'threeWords', apply: text => plainWords(text).slice(0, 3).join(' ') },
  { asked: 'sentence', apply: inOneSentence },
  { asked: 'brief', apply: text => sentences(text).slice(0, 2).join(' ') },
  {
    asked: 'bullets',
    apply: text =>
      sentences(text)
        .map(line => `- ${line}`)
        .join('\n'),
  },
  { asked: 'pirate', apply: asPirate },
  { asked: 'rhyme', apply: text => rhyme(text) },
  { asked: 'emoji', apply: text => `${text} ✨` },
  { asked: 'capitals', apply: text => text.toLocaleUpperCase(speakingPack().code) },
  { asked: 'lower', apply: text => text.toLocaleLowerCase(speakingPack().code) },
]

/** Speaks a reply as the system prompt, or the person, asks. "Do not …" is respected. */
export function speakAs(text: string, system: string, said: string): string {
  const reads = readingPack()
  const packs = reads === englishPack ? [reads] : [reads, englishPack]
  const isOrdered = ({ asked }: Style) =>
    packs.some(({ fold, manners: { styles } }) => {
      const orders = fold(`${system}\n${styles.order.test(fold(said)) ? said : ''}`)
      const order = styles[asked].exec(orders)
      return order !== null && !styles.forbidden.test(orders.slice(0, order.index))
    })
  return STYLES.filter(isOrdered).reduce((reply, { apply }) => apply(reply), text)
}

function asPirate(text: string): string {
  const said = speakingPack().manners.pirate.reduce((reply, [from, to]) => reply.replace(from, to), text)
  return tell('Arr! {text}', { text: said })
}

const plainWords = (text: string) => text.match(/[\p{L}\p{M}\d#'’-]+/gu) ?? []

/** The most telling word: one between stars, else the last long one of the first sentence. */
function oneWord(text: string): string {
  const starred = /\*([^*\s]+)\*/.exec(text)?.[1]
  const words = (sentences(text)[0] ?? text).match(/[\p{L}\p{M}\d#]+/gu) ?? []
  return starred ?? words.filter(word => word.length > 3).at(-1) ?? words.at(-1) ?? text
}

function rhyme(text: string): string {
  const lines = sentences(text)
  const first = (lines.find(line => line.includes('*')) ?? lines[0] ?? text).trim()
  const { fold, manners } = speakingPack()
  const [, second = ''] = manners.couplets.find(([ending]) => ending.test(fold(first))) ?? []
  return `${first}\n${second}`
}

/** Up to three sentences in one, joined by semicolons. */
function inOneSentence(text: string): string {
  const parts = sentences(text).slice(0, 3)
  return parts
    .map((part, i) => (i < parts.length - 1 ? part.replace(/(?<![.!?؟])[.!?؟]+$/, '') : part))
    .map((part, i) => (i > 0 && !/^I\b/.test(part) ? part.charAt(0).toLowerCase() + part.slice(1) : part))
    .join('; ')
}
