import type { Redactor } from '../../engine/net/redact/redactor'
import type { ModelEvent } from '../../model/language-model'

/** A model's stream with keys taken out of all that it says, of its calls, and of the error that ends it. */
export async function* redactEvents(events: AsyncIterable<ModelEvent>, redactor: Redactor): AsyncGenerator<ModelEvent> {
  const streams = { 'text-delta': redactor.stream(), 'reasoning-delta': redactor.stream() }
  const kinds = ['reasoning-delta', 'text-delta'] as const
  const rest = () =>
    kinds.map(type => ({ type, text: streams[type].end() })).filter(({ text }) => text !== '') satisfies ModelEvent[]
  try {
    for await (const event of events) {
      if (event.type === 'text-delta' || event.type === 'reasoning-delta') {
        const text = streams[event.type].push(event.text)
        // Tokens are those of the text as it came; beside text that was held back or changed they would be of another.
        if (text === event.text) yield redactor.json(event)
        else if (text !== '') yield { type: event.type, text }
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
