import type { Page } from '@playwright/test'

/** The visible texts that are smaller than `least` CSS pixels. */
export function smallTexts(page: Page, least: number): Promise<string[]> {
  return page.evaluate(least => {
    const found: string[] = []
    const dialog = [...document.querySelectorAll('dialog[open], [popover]:popover-open')].at(-1)
    const walker = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement
      const text = walker.currentNode.textContent?.trim() ?? ''
      if (!parent || text === '' || !parent.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }))
        continue
      const { fontSize, clipPath } = getComputedStyle(parent)
      const isShown = clipPath === 'none' && parent.getBoundingClientRect().width > 1
      if (isShown && Number.parseFloat(fontSize) < least) found.push(`${fontSize}: ${text.slice(0, 40)}`)
    }
    return found
  }, least)
}

/**
 * What does not fit the page in its current state: elements outside of it, elements under others, and truncated text
 * without an ellipsis whose full text is available (in a tooltip, below it, or by scrolling the field).
 */
export function misfits(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // Layout is read after a frame was rendered.
    await new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    const controls = 'button, a[href], input, select, textarea, summary, [role=status], h1'
    const found = new Set<string>()
    if (document.documentElement.scrollWidth > innerWidth) found.add('the page scrolls sideways')
    const dialog = [...document.querySelectorAll('dialog[open], [popover]:popover-open')].at(-1)
    // In a low window the page scrolls as a whole.
    const root = document.documentElement
    const scroller = !dialog && root.scrollHeight > innerHeight + 1 ? root : null
    look(dialog ?? document.body, { scroller, sideways: false })
    return [...found]

    function look(each: Element, around: { scroller: Element | null; sideways: boolean }): void {
      const style = getComputedStyle(each)
      const isShown =
        style.display !== 'none' && style.visibility === 'visible' && style.opacity !== '0' && style.clipPath === 'none'
      // The graph pans and zooms; its controls are beside it.
      if (!isShown || each.ariaHidden === 'true' || each.matches('.react-flow')) return
      if (
        style.contentVisibility === 'auto' &&
        !each.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })
      )
        return
      if (each instanceof HTMLElement && each.checkVisibility()) examine(each, style, around)
      const inside = {
        scroller: /auto|scroll/.test(style.overflowY) && each !== document.body ? each : around.scroller,
        sideways: around.sideways || (/auto|scroll/.test(style.overflowX) && each.scrollWidth > each.clientWidth + 1),
      }
      for (const child of each.children) look(child, inside)
    }

    function examine(
      each: HTMLElement,
      style: CSSStyleDeclaration,
      { scroller, sideways }: { scroller: Element | null; sideways: boolean },
    ): void {
      const isControl = each.matches(controls)
      const words = ownWords(each)
      const box = each.getBoundingClientRect()
      if ((!isControl && !words) || box.width === 0 || box.height === 0) return
      const place = `${Math.round(box.left)} to ${Math.round(box.right)}`
      if (!sideways && (box.left < -1 || box.right > innerWidth + 1)) found.add(`outside: ${nameOf(each)}, ${place}`)
      if (!scroller && (box.top < -1 || box.bottom > innerHeight + 1)) found.add(`above or below: ${nameOf(each)}`)
      const cover = isControl && coverOf(each, box, scroller)
      if (cover) found.add(`covered: ${nameOf(each)}, by ${nameOf(cover)}`)
      if (each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0 && isCut(each, style, words)) {
        found.add(`cut: ${nameOf(each)}`)
      }
    }

    function ownWords(each: Element): string {
      return [...each.childNodes]
        .map(node => (node.nodeType === Node.TEXT_NODE ? node.textContent : ''))
        .join('')
        .trim()
    }

    function nameOf(each: Element): string {
      const words = each.ariaLabel ?? each.textContent?.trim() ?? ''
      return `${each.localName} “${words.slice(0, 40)}”`
    }

    function coverOf(each: HTMLElement, box: DOMRect, scroller: Element | null): Element | undefined {
      const clip = scroller?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight)
      const labels = [...((each as HTMLInputElement).labels ?? [])]
      const y = box.top + box.height / 2
      for (const x of [box.left + 4, box.left + box.width / 2, box.right - 4]) {
        if (x <= clip.left || x >= clip.right || y <= clip.top || y >= clip.bottom) continue
        const top = document.elementFromPoint(x, y)
        if (!top || top.contains(each) || each.contains(top) || labels.some(label => label.contains(top))) continue
        // Scrolling content may pass below fixed elements.
        if (scroller && (!scroller.contains(top) || staysInPlace(top, scroller))) continue
        return top
      }
      return undefined
    }

    function staysInPlace(top: Element, scroller: Element): boolean {
      for (let at: Element | null = top; at && at !== scroller; at = at.parentElement) {
        if (/sticky|fixed/.test(getComputedStyle(at).position)) return true
      }
      return false
    }

    function isCut(each: HTMLElement, style: CSSStyleDeclaration, words: string): boolean {
      if (/auto|scroll/.test(style.overflowX) || each.matches('select, textarea')) return false
      if (each.matches('input')) return style.textOverflow !== 'ellipsis' && each.matches('[type=text]')
      if (style.overflowX === 'visible') return each.matches('button') && style.display !== 'inline'
      const whole = each.closest('[title]')?.getAttribute('title') ?? ''
      const isWholeElsewhere = whole.includes(words) || each.matches('details > summary')
      return words !== '' && !(style.textOverflow === 'ellipsis' && isWholeElsewhere)
    }
  })
}
