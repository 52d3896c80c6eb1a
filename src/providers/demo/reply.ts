import { type LocalizedText, msg } from '../../language/message'
import { type Asked, MOST_READ, type ToolAnswer } from './asked'
import { byExamples } from './examples'
import { choicesIn, keywordsOf, sentencesOf } from './lists'
import { lookOf } from './looks'
import { nameIn } from './names'
import { type Found, hasSign, type Reading } from './read'
import { describeFinding } from './results'
import { ranked } from './sample'
import { wordsOfFeeling } from './seen'
import { shapeOf } from './shapes'
import { isOfBag, packed } from './tables'
import { says } from './topics'

const starred = (words: readonly string[], { messages }: Asked) =>
  messages.list([...new Set(words)].slice(0, 3).map(word => `*${word}*`))

/** Writes the answer in words. It is never empty. */
export function reply(asked: Asked): string {
  const { messages, results, said, system, readIn } = asked
  const cut = asked.isCut ? [msg('I read only the first {count, number} letters.', { count: MOST_READ })] : []
  const say = (parts: readonly LocalizedText[]) => [...parts, ...cut].map(part => messages.localize(part)).join(' ')
  if (results.length > 0) return inVoice(say(afterTools(asked)), asked)
  const likeExamples = byExamples([system, ...asked.earlier, said], readIn)
  // The text of the examples is the whole answer: a voice would spoil it.
  if (likeExamples) return `${likeExamples.text}\n\n(${messages.localize(likeExamples.why)})`
  return inVoice(say(withoutTools(asked)), asked)
}

const TRY = msg('Try a feeling, a color or a thing: I look words up in lists.')

/** Answers to questions about the demo, and to requests that it cannot fulfill; the first whose mark the text has. */
const TALK: readonly (readonly [mark: string, ...answer: LocalizedText[]])[] = [
  [
    'who',
    msg(
      'I am the demo model of this page. I am not a language model: I am lists of words and rules, and they run right here, with no network and no key.',
    ),
  ],
  [
    'how',
    msg(
      'I look the words of your message up in lists of feelings, colors and things. The best match wins; at a higher temperature I sometimes take the second best.',
    ),
  ],
  ['feel', msg('I do not feel or think. I look words up in lists and follow rules.')],
  [
    'can',
    msg(
      'I can find a feeling, a color or a thing in a text, and fill in the cards above me: a color, an icon, a number, a small drawing, a list. Everything else I do not know.',
    ),
  ],
  ['translate', msg('I cannot translate.'), TRY],
  ['joke', msg('I cannot tell jokes, riddles or songs.'), TRY],
  ['sum', msg('I cannot do sums.'), TRY],
  ['write', msg('I cannot write that for you.'), TRY],
  ['know', msg('I do not know that: I have no facts, no clock and no news.'), TRY],
]
/** Answers to short greetings. */
const GREETINGS: typeof TALK = [
  ['hello', msg('Hello! I am the demo: lists of words and rules.'), TRY],
  ['bye', msg('Goodbye! I keep nothing of what was said.')],
  ['thanks', msg('You are welcome. I am only lists of words.'), TRY],
]
const SHORT = 40
const SUM =
  /\d\s*\/\s*\d+\s+(?:of|de|von|من)\s+\d|\d\s*[+*×÷=]\s*\d|\d\s+[-–x:/]\s+\d|\b[a-z]\s*[+*=]\s*\d|\d\s*[+=]\s*[a-z]\b/i

const isAsked = (family: string, { words, said }: Asked) => hasSign(words, family, said).length > 0

