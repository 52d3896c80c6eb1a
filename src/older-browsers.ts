/*
 * What the oldest browsers of README.md lack, and the page uses: Chrome and Edge 119, Safari 16.4, Firefox 140. The syntax is
 * the build's part (`build.target`); methods of the language that are newer are no types of this project (`lib`).
 * tests/browser/devices.spec.ts takes away what they lack.
 */

URL.canParse ??= (url, base) => {
  try {
    return Boolean(new URL(url, base))
  } catch {
    return false
  }
}

AbortSignal.any ??= signals => {
  const controller = new AbortController()
  for (const signal of signals) {
    if (signal.aborted) controller.abort(signal.reason)
    else signal.addEventListener('abort', () => controller.abort(signal.reason), { signal: controller.signal })
  }
  return controller.signal
}

Element.prototype.checkVisibility ??= function () {
  return this.getClientRects().length > 0 && getComputedStyle(this).visibility !== 'hidden'
}

if (!('popover' in HTMLElement.prototype)) await import('@oddbird/popover-polyfill')

export {}
