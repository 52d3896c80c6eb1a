import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type BenchSite, longDraft } from './bench-site'
import { watchFrames } from './frames'
import type { Measure } from './measure'

const tokensPerSecond = 500
const seconds = 5

/** Streams words at the pace, in the Chat Completions format, then ends. */
function stream(response: ServerResponse): void {
  const words = 'the storm went over the quiet hill and left a wide gray evening behind it '.split(/(?<= )/)
  const send = (delta: object, finish_reason: string | null = null) =>
    response.write(
      `data: ${JSON.stringify({ id: 'bench', object: 'chat.completion.chunk', created: 0, model: 'bench', choices: [{ index: 0, delta, finish_reason }] })}\n\n`,
    )
  const start = performance.now()
  let sent = 0
  const timer = setInterval(() => {
    const due = Math.min(((performance.now() - start) / 1000) * tokensPerSecond, seconds * tokensPerSecond)
    for (; sent < due; sent++) send({ content: words[sent % words.length] })
    if (due < seconds * tokensPerSecond) return
    clearInterval(timer)
    send({}, 'stop')
    response.end('data: [DONE]\n\n')
  }, 10)
  response.on('close', () => clearInterval(timer))
}

/** Frames per second while a fast model streams into one card of 200, with a throttled processor. */
export async function measureStreaming(site: BenchSite): Promise<Measure[]> {
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', '*')
    if (request.method === 'OPTIONS') return response.end()
    response.setHeader('content-type', 'text/event-stream')
    return stream(response)
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const connection = {
    id: 'bench',
    provider: 'other',
    label: 'Bench',
    wire: 'openai',
    baseUrl: `http://127.0.0.1:${port}/v1`,
    auth: 'none',
    headers: {},
    models: ['fast'],
  }
  try {
    const page = await site.openApp(longDraft(200), { connections: [connection], defaultModel: 'bench/fast' })
    const run = page.getByRole('button', { name: 'Run', exact: true })
    const status = page.getByRole('status', { name: 'Run' })
    await page.getByRole('article', { name: 'Inference', exact: true }).scrollIntoViewIfNeeded()
    // A warm-up: the SDK loads with the first request.
    await run.click()
    await status.getByText('Finished').waitFor({ timeout: 60_000 })
    // Finding a button by its role scans 200 cards: that is the test's time, not the page's.
    const button = (await run.elementHandle())!
    const { intervals, longTasks } = await watchFrames(page, 4, async () => {
      await button.evaluate(element => (element as HTMLElement).click())
      await page.waitForTimeout(seconds * 1000 - 500)
    })
    await page.context().close()
    const shown = intervals.reduce((sum, interval) => sum + interval, 0) / 1000
    return [
      {
        name: 'streaming 500 tokens/s into one of 200 cards, CPU 4x slower',
        value: intervals.length / shown,
        unit: 'frames/s',
        note: 'a store for each card 22, with CSS containment 47',
        target: { atLeast: 45 },
      },
      {
        name: 'longest task while streaming',
        value: Math.max(0, ...longTasks),
        unit: 'ms',
        note: 'a long task is more than 50',
        target: { atMost: 50 },
      },
    ]
  } finally {
    server.closeAllConnections()
    server.close()
  }
}
