import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { CDPSession, Page } from '@playwright/test'
import { median, type Site, slowDown } from './site'

const cards = 30

/** The longest event, from a key or a press until the next paint, in milliseconds; processor 4 times slower. */
export async function measurePresses(site: Site) {
  const page = await site.openStack(12)
  await page.evaluate(() => {
    const seen: number[] = []
    new PerformanceObserver(list => {
      for (const { duration } of list.getEntries()) seen.push(duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    Object.assign(window, { seen })
  })
  await slowDown(page, 4)
  const longest = async (act: () => Promise<unknown>) => {
    const times: number[] = []
    for (let turn = 0; turn < 3; turn++) {
      await page.evaluate(() => void (window as unknown as { seen: number[] }).seen.splice(0))
      await act()
      // An event is reported after its paint.
      await page.waitForTimeout(2_000)
      times.push(await page.evaluate(() => Math.max(0, ...(window as unknown as { seen: number[] }).seen)))
    }
    return median(times)
  }
  const field = page.getByRole('textbox', { name: 'Message' }).first()
  await field.focus()
  const key = await longest(() => page.keyboard.type('abc'))
  const run = await longest(() => page.getByRole('button', { name: 'Run', exact: true }).click())
  await page.context().close()
  return [
    {
      name: 'a key, and a press of Run, until the next paint, CPU 4x slower',
      value: `${key} ms, ${run} ms`,
      reference: '',
      aim: '200 ms',
    },
  ]
}

const [tokensPerSecond, seconds] = [500, 5]

/** Streams words in the Chat Completions format. */
function answer(response: ServerResponse): void {
  const words = 'the storm went over the quiet hill and left a wide gray evening behind it '.split(/(?<= )/)
  const send = (delta: object, finish_reason: string | null = null) => {
    const chunk = { id: 'bench', object: 'chat.completion.chunk', created: 0, model: 'fast' }
    response.write(`data: ${JSON.stringify({ ...chunk, choices: [{ index: 0, delta, finish_reason }] })}\n\n`)
  }
  const start = performance.now()
  let sent = 0
  const timer = setInterval(() => {
    const due = Math.min((performance.now() - start) / 1000, seconds) * tokensPerSecond
    for (; sent < due; sent++) send({ content: words[sent % words.length] })
    if (due < seconds * tokensPerSecond) return
    clearInterval(timer)
    send({}, 'stop')
    response.end('data: [DONE]\n\n')
  }, 10)
  response.on('close', () => clearInterval(timer))
}

/** Frames a second that a page draws for some seconds after a press; processor 4 times slower. */
async function frameRate(page: Page, press: () => Promise<unknown>): Promise<number> {
  const devtools = await slowDown(page, 4)
  await press()
  const rate = await page.evaluate(
    ms =>
      new Promise<number>(done => {
        let frames = 0
        const start = performance.now()
        const frame = (now: number) => {
          frames++
          if (now - start < ms) requestAnimationFrame(frame)
          else done((frames / (now - start)) * 1000)
        }
        requestAnimationFrame(frame)
      }),
    (seconds - 1) * 1000,
  )
  await devtools.detach()
  return rate
}

/** A fast model streams into one of thirty cards. */
export async function measureStreaming(site: Site) {
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', '*')
    if (request.method === 'OPTIONS') return response.end()
    response.setHeader('content-type', 'text/event-stream')
    return answer(response)
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  const connection = { id: 'bench', provider: 'other', label: 'Bench', wire: 'openai', baseUrl, auth: 'none' }
  const settings = { connections: [{ ...connection, headers: {}, models: ['fast'] }], defaultModel: 'bench/fast' }
  const page = await site.openStack(cards, settings)
  const run = page.getByRole('button', { name: 'Run', exact: true })
  const finished = page.getByRole('status', { name: 'Run' }).getByText('Finished')
  await page.getByRole('article', { name: 'Model', exact: true }).scrollIntoViewIfNeeded()
  // A warm-up: what talks to a provider loads with the first request.
  await run.click()
  await finished.waitFor()
  const ours = await frameRate(page, () => run.click())
  await page.context().close()
  const bare = await site.fresh()
  await bare.goto(`${site.bare}cards.html`)
  await bare
    .getByRole('article')
    .nth(cards / 2)
    .scrollIntoViewIfNeeded()
  const reference = await frameRate(bare, () =>
    bare.evaluate(url => void (window as unknown as { stream(url: string): void }).stream(url), baseUrl),
  )
  await bare.context().close()
  server.closeAllConnections()
  server.close()
  return [
    {
      name: `tokens streaming into one of ${cards} cards, CPU 4x slower`,
      value: `${ours.toFixed(0)} frames/s`,
      reference: `bare page: ${reference.toFixed(0)} frames/s, ratio ${(ours / reference).toFixed(2)}`,
      aim: 'ratio at least 0.9',
    },
  ]
}

const scriptSeconds = async (devtools: CDPSession) =>
  (await devtools.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0

/** Milliseconds of script for each move of a card that is dragged by its handle, up and down again. */
async function drag(page: Page, name: string): Promise<number> {
  const moves = 60
  const devtools = await slowDown(page, 1)
  await devtools.send('Performance.enable')
  const handle = page.getByRole('button', { name: `Move ${name}`, exact: true })
  // A card far from the screen has no handle yet.
  await page
    .getByRole('article')
    .nth(cards / 2)
    .scrollIntoViewIfNeeded()
  await handle.scrollIntoViewIfNeeded()
  const box = await handle.boundingBox()
  if (!box) throw new Error(`“${name}” has no handle.`)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y + 12)
  const before = await scriptSeconds(devtools)
  for (let move = 0; move < moves; move++) {
    await page.mouse.move(x, y + 120 * Math.sin((move / moves) * 2 * Math.PI))
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  const script = (await scriptSeconds(devtools)) - before
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await devtools.detach()
  return (script / moves) * 1000
}

/** Dragging in a stack of thirty, beside a bare sortable list. */
export async function measureDrag(site: Site) {
  const page = await site.openStack(cards)
  const bare = await site.fresh()
  await bare.goto(`${site.bare}cards.html`)
  const [ours, reference]: [number[], number[]] = [[], []]
  // Alternating, so that the machine's load affects both.
  for (let turn = 0; turn < 5; turn++) {
    reference.push(await drag(bare, `Item ${cards / 2 + 1}`))
    ours.push(await drag(page, 'Model'))
  }
  await page.context().close()
  await bare.context().close()
  const ratio = median(ours) / median(reference)
  return [
    {
      name: `drag in a stack of ${cards}, script a move`,
      value: `${median(ours).toFixed(2)} ms`,
      reference: `bare dnd-kit list: ${median(reference).toFixed(2)} ms, ratio ${ratio.toFixed(1)}`,
      aim: 'ratio at most 1.2',
    },
  ]
}
