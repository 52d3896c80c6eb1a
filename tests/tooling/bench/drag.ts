import type { Locator, Page } from 'playwright-core'
import { type BenchSite, longDraft } from './bench-site'
import { watchFrames } from './frames'
import { type Measure, median, percentile } from './measure'

const moves = 90
const turns = 5

interface Drag {
  scriptMs: number
  frameMs: number
}

/** Drags an item by its handle, up and down again, one small step per frame. */
async function drag(page: Page, item: Locator, handle: Locator): Promise<Drag> {
  // An item far from the screen has no handle.
  await item.scrollIntoViewIfNeeded()
  await handle.scrollIntoViewIfNeeded()
  const box = (await handle.boundingBox())!
  const x = box.x + box.width / 2
  const y = box.y + box.height / 2
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y + 12)
  const { scriptMs, intervals } = await watchFrames(page, 1, async () => {
    for (let move = 0; move < moves; move++) {
      await page.mouse.move(x, y + 120 * Math.sin((move / moves) * 2 * Math.PI))
      await page.evaluate(() => new Promise(requestAnimationFrame))
    }
  })
  await page.keyboard.press('Escape')
  await page.mouse.up()
  return { scriptMs: scriptMs / moves, frameMs: percentile(intervals, 95) }
}

function middle(drags: readonly Drag[]): Drag {
  return {
    scriptMs: median(drags.map(({ scriptMs }) => scriptMs)),
    frameMs: median(drags.map(({ frameMs }) => frameMs)),
  }
}

/** Dragging in a stack of 200, beside a bare list of 200 in the same browser. */
export async function measureDrag(site: BenchSite): Promise<Measure[]> {
  const barePage = await site.open('bench/bare-drag.html')
  const page = await site.openApp(longDraft(200))
  const bareHandle = barePage.getByRole('button', { name: 'Move Item 100', exact: true })
  const handle = page.getByRole('button', { name: 'Move Inference', exact: true })
  // Alternating, so that the machine's load affects all of them.
  const drags = { bare: [] as Drag[], ours: [] as Drag[] }
  for (let turn = 0; turn < turns; turn++) {
    drags.bare.push(await drag(barePage, bareHandle, bareHandle))
    drags.ours.push(await drag(page, page.getByRole('article', { name: 'Inference', exact: true }), handle))
  }
  await barePage.context().close()
  await page.context().close()
  const bare = middle(drags.bare)
  const ours = middle(drags.ours)
  return [
    {
      name: 'drag in a stack of 200, script a move',
      value: ours.scriptMs,
      unit: 'ms',
      reference: { name: 'bare dnd-kit list', value: bare.scriptMs },
      target: { atMost: 1, of: 'ratio' },
    },
    {
      name: 'drag in a stack of 200, 95th percentile frame',
      value: ours.frameMs,
      unit: 'ms',
      reference: { name: 'bare dnd-kit list', value: bare.frameMs },
      target: { atMost: 1.1, of: 'ratio' },
    },
  ]
}
