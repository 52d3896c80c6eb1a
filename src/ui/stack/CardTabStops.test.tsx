import { act, screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { cardRuns } from '../../../tests/support/card-runs'
import { stack, testHost, turns } from '../../../tests/support/engine'
import { loadViews } from '../../../tests/support/load-views'
import { openApp } from '../../../tests/support/page-app'
import { renderStackPlace } from '../../../tests/support/stack-place'
import type { Document } from '../../engine/model/document'
import { nodeTypes } from '../../nodes/registry'
import type { NodeRun } from '../../nodes/view'
import { emptyRun } from '../../store/run/run-state'

beforeAll(loadViews)
beforeEach(() => {
  // A browser may refuse canvas; jsdom always does.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  // jsdom has no layout.
  HTMLElement.prototype.checkVisibility = () => true
  return () => void Reflect.deleteProperty(HTMLElement.prototype, 'checkVisibility')
})

async function openPage(document: Document) {
  const app = await openApp(testHost(turns().languageModel), document)
  await renderStackPlace(app)
  await act(() => vi.dynamicImportSettled())
  return app
}

/** Whether an element is in what is hidden or folded. By parents: a selector with descendants takes jsdom ten times as long. */
function isHidden(element: Element): boolean {
  for (let at = element, parent = at.parentElement; parent; at = parent, parent = at.parentElement) {
    if (parent.hasAttribute('hidden')) return true
    if (at !== element && at.localName !== 'summary' && parent.localName === 'details' && !parent.hasAttribute('open'))
      return true
  }
  return false
}

/** The elements of a card that Tab stops at. Radio buttons of a group are one. */
function stopsOf(card: HTMLElement): string[] {
  const focusable = card.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]',
  )
  const stops = [...focusable].filter(each => each.tabIndex >= 0 && !each.matches(':disabled') && !isHidden(each))
  const isFirstOfGroup = (each: HTMLElement) =>
    !each.matches('[type=radio]') ||
    stops.find(other => (other as HTMLInputElement).name === (each as HTMLInputElement).name) === each
  return stops.filter(isFirstOfGroup).map(each => each.title || each.ariaLabel || each.textContent || each.localName)
}

/** By query: finding roles in this many elements is slow. */
const cards = () => [...document.querySelectorAll('article')]
const crowded = () =>
  cards()
    .map(card => [card.ariaLabel, ...stopsOf(card)])
    .filter(([, ...stops]) => stops.length === 0 || stops.length > 4)

/** Every type, in an order in which many of them have a warning with a button. */
const everyType = stack(...[...nodeTypes.keys()].reverse().map((type): [string] => [type]))

it('gives each type of card at most 4 tab stops, before a run, in each state of it, and with a warning', async () => {
  const app = await openPage(everyType)
  expect(cards()).toHaveLength(nodeTypes.size)
  expect((await page.findAllByText('Move it above the model')).length).toBeGreaterThan(1)
  await page.findByText('Ten more')
  expect(crowded()).toEqual([])
  const [pipeline] = everyType.pipelines
  for (const [state, run] of Object.entries<NodeRun>(cardRuns)) {
    const nodes = Object.fromEntries(pipeline!.nodes.map(({ id }) => [id, run]))
    await act(async () => app.runner.setState({ run: { ...emptyRun, nodes } }))
    await act(() => vi.dynamicImportSettled())
    expect(crowded(), state).toEqual([])
  }
})

it('moves between the controls of a card by arrow keys, Home and End, and enters it again where it was', async () => {
  await openPage(stack(['color_display'], ['next_word']))
  const focused = () => document.activeElement?.ariaLabel ?? document.activeElement?.textContent
  await page.findByRole('button', { name: 'One more' })
  page.getByTitle('Fold Next word').focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(focused()).toBe('Run from here, Next word')
  await userEvent.keyboard('{ArrowLeft}{ArrowUp}')
  expect(focused()).toBe('Move Next word')
  await userEvent.keyboard('{End}')
  expect(focused()).toBe('Adjust Next word')
  await userEvent.tab()
  expect(document.activeElement).toBe(page.getByLabelText('Learns from'))
  // A select keeps two of the keys, a slider the others.
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(page.getByLabelText('Learns from'))
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(document.activeElement).toBe(page.getByLabelText('Temperature'))
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(page.getByLabelText('Temperature'))
  await userEvent.keyboard('{ArrowUp}')
  expect(document.activeElement).toBe(page.getByLabelText('Looks back'))

  page.getByLabelText('Begin with').focus()
  await userEvent.tab()
  expect(focused()).toBe('One more')
  await userEvent.keyboard('{ArrowRight}')
  expect(focused()).toBe('Ten more')
  await userEvent.tab({ shift: true })
  await userEvent.tab({ shift: true })
  expect(document.activeElement).toBe(page.getByLabelText('Looks back'))
  await userEvent.tab({ shift: true })
  expect(focused()).toBe('Adjust Next word')
  page.getByLabelText('Begin with').focus()
  await userEvent.tab()
  expect(focused()).toBe('Ten more')
})

it('leaves the fields of open settings to Tab', async () => {
  await openPage(stack(['color_display']))
  await userEvent.click(page.getByLabelText('Adjust Color'))
  await act(() => vi.dynamicImportSettled())
  const fields = await page.findAllByRole('textbox')
  expect(fields.length).toBeGreaterThan(0)
  for (const field of fields) expect(field.tabIndex).toBe(0)
})
