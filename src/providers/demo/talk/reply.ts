import { article } from '../choose/article'
import { listedChoices } from '../choose/choices'
import { weightOfFeeling } from '../choose/choose-color'
import { isMeasure } from '../choose/choose-level'
import { called, enumerated, tell } from '../languages/active'
import { isQuestion } from '../read/asserted'
import { colorName } from '../read/color'
import { hasPack } from '../read/language'
import { about, type RequestReading, textOf } from '../read/reading'
import { reasonsOf } from '../read/results'
import { hash, isStopword } from '../read/words'
import { ranked } from '../sample'
import { answerAboutItself } from './about-itself'
import { answerArithmetic } from './arithmetic'
import { answerFromMemory, introduces } from './memory'
import { talkingRules, talks } from './rules'
import { answerSmallTalk } from './small-talk'
import { describe, imagineSubject, wantsPicture } from './vivid'

/** Counts a letter in a word, which is hard for language models; null when that is not the question. */
function countLetters(said: string): string | null {
  const asked = talkingRules().flatMap(({ letters }) => letters.exec(said) ?? [])
  const [, letter = '', word = ''] = asked
  if (!letter || !word) return null
  const count = [...word.toLowerCase()].filter(other => other === letter.toLowerCase()).length
  return tell(
    '{count}. I looked at {word} letter by letter, which is easy for a rule. Language models see pieces of words instead, and often miscount.',
    { count: count === 0 ? tell('None') : count, word },
  )
}

export { isSmallTalk } from './small-talk'
export { answerTranslation } from './translate'

/** The answer where no tool has answered, before a voice is applied. */
export function plainReply(reading: RequestReading): string {
  const { said } = reading
  if (reading.looks.length > 0) return describeLooks(reading)
  if (reading.topicFrom === 'nothing' || reading.topicFrom === 'system') return nobodySpoke(reading)
  const earlier = reading.request.messages
    .slice(0, -1)
    .flatMap(message => (message.role === 'user' ? [textOf(message.content)] : []))
  return (
    answerFromMemory(said, earlier) ??
    greetByName(said) ??
    answerArithmetic(said) ??
    countLetters(said) ??
    answerAboutItself(said) ??
    answerSmallTalk(reading) ??
    unreachable(reading) ??
    chooseForYou(reading) ??
    (wantsPicture(reading) ? describe(reading) : null) ??
    describeReading(reading)
  )
}

/** "I saw *storm* …": the words and the rule, at the beginning of every answer. */
export function rule({ scene, mood, numbers, topicFrom, said, answers }: RequestReading): string {
  // Chances can take another color than the one that is named.
  const isShown = answers.length === 0 || reasonsOf(answers).includes(tell('The text names this color'))
  const colour = isShown ? scene.colours[0] : undefined
  const thing = scene.things[0]
  const felt = mood.felt[0]
  const seen: string[] = []
  const measure = numbers.find(isMeasure)
  if (measure) seen.push(tell('I saw the number *{number}*.', { number: measure.words }))
  if (colour) seen.push(tell('I saw *{word}*, and a color that is named wins.', { word: colour.words }))
  else if (thing && !(felt && weightOfFeeling(felt.strength, true) > 3.3))
    seen.push(
      tell('I saw *{word}*, and I know what {thing} looks like.', { word: thing.word, thing: article(thing.name) }),
    )
  if (felt) {
    const words = felt.words
      .slice(0, 3)
      .map(word => `*${word}*`)
      .join(tell(', '))
    const gaps = { words, feeling: called(felt.emotion.noun) }
    seen.push(
      seen.length > 0
        ? tell('Also {words}: my list says {feeling}.', gaps)
        : tell('I saw {words}: my list says {feeling}.', gaps),
    )
  }
  if (seen.length > 0 && isQuestion(said) && !felt) seen.push(tell('The answer to your question is not on my lists.'))
  if (seen.length > 0) return seen.join(' ')
  return topicFrom === 'message' || topicFrom === 'earlier'
    ? tell('That is not on my lists, so I took the middle of the road.')
    : tell('Nobody has told me anything yet, so I took the middle of the road.')
}

/** What the counted pixels of a picture say. */
export function describeLooks({ looks, said }: RequestReading): string {
  const [look] = looks
  if (!look?.readable)
    return tell('There is a picture, but of a kind that I cannot open: I only read small PNGs. So I have not seen it.')
  if (look.drawn < 0.005) return tell('I counted the pixels, and the paper is empty.')
  const colours = look.colours.slice(0, 3).map(({ name }) => called(name))
  const share = Math.max(1, Math.round(look.drawn * 100))
  const counted = tell(
    'I cannot see as you do, but I can count: {share} % of the paper is drawn on, mostly in {colors}.',
    {
      share,
      colors: enumerated(colours),
    },
  )
  const isOfColors = talks(said, rules => rules.asksForColors) && !talks(said, rules => rules.asksWhat)
  return isOfColors ? counted : `${counted} ${guessOf(look.resembles)}`
}

/** What an outline may be, from the drawings that are most like it. */
function guessOf(resembles: readonly string[]): string {
  const [first, ...others] = resembles.map(name => article(called(name)))
  if (first === undefined) return tell('Its outline is like none of my little drawings, so I will not guess.')
  const guess =
    others.length > 0
      ? tell('By its outline it is nearest to my little drawing of {thing}, then {others}.', {
          thing: first,
          others: others.join(tell(' and ')),
        })
      : tell('By its outline it is nearest to my little drawing of {thing}.', { thing: first })
  return `${guess} ${tell('That is a guess by comparing shapes.')}`
}