function smallTalk(asked: Asked): LocalizedText[] | undefined {
  const { reading, said } = asked
  const { marks, numbers, feelings, things } = reading
  const isSum = SUM.test(said) || (marks.has('sum') && numbers.filter(({ value }) => value >= 0).length > 1)
  const isPlain = said.length < SHORT && things.length === 0 && feelings.every(({ id }) => id === 'thanks')
  const found =
    TALK.find(([mark]) => (mark === 'sum' ? isSum : marks.has(mark))) ??
    (isPlain ? GREETINGS.find(([mark]) => marks.has(mark)) : undefined)
  if (found) return found.slice(1) as LocalizedText[]
  if (isAsked('liking', asked))
    return [msg('I like nothing more or less than other things: I am only lists of words.'), TRY]
  if (isAsked('request', asked)) return [msg('I cannot do that.'), TRY]
  return undefined
}

function withoutTools(asked: Asked): LocalizedText[] {
  const { isFollowing, said, reading, request, systemReading, hasPicture, words, pick } = asked
  if (hasPicture && !said)
    return [
      msg(
        'There is a picture. I cannot see what it shows; with a Color card above me I can count the colors of its pixels.',
      ),
    ]
  if (!said && !isFollowing && !systemReading.marks.has('describe'))
    return [
      msg(
        'Nobody has told me anything, so I have nothing to go on. Write a message, and I look its words up in my lists.',
      ),
    ]
  if (request.tools.some(tool => shapeOf(tool) === 'verdict')) return noVerdict(asked)
  if (request.tools.some(tool => shapeOf(tool) === 'list' && isOfBag(asked, tool)) && packed(asked).length === 0)
    return [msg('I found nothing to pack in the text. Say what you are taking: “I take socks and a towel.”')]
  const remembered = fromMemory(asked)
  if (remembered) return [remembered]
  const talk = smallTalk(asked)
  if (talk) return talk
  if (systemReading.marks.has('describe') || reading.marks.has('describe')) return scene(asked)
  if (isFollowing) return [whatWasTold(asked)]
  if (reading.marks.has('myName') && !reading.isQuestion && reading.feelings.length === 0)
    return [msg('You told me a name. I keep nothing: I know only what I am sent with each message.')]
  const choices = choicesIn(said, words)
  if (choices.length > 1)
    return [
      msg('I take {choice}. You named it, and I have no other reason: nobody told me how to choose.', {
        choice: `*${pick(ranked(choices))}*`,
      }),
    ]
  return report(asked)
}

/** What a card after another one passes on: a fact of its prompt, else what the models before it said. */
function whatWasTold({ system, notes, said }: Asked): LocalizedText {
  const paragraph = system.split(/\n\s*\n/).at(-1) ?? ''
  const fact = sentencesOf(paragraph).find(sentence => /[\d:]/.test(sentence))
  return msg('This is what I was told: {text}', { text: (fact ?? (notes || said)).trim().slice(0, 400) })
}

/** What the lists say of the text. */
function report(asked: Asked): LocalizedText[] {
  const { reading, words } = asked
  const { feelings, colors, things, isQuestion, valence, marks, mixed } = reading
  const [feeling] = feelings
  const found =
    mixed.length > 0
      ? undefined
      : feeling
        ? msg('I saw {words}. My list says {feeling}.', {
            words: starred(wordsOfFeeling(reading), asked),
            feeling: words.name('feeling', feeling.id),
          })
        : colors.length > 0
          ? msg('I saw {words}. That is a color on my list.', { words: starred(textsOf(colors), asked) })
          : things[0] && ofThing(things[0], words)
  if (!found) return [nothingFound(asked), TRY]
  // "What color is a banana?" is answered.
  if (isQuestion && !feeling && !marks.has('color'))
    return [found, msg('I do not know the answer to the question: I have no facts, only lists of words.')]
  return valence < -0.15 && marks.has('me')
    ? [found, msg('I am only lists of words: somebody you like can listen better than I can.')]
    : [found, msg('Put a Color or Icon card above me, and I can show it.')]
}

const textsOf = (found: readonly { text: string }[]) => found.map(({ text }) => text)

