import type { CompiledMessage } from './message'

/**
 * The key of a message in catalogs: a hash of 52 bits of its compiled form and its context. `npm run messages` refuses two
 * messages with the same key.
 */
export function messageKey(message: CompiledMessage, context = ''): string {
  const text = JSON.stringify([message, context])
  let [high, low] = [0x811c9dc5, 0x1b873593]
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    high = Math.imul(high ^ unit, 0x01000193)
    low = Math.imul(low ^ unit, 0x85ebca6b)
    low ^= low >>> 13
  }
  return ((high >>> 0) * 0x10_0000 + (low >>> 12)).toString(36)
}
