import { msg } from '../../language/message'
import type { JsonObject } from '../../model/json'
import type { Tool } from '../../model/language-model'
import type { Asked } from './asked'
import { asSchema } from './form'
import { fold } from './lexicon'
import { type FeelingId, isOfKind, looks } from './looks'
import { shareOf } from './numbers'
import { summedUp } from './read'
import { isNothing, nothing, quoted, wordsOfFeeling } from './seen'
import { type Chosen, levelKey, propertiesOf, shapeOf } from './shapes'
import { says } from './topics'

/** How much of what a gauge measures, from 0 to 1, with what speaks for it. */
export function measured(
  asked: Asked,
  about: string,
): {
  share?: number
  saw: string[]
  kind: 'number' | 'words' | 'feeling' | 'none'
  feeling?: FeelingId
  scale?: string
} {
  const { reading, lexicons } = asked
  const scale = lexicons
    .flatMap(words => words.tokens(about).flatMap(word => words.meanings(word)))
    .find(({ kind }) => kind === 'scale')?.id
  const share = shareOf(reading.numbers)
  // "7 out of 20, and mum was not mad" says no mood.
  if (share !== undefined && reading.mixed.length === 0 && (reading.feelings.length > 0 || reading.denied.length === 0))
    return { share, saw: [], kind: 'number' }
  const weights = looks.scales[(scale ?? 'mood') as keyof typeof looks.scales]
  const { much, little } = reading.scaleWords(scale ?? '')
  if (much.length + little.length > 0) {
    const amount =
      0.5 + Math.sign(much.length - little.length) * Math.min(0.45, 0.2 + 0.1 * Math.abs(much.length - little.length))
    // "Hot soup in a cold cave" is in the middle.
    if (much.length === little.length) return { share: 0.5, saw: [...much, ...little], kind: 'words', scale }
    return { share: amount, saw: much.length > little.length ? much : little, kind: 'words', scale }
  }
  // A scale that is on no list is not measured by the mood.
  const [ofValence = 0, ofArousal = 0] = weights
  const isFelt =
    (scale !== undefined && !isOfKind(scale, 'scaleOfWeather')) || about === '' || says(about, 'mood', lexicons)
  const fitting =
    scale === 'fear' ? reading.feelings.filter(({ id }) => isOfKind(id, 'feelingOfDanger')) : reading.feelings
  if (fitting.length > 0 && isFelt) {
    const felt = summedUp(fitting)
    const amount = Math.max(-1, Math.min(1, felt.valence * ofValence + felt.arousal * ofArousal))
    return {
      share: 0.5 + 0.48 * amount,
      saw: wordsOfFeeling(felt),
      kind: 'feeling',
      feeling: felt.feelings[0]?.id,
      scale,
    }
  }
  return { saw: [], kind: 'none', scale }
}

/** The name of a display in its tool: "mood" of `display_mood_gauge`. */
const nameOf = (tool: string) =>
  tool
    .replace(/^(?:display|show|ask|generate)_/, '')
    .replace(/_?(?:gauge|score|verdict|color|icon|emoji|list|table|chart|pixel_art|survey)(?:_\d+)?$/, '')
    .replaceAll('_', ' ')

/** "35 degrees" is "35 °C". */
const degrees = (unit: string) => (/^(?:°|grad|degree|grado|degre|درج)/i.test(fold(unit)) ? '°c' : fold(unit))

/** The number that a level is set by, with its ends and steps. */
export function scaleOf(properties: JsonObject) {
  const key = levelKey(properties) ?? 'value'
  const { minimum, maximum, multipleOf } = asSchema(properties[key])
  const low = typeof minimum === 'number' ? minimum : 0
  const high = typeof maximum === 'number' ? maximum : 100
  return { key, low, high, step: typeof multipleOf === 'number' ? multipleOf : high - low <= 12 ? 0.5 : 1 }
}

export const rounded = (amount: number, low: number, high: number, step: number) =>
  Number(Math.max(low, Math.min(high, Math.round(amount / step) * step)).toFixed(2))

/** How much of something a gauge shows: a number beside it, words of its list, else the feeling. */
export function level(asked: Asked, tool: Tool): Chosen {
  const { key, low, high, step } = scaleOf(propertiesOf(tool))
  const name = nameOf(tool.name) || (shapeOf(tool) === 'level' && key === 'score' ? 'score' : '')
  const unit = fold(/counts in (\S+?)\.?$/.exec(tool.description)?.[1] ?? '')
  const { reading, words } = asked
  const inUnit = reading.numbers.find(
    number =>
      unit && number.unit && degrees(number.unit) === degrees(unit) && number.value >= low && number.value <= high,
  )
  const { share, saw, kind, feeling, scale } = measured(asked, key === 'score' ? '' : name)
  const amount = inUnit?.value ?? low + (share ?? 0.5) * (high - low)
  const args = { [key]: rounded(amount, low, high, step) }
  const by = inUnit ? 'number' : kind
  if (by === 'number') return { args, why: msg('The text gives a number.') }
  if (by === 'words') {
    const gaps = { words: quoted(asked, saw), scale: scale ? words.name('scale', scale) : name }
    if (share === 0.5) return { args, why: msg('I saw {words}. They do not say the same, so I take the middle.', gaps) }
    return {
      args,
      why:
        (share ?? 0.5) < 0.5
          ? msg('I saw {words}. My list says {scale}: a little.', gaps)
          : msg('I saw {words}. My list says {scale}: a lot.', gaps),
    }
  }
  if (by === 'feeling') {
    return {
      args,
      why: msg('I saw {words}. My list says {feeling}.', {
        words: quoted(asked, saw),
        feeling: words.name('feeling', feeling ?? 'good'),
      }),
    }
  }
  const isOfText = scale === undefined || !(isOfKind(scale, 'scaleOfWeather') || scale === 'fear')
  if (isOfText && (isNothing(reading) || reading.mixed.length > 0 || reading.denied.length > 0))
    return { args, why: nothing(asked) }
  return {
    args,
    why: scale
      ? msg('Nothing in the text is on my list for {scale}, so I took the middle.', {
          scale: words.name('scale', scale),
        })
      : msg('My lists do not say how much it is, so I took the middle.'),
  }
}