/** Why the lists say nothing of a text. */
function nothingFound(asked: Asked): LocalizedText {
  const { denied, mixed, unknown, isQuestion } = asked.reading
  if (mixed.length > 0) return bothHalves(asked)
  if (denied[0]) return denial(denied[0])
  if (isQuestion) return msg('I do not know the answer: I have no facts, only lists of words.')
  const word = unknown.find(each => each.length > 2) ?? unknown[0]
  return word
    ? msg('{word} is not on my lists.', { word: `*${word}*` })
    : msg('Nothing in your message is on my lists.')
}

/** What the text says is not there. */
const denial = (words: string) =>
  msg('I saw {words}. That says how it is not, and my lists do not say how it is.', { words: `*${words}*` })

/** A good and a sad word of one text. */
const bothHalves = (asked: Asked) =>
  msg('I saw {words}. They do not say the same, so I name no feeling.', { words: starred(asked.reading.mixed, asked) })

/** Why there is no verdict. */
function noVerdict(asked: Asked): LocalizedText[] {
  const { denied, feelings, mixed } = asked.reading
  if (mixed.length > 0) return [bothHalves(asked), msg('So I give no verdict.')]
  return [
    ...(denied[0] && feelings.length === 0 ? [denial(denied[0])] : []),
    msg('I give no verdict: no word of the text is on my lists of what is good and what is bad.'),
  ]
}

function ofThing({ text, id }: Reading['things'][number], words: Asked['words']): LocalizedText {
  const [color] = lookOf(id).colors
  return color
    ? msg('I saw {words}. My list says {color}.', { words: `*${text}*`, color: words.name('color', color) })
    : msg('I saw {words}. It is on my list of things, without a color.', { words: `*${text}*` })
}

/** The thing that a color stands beside. */
const nearest = ({ at }: Found, things: readonly Found[]) =>
  [...things].sort((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at))[0]

/** A picture in words: the things of the text with the colors of the lists. */
function scene({ reading, systemReading, words, readIn, notes, messages }: Asked): LocalizedText[] {
  const { things, colors } = reading.things.length > 0 ? reading : readIn(notes)
  const [first, ...others] = things.slice(0, 3).map(({ id }) => {
    const own = colors.find(color => nearest(color, things)?.id === id)
    const color = own && !own.id.startsWith('#') ? own.id : (lookOf(id).colors[0] ?? 'gray')
    return { thing: words.name('thing', id), color: own?.id.startsWith('#') ? own.id : words.name('color', color) }
  })
  if (!first) return [msg('I found nothing to describe: no thing of the text is on my lists.'), TRY]
  if (systemReading.marks.has('short')) return [msg('You see this: {thing}, {color}.', first)]
  return [
    msg('In the middle of the picture you find this, with the color that my list has for it: {thing}, {color}.', first),
    ...(others.length > 0
      ? [
          msg('Not far away from it you find what else the text names: {things}.', {
            things: messages.list(others.map(({ thing, color }) => `${thing} (${color})`)),
          }),
        ]
      : []),
    msg('The light, the air and everything between them are on no list of mine, so you will have to imagine them.'),
  ]
}

/** Answers a question about what was said: a model's only memory is the messages that it is sent. */
function fromMemory(asked: Asked): LocalizedText | undefined {
  const { said, earlier, reading } = asked
  if (reading.marks.has('askName')) {
    const name = nameIn([asked.system, ...earlier, said], asked.words)
    return name
      ? msg('Your name is {name}: it was in what I was sent.', { name })
      : msg('I do not know your name: I found none in what I was sent.')
  }
  const [first] = earlier
  if (reading.marks.has('askFirst'))
    return first
      ? msg('You said: “{text}”', { text: first.trim().slice(0, 200) })
      : msg('Nothing that you said before this was sent to me.')
  if (!reading.isQuestion || !reading.marks.has('me')) return undefined
  // "What is my hobby?" is answered by what was said of it.
  const keys = keywordsOf(reading).map(word => word.toLowerCase())
  const sentence = earlier.flatMap(sentencesOf).findLast(each => keys.some(key => each.toLowerCase().includes(key)))
  return sentence === undefined ? undefined : msg('You said: “{text}”', { text: sentence.slice(0, 200) })
}

