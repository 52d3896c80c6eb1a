import { called, enumerated, tell } from '../languages/active'
import { isQuestion } from '../read/asserted'
import { type RequestReading, textOf } from '../read/reading'
import { chosenIn, describeResult, isFinding, reasonsOf } from '../read/results'
import { ranked } from '../sample'
import { examples, talk } from './load-talk'
import { speakAs } from './style'
import { missingVoice } from './voices'

/** Writes the reply in words, in the voice that the prompt asks for. */
export function writeReply(reading: RequestReading): string {
  const translated = reading.answers.length === 0 ? talk().answerTranslation(reading.said, reading.system) : null
  const likeExamples = reading.answers.length === 0 ? followExamples(reading) : null
  // A translation is the whole answer: a voice would spoil it.
  const missing = missingVoice(reading.system, reading.said)
  // A request for a voice that is not here must not be answered by this one.
  const note = missing ? `${tell('I have no voice for *{voice}*, so I speak in my own.', { voice: missing })} ` : ''
  return (
    likeExamples ??
    translated ??
    `${note}${speakAs(reading.answers.length > 0 ? afterTools(reading) : talk().plainReply(reading), reading.system, reading.said)}`
  )
}

/** Lines with an arrow may be examples: what reads them is loaded for those only. */
function followExamples({ system, request: { messages } }: RequestReading): string | null {
  const said = messages.flatMap(({ role, content }) => (role === 'user' ? [textOf(content)] : []))
  return /->|→|=>/.test(system + said.join()) ? examples().answerFromExamples(system, said) : null
}

/** After its calls the model says what it saw and what it did with it. */
function afterTools(reading: RequestReading): string {
  const chosen = reading.answers.flatMap(answer => chosenIn(answer) ?? [])
  const results = reading.answers.filter(
    (answer, i, all) => all.findLastIndex(({ toolName }) => toolName === answer.toolName) === i,
  )
  const said = [...new Set(results.map(describeResult))]
  if (chosen.length > 0) return `${said.join(' ')} ${remarkOn(chosen[0] ?? '', reading)}`
  // A request for facts is answered with the facts.
  if (results.every(isFinding)) return said.join(' ')
  const saw = reading.looks.length > 0 ? talk().describeLooks(reading) : (ruleOfCalls(reading) ?? talk().rule(reading))
  return [saw, ...said].filter(Boolean).join(' ')
}

function remarkOn(choice: string, { pick }: RequestReading): string {
  return pick(
    ranked([
      tell('Good choice! Your answer came back to me as a tool result, and that is how I know it.'),
      tell('Thank you: from now on I take *{choice}* as what you like.', { choice }),
    ]),
  )
}

/** The words that the calls gave as their reasons, so that the reply names the same rule as the cards. */
function ruleOfCalls({ answers, mood, said }: RequestReading): string | null {
  const reasons = reasonsOf(answers)
  const words = [
    ...new Set([...reasons.matchAll(/[“„«]\s?([^“”„«»]+)[”“»]/g)].map(([, word = '']) => word.trim())),
  ].slice(0, 4)
  if (words.length === 0 || (mood.felt.length === 0 && isQuestion(said))) return null
  const felt = mood.felt.find(({ emotion }) => reasons.includes(called(emotion.noun)))
  return [
    tell('I saw {words}.', { words: enumerated(words.map(word => `*${word}*`)) }),
    felt && tell('My list says {feeling}.', { feeling: called(felt.emotion.noun) }),
    reasons.includes(tell('The text names this color')) && tell('A color that is named wins.'),
  ]
    .filter(Boolean)
    .join(' ')
}
