import fc from 'fast-check'
import type { Document, NodeConfig } from '../../src/model/document'
import { stack } from './engine'

export const words = fc.stringMatching(/^[a-z]{1,9}( [a-z]{1,9}){0,12}$/)

/** A schema of answers, `{"n": 7}`. */
const numberForm = { type: 'object', required: ['n'], properties: { n: { type: 'number' } } }

/** A node: its type and config, where `from` is the number of an inference above to continue from. */
export type Card = [type: string, config: NodeConfig]

/** An inference with any settings but those named. */
export const inferenceCard = (without: readonly string[] = []): fc.Arbitrary<Card> => {
  const settings = {
    contextMode: fc.constantFrom('continue', 'fresh', 'alone'),
    window: fc.integer({ min: 25, max: 90 }),
    systemPrompt: words,
    userMessage: words,
    responseFormat: fc.constant(numberForm),
    memories: words.map(content => [{ role: 'user', content }]),
    enabledTools: fc.constant(['display_color']),
    maxTokens: fc.integer({ min: 1, max: 4000 }),
    from: fc.nat({ max: 9 }),
  }
  const chosen = Object.fromEntries(Object.entries(settings).filter(([name]) => !without.includes(name)))
  return fc.record(chosen, { requiredKeys: [] }).map((config): Card => ['inference', config as NodeConfig])
}

/** A text, a prompt or a display. */
export const anyCard = (displays = true): fc.Arbitrary<Card> =>
  fc.oneof(
    words.map((defaultValue): Card => ['user_input', { defaultValue }]),
    words.map((prompt): Card => ['system_prompt', { prompt }]),
    ...(displays ? [fc.constant<Card>(['color_display', {}]), fc.constant<Card>(['gauge_display', {}])] : []),
  )

/**
 * A stack of texts, prompts, displays and inferences with any settings, but for those named in `without`, and without
 * displays where `displays` is false. The ids of its cards are n0, n1 and so on.
 */
export function anyStack({
  without = [],
  displays = true,
}: {
  without?: readonly string[]
  displays?: boolean
} = {}): fc.Arbitrary<Document> {
  const card = fc.oneof(
    { weight: displays ? 4 : 2, arbitrary: anyCard(displays) },
    { weight: 4, arbitrary: inferenceCard(without) },
  )
  return fc.array(card, { minLength: 2, maxLength: 9 }).map(cards => {
    const above: string[] = []
    return stack(
      ...cards.map(([type, { from, ...config }], index): [string, NodeConfig, string] => {
        const goesOnFrom = typeof from === 'number' ? above[from % Math.max(1, above.length)] : undefined
        if (type === 'inference') above.push(`n${index}`)
        return [type, { ...config, ...(goesOnFrom !== undefined && { goesOnFrom }) }, `n${index}`]
      }),
    )
  })
}
