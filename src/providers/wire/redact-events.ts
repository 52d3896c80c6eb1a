import type { ModelEvent } from '../../engine/model/language-model'
import type { Redactor } from '../../engine/net/redact/redactor'

/** A model's stream with keys taken out of all that it says, of its calls, and of the error that ends it. */
export async function* redactEvents(events: AsyncIterable<ModelEvent>, redactor: Redactor): AsyncGenerator<ModelEvent> {
  const said = redactor.stream()
  function* rest(): Generator<ModelEvent> {
    const text = said.end()
    if (text !== '') yield { type: 'text-delta', text }
  }
  try {
    for await (const event of events) {
      if (event.type === 'text-delta') {
        const text = said.push(event.text)
        if (text !== '') yield { ...event, text }
        continue
      }
      if (event.type !== 'usage') yield* rest()
      yield redactor.json(event)
    }
    yield* rest()
  } catch (error) {
    yield* rest()
    throw redactor.error(error)
  }
}
