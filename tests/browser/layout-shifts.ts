import type { BrowserContext, Page } from 'playwright-core'

/** The platform's entry, which TypeScript does not know. */
interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

interface Watched {
  /** Scores with the first words of what moved, since the last time it was asked. */
  take(): { score: number; what: string }[]
}

/** Records all layout shifts of a context's pages, also those just after a press, which a person sees as well. */
export async function watchLayoutShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const shifts: PerformanceEntry[] = []
    const observer = new PerformanceObserver(list => void shifts.push(...list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    const watched: Watched = {
      take: () =>
        [...shifts.splice(0), ...observer.takeRecords()].map(entry => {
          const { value, sources } = entry as LayoutShift
          const what = sources.map(({ node, previousRect: from, currentRect: to }) => {
            const words = (node?.textContent ?? '').slice(0, 40)
            return `"${words}" by ${Math.round(to.x - from.x)}, ${Math.round(to.y - from.y)}`
          })
          return { score: value, what: what.join('; ') }
        }),
    }
    Object.assign(window, { watched })
  })
}

/** The sum of the shifts since the last call, and what moved. */
export async function moved(page: Page): Promise<{ score: number; what: string }> {
  const shifts = await page.evaluate(async () => {
    // A frame is reported after it is shown.
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame)
    return (window as unknown as { watched: Watched }).watched.take()
  })
  return {
    score: shifts.reduce((sum, { score }) => sum + score, 0),
    what: shifts.map(({ score, what }) => `${score.toFixed(4)} ${what}`).join('\n'),
  }
}
