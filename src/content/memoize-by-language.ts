import type { Messages } from '../language/messages'

/** Memoizes content by language, since every render reads it. */
export function memoizeByLanguage<Content>(make: (messages: Messages) => Content): (messages: Messages) => Content {
  const cache = new WeakMap<Messages, Content>()
  return messages => {
    let content = cache.get(messages)
    if (content === undefined) {
      content = make(messages)
      cache.set(messages, content)
    }
    return content
  }
}