/** What was seen, and what it was shown as, after the calls. */
function afterTools(asked: Asked): LocalizedText[] {
  const { results, chosen, request } = asked
  const newest = results.filter(
    (answer, at) => results.findLastIndex(({ toolName }) => toolName === answer.toolName) === at,
  )
  const isDisplay = ({ toolName }: ToolAnswer) => {
    const tool = request.tools.find(({ name }) => name === toolName)
    return tool !== undefined && !['finder', 'other', 'webhook', 'survey'].includes(shapeOf(tool))
  }
  const parts: LocalizedText[] = []
  if (chosen.length > 0)
    parts.push(msg('You chose {choices}. I know it from the result of the tool.', { choices: starred(chosen, asked) }))
  const shown = newest.filter(answer => isDisplay(answer) && !answer.isError)
  const findings = newest.filter(
    answer => !isDisplay(answer) && !(chosen.length > 0 && answer.content.includes('"chosen"')),
  )
  parts.push(...findings.map(answer => describeFinding(answer, asked)))
  parts.push(
    ...newest.filter(answer => isDisplay(answer) && answer.isError).map(answer => describeFinding(answer, asked)),
  )
  const remembered = findings.length === 0 ? fromMemory(asked) : undefined
  if (remembered) parts.push(remembered)
  if (shown.length === 0) return parts.length > 0 ? parts : report(asked)
  if (asked.looked) parts.push(msg('I cannot see what the picture shows.'))
  else if (asked.hasPicture && !asked.said)
    parts.push(msg('There is a picture, but I have nothing to look at it with, so I have not seen it.'))
  const told = [...parts, ...reasonsOf(shown)]
  return told.length > 0 ? told : report(asked)
}

/** The reasons that the calls gave, each once: the same ones as on the cards. */
function reasonsOf(shown: readonly ToolAnswer[]): LocalizedText[] {
  const reasons = shown.flatMap(({ args }) => (typeof args?.explanation === 'string' ? [args.explanation.trim()] : []))
  const different = reasons.filter(
    (reason, at) =>
      reasons.indexOf(reason) === at &&
      !reasons.some(other => other !== reason && other.startsWith(reason.slice(0, -1))),
  )
  return different.slice(0, 4)
}

/** Whether some text asks for a voice, or forbids it. */
function voiceIn(text: string, mark: string, { lexicons }: Asked): 'asked' | 'forbidden' | undefined {
  for (const sentence of sentencesOf(text)) {
    const words = lexicons.find(each => says(sentence, mark, [each]))
    if (words) return says(sentence, 'not', [words]) ? 'forbidden' : 'asked'
  }
  return undefined
}

/** The answer in the voice that is asked for. The system prompt wins: what it forbids, no message allows. */
function inVoice(text: string, asked: Asked): string {
  const { system, said, messages, reading, systemReading } = asked
  const bySystem = voiceIn(system, 'pirate', asked)
  const isPirate =
    bySystem === 'asked' ||
    (bySystem === undefined && reading.marks.has('voice') && voiceIn(said, 'pirate', asked) === 'asked')
  if (isPirate)
    return messages.localize(msg({ message: 'Arr! {text} Ahoy, matey!', note: 'As a pirate talks.' }, { text }))
  if (voiceIn(system, 'poet', asked) === 'asked')
    return messages.localize(
      msg(
        {
          message: '{text}\nI look up words by day and night,\nand hope that one or two are right.',
          note: 'Two lines that rhyme.',
        },
        { text },
      ),
    )
  if (bySystem === undefined && (systemReading.marks.has('voice') || reading.marks.has('voice')))
    return `${messages.localize(msg('I can only do two other voices, a pirate and a poet, so this is my own.'))} ${text}`
  return text
}
