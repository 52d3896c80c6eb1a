import { act, fireEvent, screen as page } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useStore } from 'zustand'
import { stack, testHost, turns } from '../../../tests/support/engine'
import { openApp, renderSettled, runToEnd } from '../../../tests/support/page-app'
import type { AppStores } from '../../store/app'
import { cardElementId, STACK_PLACE_ID, useScreen } from '../page/screen'
import { useRunInSight } from './use-run-in-sight'

const nodes = stack(['color_display', {}, 'color'], ['inference', {}, 'llm'])
const scrolled = vi.fn()

beforeEach(() => {
  scrolled.mockClear()
  // jsdom has no layout: the place is the first screen, and all cards are below it.
  HTMLElement.prototype.scrollBy = scrolled
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: HTMLElement) {
    return new DOMRect(0, this.id === STACK_PLACE_ID ? 0 : 2000, 400, 600)
  })
  return () => {
    vi.restoreAllMocks()
    Reflect.deleteProperty(HTMLElement.prototype, 'scrollBy')
  }
})

/** The stack comes and goes with the graph, as on narrow screens. */
function Page() {
  useRunInSight()
  const graph = useStore(useScreen(), state => state.graph)
  return graph ? null : (
    <section id={STACK_PLACE_ID} aria-label="Pipeline">
      <article id={cardElementId('color')} />
      <article id={cardElementId('llm')} />
    </section>
  )
}

async function openPage() {
  const calls = [{ name: 'display_color', args: { hex: '#ffcc33', name: 'Sun' } }]
  const { languageModel } = turns({ calls }, { text: 'Sunny.' })
  const app = await openApp(testHost(languageModel), nodes, { inputs: { llm: 'Hello' } })
  return { app, screen: await renderSettled(app, <Page />) }
}

/** Runs to the end, and until what follows in the next frame has happened. */
async function runSettled(app: AppStores) {
  await act(async () => void (await runToEnd(app)))
  await new Promise(drawn => requestAnimationFrame(drawn))
}

it('scrolls to what came in a run', async () => {
  const { app } = await openPage()
  await runSettled(app)
  expect(scrolled).toHaveBeenCalled()
})

it('scrolls to the last result, also where an earlier one is in view', async () => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: HTMLElement) {
    const top = { [STACK_PLACE_ID]: 0, [cardElementId('color')]: 100 }[this.id] ?? 2000
    return new DOMRect(0, top, 400, this.id === STACK_PLACE_ID ? 600 : 300)
  })
  const { app } = await openPage()
  await runSettled(app)
  // Its middle to that of the place.
  expect(scrolled).toHaveBeenLastCalledWith(expect.objectContaining({ top: 1850 }))
})

it('does not scroll while the person does, also in a stack that was away behind the graph', async () => {
  const { app, screen } = await openPage()
  await act(async () => screen.setState({ graph: true }))
  await act(async () => screen.setState({ graph: false }))
  const stop = app.runner.subscribe(({ live }) => {
    if (live) fireEvent.wheel(page.getByRole('region', { name: 'Pipeline' }))
  })
  await runSettled(app)
  stop()
  expect(scrolled).not.toHaveBeenCalled()
  // The next run is another one.
  await runSettled(app)
  expect(scrolled).toHaveBeenCalled()
})
