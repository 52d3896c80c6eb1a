import type { Redactor } from '../../engine/net/redactor'
import type { ModelEvent } from '../../model/language-model'

type Delta = Extract<ModelEvent, { type: 'text-delta' | 'reasoning-delta' }>

/**
 * A model's stream with keys taken out of all that it says, of its calls, and of the error that ends it. A delta whose
 * last letters could begin a key waits for the next one.
 */
export async function* redactEvents(events: AsyncIterable<ModelEvent>, redactor: Redactor): AsyncGenerator<ModelEvent> {
  let stream = redactor.stream()
  let type: Delta['type'] = 'text-delta'
  /** Deltas that wait, what they say, and what of it is shown. */
  let held: Delta[] = []
  let said = ''
  let shown = ''

  /** Takes what is decided; all that is left at the end of a text. */
  function decided(isEnd: boolean): Delta[] {
    if (isEnd) {
      shown += stream.end()
      stream = redactor.stream()
    } else if (shown !== said && said.startsWith(shown)) return []
    // Tokens are those of the text as it came, so a text that was changed has none.
    const deltas: Delta[] = shown === said ? held.map(delta => redactor.json(delta)) : [{ type, text: shown }]
    held = []
    said = ''
    shown = ''
    return deltas.filter(({ text }) => text !== '')
  }

  try {
    for await (const event of events) {
      if (event.type === 'text-delta' || event.type === 'reasoning-delta') {
        if (type !== event.type) yield* decided(true)
        type = event.type
        held.push(event)
        said += event.text
        shown += stream.push(event.text)
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
