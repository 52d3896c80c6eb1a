/**
 * Copies a text. Pages that came over plain http have no clipboard of their own, as in a class on its teacher's laptop:
 * there the older command does it, which lets the page say what is copied.
 * @throws Error when the browser does not let it. Has to be called from a press of a button.
 */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text)
  const put = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
    // Nobody else on the page has a word in this one.
    event.stopImmediatePropagation()
  }
  document.addEventListener('copy', put, { capture: true, once: true })
  const isCopied = document.execCommand('copy')
  document.removeEventListener('copy', put, { capture: true })
  if (!isCopied) throw new Error('The browser does not let this page copy.')
}
