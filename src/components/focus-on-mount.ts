/** A `ref` that focuses an element when it appears. In a dialog, `data-focus` does so each time that it opens. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus()
}
