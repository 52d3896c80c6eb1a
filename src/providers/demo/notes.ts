import { type LocalizedText, msg } from '../../language/message'
import type { Asked } from './asked'
import type { Found } from './read'

/** How many words of a kind are named. */
const MOST_NAMED = 4

/** Which words its lists had, and which they had not, before it answered. Empty where it looked nothing up. */
export function notes({ messages, reading, results, said }: Asked): string {
  if (said === '' || results.length > 0) return ''
  const list = (words: readonly string[]) =>
    messages.list([...new Set(words)].slice(0, MOST_NAMED).map(word => `“${word}”`))
  const named = (found: readonly Found[], line: (words: string) => LocalizedText) =>
    found.length > 0 ? [line(list(found.map(({ text }) => text)))] : []
  const { feelings, colors, things, unknown } = reading
  return [
    ...named(feelings, words => msg('My list of feelings has {words}.', { words })),
    ...named(colors, words => msg('My list of colors has {words}.', { words })),
    ...named(things, words => msg('My list of things has {words}.', { words })),
    ...(unknown.length > 0 ? [msg('On no list of mine: {words}.', { words: list(unknown) })] : []),
  ]
    .map(line => messages.localize(line))
    .join(' ')
}
