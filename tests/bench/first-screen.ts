import type { Page } from '@playwright/test'
import type { Site } from './site'

/** What a person sees in the window at once. */
interface Seen {
  /** Buttons, links, fields and folds, also those with an icon alone. */
  controls: number
  words: number
}

const sizes = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
]

/** How much the first screen asks a person to read, before and after a run. */
export async function measureFirstScreen(site: Site) {
  const rows = []
  for (const size of sizes) {
    const page = await site.fresh()
    await page.setViewportSize(size)
    await page.goto(site.page)
    const run = page.getByRole('button', { name: 'Run', exact: true })
    await run.waitFor()
    await page.getByRole('article').last().waitFor()
    const before = await countSeen(page)
    await run.click()
    await page.getByRole('status', { name: 'Run' }).filter({ hasText: 'Finished' }).waitFor()
    // The line above the stack and the X-ray follow the end of the run.
    await page.getByRole('button', { name: 'Run it 12 times' }).waitFor()
    const after = await countSeen(page)
    const value = [before, after].map(({ controls, words }) => `${controls} controls, ${words} words`).join('; ')
    rows.push({
      name: `first screen at ${size.width}x${size.height}, before and after a run`,
      value,
      reference: 'Teachable Machine: about 15 things',
      aim: size.width === 1280 ? 'about 45 controls, 220 words' : '',
    })
    await page.close()
  }
  return rows
}

/** Counts what is drawn in the window: a word of a folded or clipped text is not. */
const countSeen = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const word = /[\p{L}\p{N}]+/gu
    const clips = (element: Element | null): DOMRect[] => {
      if (!element || element === document.documentElement) return []
      const { overflowX, overflowY, position } = getComputedStyle(element)
      const own = /hidden|auto|scroll|clip/.test(overflowX + overflowY) ? [element.getBoundingClientRect()] : []
      return position === 'fixed' ? own : [...own, ...clips(element.parentElement)]
    }
    const isAt = ({ left, top, width, height }: DOMRect, element: Element) => {
      const [x, y] = [left + width / 2, top + height / 2]
      const frames = [new DOMRect(0, 0, innerWidth, innerHeight), ...clips(element)]
      return (
        width > 1 &&
        height > 1 &&
        frames.every(frame => x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom)
      )
    }
    const isDrawn = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('.unseen, a[href^="#"]')
    const controls = [...document.querySelectorAll('button, a[href], input, textarea, select, summary')].filter(
      element => isDrawn(element) && isAt(element.getBoundingClientRect(), element),
    )
    let words = 0
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement
      if (!parent || parent.tagName === 'TEXTAREA' || !isDrawn(parent)) continue
      for (const { index, 0: found } of (text.textContent ?? '').matchAll(word)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + found.length)
        if (isAt(range.getBoundingClientRect(), parent)) words++
      }
    }
    for (const field of controls) {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue
      const shown = Math.min(1, field.clientHeight / field.scrollHeight)
      words += Math.round(((field.value || field.placeholder).match(word) ?? []).length * shown)
    }
    return { controls: controls.length, words }
  })
