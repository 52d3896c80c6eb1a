/**
 * A copy of a card or of an item of the palette, as it looks now. It is a copy of elements, since a card that is
 * rendered twice would do its work twice. The layout of a card depends on its width and on that of the stack.
 */
export function pictureOf(element: HTMLElement): HTMLElement {
  const picture = element.cloneNode(true) as HTMLElement
  picture.style.inlineSize = `${element.offsetWidth}px`
  picture.style.blockSize = `${element.offsetHeight}px`
  picture.removeAttribute('data-pointed')
  for (const each of [picture, ...picture.querySelectorAll('*')]) {
    each.removeAttribute('id')
    // Radio buttons of the same name would uncheck each other.
    each.removeAttribute('name')
  }
  // What these show is not copied with them.
  const shown = element.querySelectorAll('canvas, select')
  for (const [index, copy] of picture.querySelectorAll('canvas, select').entries()) {
    const original = shown[index]
    if (copy instanceof HTMLSelectElement && original instanceof HTMLSelectElement) copy.value = original.value
    if (copy instanceof HTMLCanvasElement && original instanceof HTMLCanvasElement && original.width * original.height)
      copy.getContext('2d')?.drawImage(original, 0, 0)
  }
  const box = document.createElement('div')
  const seat = element.closest('li')
  box.style.inlineSize = `${(seat?.parentElement ?? element).offsetWidth}px`
  box.style.paddingBlockStart = seat ? `${element.offsetTop}px` : ''
  box.append(picture)
  return box
}
