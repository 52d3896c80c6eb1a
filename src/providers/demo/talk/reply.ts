import { article } from '../choose/article'
import { listedChoices } from '../choose/choices'
import { weightOfFeeling } from '../choose/choose-color'
import { isMeasure } from '../choose/choose-level'
import { isQuestion } from '../read/asserted'
import { colorName } from '../read/color'
import { hasWordLists, LANGUAGE_NAMES } from '../read/language'
import { about, type RequestReading, textOf } from '../read/reading'
import { hash, isStopword } from '../read/words'
import { ranked } from '../sample'
import { answerAboutItself } from './about-itself'
import { answerArithmetic } from './arithmetic'
import { listed } from './listed'
import { answerFromMemory, introduces } from './memory'
import { answerSmallTalk } from './small-talk'
import { describe, imagineSubject, wantsPicture } from './vivid'

const ASKED =
  /\bhow many (?:letters? )?["“']?(\p{L})["”']?(?:'s|s)? (?:are )?(?:there )?(?:are )?in (?:the word )?["“']?(\p{L}+)/iu

/** Counts a letter in a word, which is hard for language models; null when that is not the question. */
function countLetters(said: string): string | null {
  const [, letter = '', word = ''] = ASKED.exec(said) ?? []
  if (!letter || !word) return null
  const count = [...word.toLowerCase()].filter(other => other === letter.toLowerCase()).length
  return `${count === 0 ? 'None' : count}. I looked at ${word} letter by letter, which is easy for a rule. Language models see pieces of words instead, and often miscount.`
}

export { isSmallTalk } from './small-talk'
export { answerTranslation } from './translate'

/** The answer where no tool has answered, before a voice is applied. */
export function plainReply(reading: RequestReading): string {
  const { said } = reading
  if (reading.looks.length > 0) return sayLooks(reading)
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
    sayWhatISaw(reading)
  )
}

/** "I saw *storm* …": the words and the rule, at the beginning of every answer. */
export function rule({ scene, mood, numbers, topicFrom, said }: RequestReading): string {
  const colour = scene.colours[0]
  const thing = scene.things[0]
  const felt = mood.felt[0]
  const seen: string[] = []
  const measure = numbers.find(isMeasure)
  if (measure) seen.push(`I saw the number *${measure.words}*.`)
  if (colour) seen.push(`I saw *${colour.words}*, and a color that is named wins.`)
  else if (thing && !(felt && weightOfFeeling(felt.strength, true) > 3.3))
    seen.push(`I saw *${thing.word}*, and I know what ${article(thing.name)} looks like.`)
  if (felt) {
    const words = felt.words
      .slice(0, 3)
      .map(word => `*${word}*`)
      .join(', ')
    seen.push(`${seen.length > 0 ? 'Also' : 'I saw'} ${words}: my list says ${felt.emotion.noun}.`)
  }
  if (seen.length > 0 && isQuestion(said) && !felt) seen.push('The answer to your question is not on my lists.')
  if (seen.length > 0) return seen.join(' ')
  return topicFrom === 'message' || topicFrom === 'earlier'
    ? 'That is not on my lists, so I took the middle of the road.'
    : 'Nobody has told me anything yet, so I took the middle of the road.'
}

/** What the counted pixels of a picture say. */
export function sayLooks({ looks, said }: RequestReading): string {
  const [look] = looks
  if (!look?.readable)
    return 'There is a picture, but of a kind that I cannot open: I only read small PNGs. So I have not seen it.'
  if (look.drawn < 0.005) return 'I counted the pixels, and the paper is empty.'
  const colours = look.colours.slice(0, 3).map(({ name }) => name)
  const share = Math.max(1, Math.round(look.drawn * 100))
  const [first, ...others] = look.resembles
  const guess = first
    ? `By its outline it is nearest to my little drawing of ${article(first)}${others.length > 0 ? `, then ${others.map(article).join(' and ')}` : ''}. That is a guess by comparing shapes.`
    : 'Its outline is like none of my little drawings, so I will not guess.'
  const counted = `I cannot see as you do, but I can count: ${share} % of the paper is drawn on, mostly in ${listed(colours)}.`
  return /\b(?:colou?r)/i.test(said) && !/guess|what is/i.test(said) ? counted : `${counted} ${guess}`
}

