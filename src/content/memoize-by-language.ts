import type { Messages } from '../language/messages'

/** Memoizes content by language, since every render reads it. */
export function memoizeByLanguage<Content>(make: (messages: Messages) => Content): (messages: Messages) => Content {
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
