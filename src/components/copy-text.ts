import { LocalizedError } from '../language/localized-error'
import { msg } from '../language/message'
/**
 * Copies a text. Pages over plain http, as on a teacher's laptop, have no clipboard API, and frames may not use it: there `execCommand` is used,
 * with a listener that sets the data.
 * @throws Error when the browser refuses. Must be called from a user gesture.
 */
export async function copyText(text: string): Promise<void> {
  try {
    if (navigator.clipboard) return await navigator.clipboard.writeText(text)
  } catch {
    // Most frames have no permission for it.
  }
  const put = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
    // Prevents other listeners from changing the data.
    event.stopImmediatePropagation()
  }
  document.addEventListener('copy', put, { capture: true, once: true })
  const isCopied = document.execCommand('copy')
  document.removeEventListener('copy', put, { capture: true })
  if (!isCopied) throw new LocalizedError(msg('The browser does not let this page copy.'))
}
