import type { Redactor } from '../../engine/net/redactor'
import type { ModelEvent } from '../../model/language-model'

type Delta = Extract<ModelEvent, { type: 'text-delta' | 'reasoning-delta' }>

/**
 * A model's stream with keys taken out of all that it says, of its calls, and of the error that ends it. A delta whose
 * last letters could begin a key waits for the next one.
 */
export async function* redactEvents(events: AsyncIterable<ModelEvent>, redactor: Redactor): AsyncGenerator<ModelEvent> {
  let held: Delta[] = []

  /** Redacts the deltas that are held, and takes those that are decided; all of them at the end of a text. */
  function decided(isEnd: boolean): Delta[] {
    const { texts, open } = redactor.parts(held.map(({ text }) => text))
    const shown = held.map((delta, index): Delta => {
      const text = texts[index] ?? ''
      // Tokens are those of the text as it came.
      return text === delta.text ? redactor.json(delta) : { type: delta.type, text }
    })
    held = isEnd ? [] : shown.slice(open)
    return (isEnd ? shown : shown.slice(0, open)).filter(({ text }) => text !== '')
  }

  try {
    for await (const event of events) {
      if (event.type === 'text-delta' || event.type === 'reasoning-delta') {
        if (held.some(({ type }) => type !== event.type)) yield* decided(true)
        held.push(event)
        yield* decided(false)
        continue
      }
      if (event.type !== 'usage') yield* decided(true)
      yield redactor.json(event)
    }
    yield* decided(true)
  } catch (error) {
    yield* decided(true)
    throw redactor.error(error)
  }
}
