import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openBare } from './bare-page'
import { type BenchSite, longDraft } from './bench-site'
import { type Frames, watchFrames } from './frames'
import { longestTask } from './long-tasks'
import { type Measure, median } from './measure'

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

/** Frames a second while something ran. */
function rateOf({ intervals }: Frames): number {
  return (intervals.length / intervals.reduce((sum, interval) => sum + interval, 0)) * 1000
}

/**
 * Frames per second while a fast model streams into one card of 200, with a throttled processor, beside a bare page of
 * 200 cards with a store for each and CSS containment; and the longest tasks, of pressing Run too.
 */
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
    const press = () => button.evaluate(element => (element as HTMLElement).click())
    const pressed: number[] = []
    for (let time = 0; time < 3; time++) {
      const longest = await longestTask(page, 'Run in a stack of 200', async () => {
        await press()
        await page.waitForTimeout(seconds * 1000 + 1500)
      })
      pressed.push(longest)
      await status.getByText('Finished').waitFor({ timeout: 60_000 })
    }
    const { page: barePage, call } = await openBare(site)
    await call('cards', 200)
    await barePage.getByRole('article').nth(100).scrollIntoViewIfNeeded()
    const url = `${connection.baseUrl}/chat/completions`
    const barePressed = await longestTask(barePage, 'bare cards', () => call('stream', url))
    const streamed = async (of: typeof page, name: string, start: () => unknown) => {
      let longest = 0
      const frames = await watchFrames(of, 4, async () => {
        longest = await longestTask(of, name, async () => {
          void start()
          await of.waitForTimeout(seconds * 1000 - 500)
        })
      })
      return { rate: rateOf(frames), longest }
    }
    const bare = await streamed(barePage, 'bare cards streaming, 4x slower', () => call('stream', url))
    await barePage.context().close()
    const ours = await streamed(page, 'streaming, 4x slower', press)
    await page.context().close()
    return [
      {
        name: 'streaming 500 tokens/s into one of 200 cards, CPU 4x slower',
        value: ours.rate,
        unit: 'frames/s',
        reference: { name: 'bare cards', value: bare.rate },
        target: { atLeast: 0.95, of: 'ratio' },
      },
      {
        name: 'longest task while streaming, CPU 4x slower',
        value: ours.longest,
        unit: 'ms',
        reference: { name: 'bare cards', value: bare.longest },
        target: { atMost: 50 },
      },
      {
        name: 'longest task, Run in a stack of 200, median of three',
        value: median(pressed),
        unit: 'ms',
        reference: { name: 'bare cards', value: barePressed },
        target: { atMost: 50 },
      },
    ]
  } finally {
    server.closeAllConnections()
    server.close()
  }
}