function nobodySpoke(reading: RequestReading): string {
  const { system, scene, request } = reading
  if (wantsPicture(reading)) {
    const subject = imagineSubject(reading)
    return `Nobody has named a picture, so I take ${subject}. ${describe(about(reading, subject))}`
  }
  const tools =
    request.tools.length > 0
      ? ` I have ${request.tools.length === 1 ? 'a tool' : `${request.tools.length} tools`} ready.`
      : ''
  if (!system.trim()) return `Hello! There is no message for me yet.${tools} Write me something above.`
  return `Hello! I have read my system prompt${scene.things[0] ? ` about ${scene.things[0].name}` : ''}, but nobody has said anything yet.${tools} Write me a message, and I will begin.`
}

function greetByName(said: string): string | null {
  const name =
    /\b(?:my name|call me|i am called|ich heiße|je m'appelle|me llamo|i'm|i am|mein name|ich bin)\b/i.test(said) &&
    said.length < 60
      ? introduces(said)
      : null
  return name ? `Hello, ${name}! I can use your name for as long as it stays in this conversation.` : null
}

/** A tool that could not be called says why, instead of silence. */
function unreachable({ said, request, tokens }: RequestReading): string | null {
  const wantsAddress = /\b(?:webhook|notify|send (?:a|it|them|this)|doorbell|ring)\b/i.test(said)
  const hasWebhook = request.tools.some(({ inputSchema }) => /"url"/.test(JSON.stringify(inputSchema)))
  return wantsAddress && hasWebhook && tokens.length > 0
    ? 'I would send that, but there is no web address in your message or in my prompt, and I never make one up. Give me a link that starts with https://.'
    : null
}

/** "Tea or coffee?" without a survey to ask with: takes one, and says that it is no taste. */
function chooseForYou({ said, pick }: RequestReading): string | null {
  const options = listedChoices(said)
  if (options.length < 2 || !said.includes('?')) return null
  const start = hash(said) % options.length
  const choice = pick(ranked([...options.slice(start), ...options.slice(0, start)], 0.3))
  return `I have no taste of my own, but if I must: *${choice}*. I counted ${options.length} choices and took one.`
}

/** A question that requires knowledge, which the demo does not have. */
function admitIgnorance({ scene, tokens }: RequestReading): string {
  const thing = scene.things[0]
  const word = longest(tokens)
  const saw = thing
    ? `I saw *${thing.word}* and could show you its color, but the answer`
    : word
      ? `I saw *${word}*, but the answer`
      : 'The answer'
  return `${saw} to that is not on my lists, so I do not know. I am not a language model: a real one could try this question.`
}

const longest = (tokens: RequestReading['tokens']): string | undefined =>
  tokens.filter(({ word }) => word.length > 3 && !isStopword(word)).sort((a, b) => b.word.length - a.word.length)[0]
    ?.raw

function sayWhatISaw(reading: RequestReading): string {
  const { mood, scene, said, pick, tokens, language } = reading
  const [felt] = mood.felt
  const thing = scene.things[0]
  const colour = scene.colours[0]
  if (mood.felt.length === 0 && isQuestion(said) && scene.colours.length === 0) return admitIgnorance(reading)
  if (felt && felt.strength >= 1.2) {
    const words = felt.words.slice(0, 3).map(word => `*${word}*`)
    const kind =
      mood.valence < -0.2
        ? ['I am sorry it is like that.', 'That sounds hard.', 'Thank you for telling me.']
        : ['That is good to hear.', 'How nice!', 'I like that.']
    const question = mood.valence < -0.2 ? 'What would make it a little lighter?' : 'What was the best part of it?'
    return `${pick(ranked(kind))} I saw ${listed(words)}, and on my list that is ${felt.emotion.noun}. ${question}`
  }
  if ((thing || colour) && hasWordLists(language)) {
    const about = thing ? article(thing.name) : (colour?.name ?? '')
    const shade = colour ? colour.name : colorName(thing?.hexes[0] ?? '#888888')
    const saw = thing ? thing.word : (colour?.words ?? '')
    return `I saw *${saw}*. When I think of ${about}, my list gives me ${shade}${thing?.icons[0] ? ` and the sign “${thing.icons[0]}”` : ''}. Shall I show it? Put a color or a drawing above me, and I will have a tool for it.`
  }
  if (!hasWordLists(language)) {
    const name = LANGUAGE_NAMES[language]
    return `${name ? `I take this for ${name}` : 'I cannot tell what language this is'}, and it is not on my lists. I read English, and some words of German, French and Spanish.`
  }
  const word = longest(tokens)
  return word
    ? pick(
        ranked([
          `I read *${word}* and the rest, but that is not on my lists. Tell me a feeling, a color or a thing, and I can do more.`,
          `You wrote about *${word}*. That is not on my lists, so I can only say that I read it.`,
        ]),
      )
    : 'I read that, but it is not on my lists. Tell me a feeling, a color or a thing.'
}
