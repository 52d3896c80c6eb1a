import type { Messages } from '../language/messages'

/** Makes content once for each language: it is asked for whenever it is drawn. */
export function keptByLanguage<Content>(make: (messages: Messages) => Content): (messages: Messages) => Content {
  const kept = new WeakMap<Messages, Content>()
  return messages => {
    let content = kept.get(messages)
    if (content === undefined) {
      content = make(messages)
      kept.set(messages, content)
    }
    return content
  }
}