function nobodySpoke(reading: RequestReading): string {
  const { system, scene, request } = reading
  if (wantsPicture(reading)) {
    const subject = imagineSubject(reading)
    return `${tell('Nobody has named a picture, so I take {subject}.', { subject })} ${describe(about(reading, subject))}`
  }
  const { length } = request.tools
  const tools =
    length === 0
      ? ''
      : ` ${length === 1 ? tell('I have a tool ready.') : tell('I have {count} tools ready.', { count: length })}`
  if (!system.trim())
    return `${tell('Hello! There is no message for me yet.')}${tools} ${tell('Write me something above.')}`
  const [thing] = scene.things
  const hello = thing
    ? tell('Hello! I have read my system prompt about {thing}, but nobody has said anything yet.', {
        thing: thing.name,
      })
    : tell('Hello! I have read my system prompt, but nobody has said anything yet.')
  return `${hello}${tools} ${tell('Write me a message, and I will begin.')}`
}

function greetByName(said: string): string | null {
  const name = talks(said, ({ names }) => names.greets) && said.length < 60 ? introduces(said) : null
  return name
    ? tell('Hello, {name}! I can use your name for as long as it stays in this conversation.', { name })
    : null
}

/** A tool that could not be called says why, instead of silence. */
function unreachable({ said, request, tokens }: RequestReading): string | null {
  const wantsAddress = talks(said, rules => rules.wantsAddress)
  const hasWebhook = request.tools.some(({ inputSchema }) => /"url"/.test(JSON.stringify(inputSchema)))
  return wantsAddress && hasWebhook && tokens.length > 0
    ? tell(
        'I would send that, but there is no web address in your message or in my prompt, and I never make one up. Give me a link that starts with https://.',
      )
    : null
}

/** "Tea or coffee?" without a survey to ask with: takes one, and says that it is no taste. */
function chooseForYou({ said, pick }: RequestReading): string | null {
  const options = listedChoices(said)
  if (options.length < 2 || !/[?؟]/.test(said)) return null
  const start = hash(said) % options.length
  const choice = pick(ranked([...options.slice(start), ...options.slice(0, start)], 0.3))
  return tell('I have no taste of my own, but if I must: *{choice}*. I counted {count} choices and took one.', {
    choice,
    count: options.length,
  })
}

/** A question that requires knowledge, which the demo does not have. */
function admitIgnorance({ scene, tokens }: RequestReading): string {
  const thing = scene.things[0]
  const word = longest(tokens)
  const saw = thing
    ? tell(
        'I saw *{word}* and could show you its color, but the answer to that is not on my lists, so I do not know.',
        { word: thing.word },
      )
    : word
      ? tell('I saw *{word}*, but the answer to that is not on my lists, so I do not know.', { word })
      : tell('The answer to that is not on my lists, so I do not know.')
  return `${saw} ${tell('I am not a language model: a real one could try this question.')}`
}

const longest = (tokens: RequestReading['tokens']): string | undefined =>
  tokens.filter(({ word }) => word.length > 3 && !isStopword(word)).sort((a, b) => b.word.length - a.word.length)[0]
    ?.raw

/** Languages without a pack, as an English sentence has them. */
const LANGUAGE_NAMES = { pt: 'Portuguese', it: 'Italian', nl: 'Dutch' } as const

function describeReading(reading: RequestReading): string {
  const { mood, scene, said, pick, tokens, language } = reading
  const [felt] = mood.felt
  const thing = scene.things[0]
  const colour = scene.colours[0]
  if (mood.felt.length === 0 && isQuestion(said) && scene.colours.length === 0) return admitIgnorance(reading)
  if (felt && felt.strength >= 1.2) {
    const words = felt.words.slice(0, 3).map(word => `*${word}*`)
    const kind =
      mood.valence < -0.2
        ? [tell('I am sorry it is like that.'), tell('That sounds hard.'), tell('Thank you for telling me.')]
        : [tell('That is good to hear.'), tell('How nice!'), tell('I like that.')]
    const question =
      mood.valence < -0.2 ? tell('What would make it a little lighter?') : tell('What was the best part of it?')
    const saw = tell('I saw {words}, and on my list that is {feeling}.', {
      words: enumerated(words),
      feeling: called(felt.emotion.noun),
    })
    return `${pick(ranked(kind))} ${saw} ${question}`
  }
  if ((thing || colour) && hasPack(language)) {
    const subject = thing ? article(thing.name) : (colour?.name ?? '')
    const color = colour ? colour.name : called(colorName(thing?.hexes[0] ?? '#888888'))
    const word = thing ? thing.word : (colour?.words ?? '')
    const icon = thing?.icons[0]
    const saw = icon
      ? tell('I saw *{word}*. When I think of {subject}, my list gives me {color} and the sign “{icon}”.', {
          word,
          subject,
          color,
          icon,
        })
      : tell('I saw *{word}*. When I think of {subject}, my list gives me {color}.', { word, subject, color })
    return `${saw} ${tell('Shall I show it? Put a color or a drawing above me, and I will have a tool for it.')}`
  }
  if (!hasPack(language)) {
    const name = language === 'other' ? undefined : LANGUAGE_NAMES[language]
    const guess = name
      ? tell('I take this for {language}, and it is not on my lists.', { language: name })
      : tell('I cannot tell what language this is, and it is not on my lists.')
    return `${guess} ${tell('I read English, Spanish, German, French and Arabic.')}`
  }
  const word = longest(tokens)
  return word
    ? pick(
        ranked([
          tell(
            'I read *{word}* and the rest, but that is not on my lists. Tell me a feeling, a color or a thing, and I can do more.',
            { word },
          ),
          tell('You wrote about *{word}*. That is not on my lists, so I can only say that I read it.', { word }),
        ]),
      )
    : tell('I read that, but it is not on my lists. Tell me a feeling, a color or a thing.')
}
