import { errorText } from '../language/localized-error'
import { type LocalizedText, msg } from '../language/message'

/** Messages of Chromium, Firefox and Safari for a failed dynamic import, and of Vite for a failed style sheet. */
const UNFETCHED = /dynamically imported module|importing a module script failed|unable to preload css/i

/**
 * The words of anything thrown. A lazy import fails without a network, or after a new version was deployed; the
 * browser's message for it is replaced by a helpful one.
 */
export function describeError(error: unknown): LocalizedText {
  const words = errorText(error)
  return typeof words === 'string' && UNFETCHED.test(words)
    ? msg(
        'A part of the page that this needs could not be loaded. Check your connection, and run again. If that does not help, reload the page.',
      )
    : words
}
