/** Ways of speaking that a prompt can ask for. They are applied to a reply that is already written. */
interface Style {
  asked: RegExp
  apply(text: string): string
}

const PIRATE: readonly [RegExp, string][] = [
  [/\bhello\b/gi, 'ahoy'],
  [/\bmy\b/g, 'me'],
  [/\byou are\b/gi, 'ye be'],
  [/\byou\b/gi, 'ye'],
  [/\byour\b/gi, 'yer'],
  [/\bis\b/g, 'be'],
  [/\bare\b/g, 'be'],
  [/\bam\b/g, 'be'],
  [/\bthe\b/g, "th'"],
  [/\byes\b/gi, 'aye'],
  [/\bof\b/g, "o'"],
  [/ing\b/g, "in'"],
  [/\bfriend\b/gi, 'matey'],
]

const sentences = (text: string) => text.split(/(?<=[.!?])\s+/).filter(Boolean)

const STYLES: readonly Style[] = [
  { asked: /\b(?:one|a single) word\b/i, apply: text => oneWord(text) },
  { asked: /\b(?:one|a single|1) (?:short )?sentence\b/i, apply: inOneSentence },
  {
    asked:
      /\b(?:be (?:very )?(?:brief|short|concise)|briefly|short answers?|keep (?:it|your (?:answers?|replies)) short|kurz)\b/i,
    apply: text => sentences(text).slice(0, 2).join(' '),
  },
  {
    asked: /\b(?:bullet(?:s| points?| list)?|as a list|in a list|numbered list)\b/i,
    apply: text =>
      sentences(text)
        .map(line => `- ${line}`)
        .join('\n'),
  },
  { asked: /\bpirate\b/i, apply: text => `Arr! ${PIRATE.reduce((said, [from, to]) => said.replace(from, to), text)}` },
  { asked: /\brhym(?:e|es|ing)\b|\bpoem\b|\bverse\b/i, apply: text => rhyme(text) },
  {
    asked: /\b(?:in|auf|speak|answer|reply|respond) (?:in )?(?:german|deutsch)\b/i,
    apply: text => `Hallo! Ich kann nur wenig Deutsch, darum weiter auf Englisch: ${text}`,
  },
  {
    asked: /\b(?:in|speak|answer|reply|respond) (?:in )?(?:french|français)\b/i,
    apply: text => `Bonjour ! Je parle peu français, alors voici la suite en anglais : ${text}`,
  },
  {
    asked: /\b(?:in|speak|answer|reply|respond) (?:in )?(?:spanish|español)\b/i,
    apply: text => `¡Hola! Hablo poco español, así que sigo en inglés: ${text}`,
  },
  { asked: /\bemojis?\b/i, apply: text => `${text} ✨` },
  {
    asked: /\b(?:in (?:all )?(?:capitals|caps|capital letters|upper ?case)|all caps|shout(?:ing)?)\b/i,
    apply: text => text.toUpperCase(),
  },
  { asked: /\b(?:in )?(?:lower ?case|small letters)\b/i, apply: text => text.toLowerCase() },
]

/** Speaks a reply as the system prompt, or the person, asks. "Do not …" is respected. */
export function speakAs(text: string, system: string, said: string): string {
  const orders = `${system}\n${/\b(?:answer|reply|speak|write|say|tell|talk|respond)\b/i.test(said) ? said : ''}`
  return STYLES.reduce((reply, { asked, apply }) => {
    const order = asked.exec(orders)
    return order && !/\b(?:not|never|don't|avoid|without)\b[^.\n]{0,20}$/i.test(orders.slice(0, order.index))
      ? apply(reply)
      : reply
  }, text)
}

/** The most telling word: one between stars, else the last long one of the first sentence. */
function oneWord(text: string): string {
  const starred = /\*([^*\s]+)\*/.exec(text)?.[1]
  const words = (sentences(text)[0] ?? text).match(/[\p{L}\d#]+/gu) ?? []
  return starred ?? words.filter(word => word.length > 3).at(-1) ?? words.at(-1) ?? text
}

const COUPLETS: readonly [RegExp, string][] = [
  [/(?:night|light|bright|sight|white)\W*$/i, 'I looked it up and hope that I am right.'],
  [/(?:day|grey|way|say|play|stay)\W*$/i, 'That is the thing my lists and I would say.'],
  [/(?:sea|tree|me|see|free|be)\W*$/i, 'My lists of words have handed this to me.'],
  [/(?:blue|true|you|new|do|too)\W*$/i, 'I took a rule and made a rhyme for you.'],
]

function rhyme(text: string): string {
  const lines = sentences(text)
  const first = (lines.find(line => line.includes('*')) ?? lines[0] ?? text).trim()
  const known = COUPLETS.find(([ending]) => ending.test(first))
  return known
    ? `${first}\n${known[1]}`
    : `${first}\nI turned that round until it came out right,\nmy lists of words are open day and night.`
}

/** Up to three sentences in one, joined by semicolons. */
function inOneSentence(text: string): string {
  const parts = sentences(text).slice(0, 3)
  return parts
    .map((part, i) => (i < parts.length - 1 ? part.replace(/(?<![.!?])[.!?]+$/, '') : part))
    .map((part, i) => (i > 0 && !/^I\b/.test(part) ? part.charAt(0).toLowerCase() + part.slice(1) : part))
    .join('; ')
}
