/**
 * Focuses an element that is about to be rendered, and scrolls it into view. Gives up after three seconds, or when
 * focus moves elsewhere.
 */
export function focusWhenRendered(find: () => HTMLElement | null): void {
  const start = performance.now()
  // As it is in the next frame: a dialog that closes gives the focus back to where it was opened.
  let before: Element | null | undefined
  const attempt = () => {
    const now = document.activeElement
    before ??= now
    const movedOn = now !== before && now !== null && now !== document.body && now.isConnected
    if (movedOn || performance.now() - start > 3000) return
    const element = find()
    if (!element) {
      requestAnimationFrame(attempt)
      return
    }
    element.focus({ preventScroll: true })
    element.scrollIntoView({ block: 'nearest' })
  }
  requestAnimationFrame(attempt)
}
