import { isRightToLeft } from './reading-direction'

/** Places a popover below an element, or above where there is no room, with their ends in line and inside of the window. */
export function placeBeside(popover: HTMLElement, anchor: DOMRect): void {
  const end = isRightToLeft() ? document.documentElement.clientWidth - anchor.left : anchor.right
  placeAt(popover, anchor, end - popover.offsetWidth)
}

/** As `placeBeside`, with their starts in line: for what explains a word. */
export function placeUnder(popover: HTMLElement, anchor: DOMRect): void {
  placeAt(popover, anchor, isRightToLeft() ? document.documentElement.clientWidth - anchor.right : anchor.left)
}

function placeAt({ style, offsetWidth, offsetHeight }: HTMLElement, anchor: DOMRect, start: number): void {
  const below = anchor.bottom + 4
  style.insetBlockStart = `${below + offsetHeight > innerHeight ? Math.max(4, anchor.top - offsetHeight - 4) : below}px`
  style.insetInlineStart = `${Math.max(4, Math.min(start, innerWidth - offsetWidth - 4))}px`
}
