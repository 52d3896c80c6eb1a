import { render, screen, within } from '@testing-library/react'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import type { JsonObject, JsonValue } from '../../engine/json'
import type { NodeType } from '../../engine/node-type'
import colorDisplay from '../color_display/node'
import colorView from '../color_display/view'
import gaugeDisplay from '../gauge_display/node'
import gaugeView from '../gauge_display/view'
import iconDisplay from '../icon_display/node'
import iconView from '../icon_display/view'
import pixelArtDisplay from '../pixel_art_display/node'
import pixelArtView from '../pixel_art_display/view'
import type { NodeRun, NodeView } from '../view'
import { runOf } from './testing'

/** Shows what a model's calls put on a card. */
async function show(nodeType: NodeType, view: NodeView, calls: JsonValue[], config: JsonObject = {}) {
  showRun(nodeType, view, await runOf(nodeType, calls, config), config)
}

function showRun(nodeType: NodeType, { Output }: NodeView, run: NodeRun, config: JsonObject = {}) {
  if (!Output) throw new Error(`${nodeType.type} shows nothing.`)
  render(<Output nodeId="n" config={v.parse(nodeType.configSchema, config)} run={run} onAnswer={() => {}} />)
}

const result = () => screen.getByRole('group', { name: 'Result' })

it('shows a colour with its name, its hex code and why', async () => {
  await show(colorDisplay, colorView, [{ hex: '#FF5500', name: 'tangerine', explanation: 'Full of beans' }])
  const hex = within(result()).getByText('#ff5500')
  expect(hex.parentElement?.style.backgroundColor).toBe('rgb(255, 85, 0)')
  expect(hex.parentElement?.style.color).toBe('rgb(0, 0, 0)')
  expect(within(result()).getByText('tangerine')).toBeTruthy()
  expect(within(result()).getByText('Full of beans')).toBeTruthy()
})

it('says the hex code even where it is not shown', async () => {
  await show(colorDisplay, colorView, [{ hex: '#000080' }], { showHex: false })
  expect(result().textContent).toContain('#000080')
})

it('shows the newest result first and large, the earlier ones after it in their order', async () => {
  await show(colorDisplay, colorView, [{ hex: '#111111' }, { hex: '#222222' }, { hex: '#333333' }])
  expect(result().textContent?.match(/#\d{6}/g)).toEqual(['#333333', '#111111', '#222222'])
  expect(within(result()).getAllByRole('listitem')).toHaveLength(2)
})

it('shows an icon by its id and label', async () => {
  await show(iconDisplay, iconView, [{ id: 'rain', label: 'A wet day' }])
  expect(within(result()).getByText('rain')).toBeTruthy()
  expect(within(result()).getByText('A wet day')).toBeTruthy()
})

it.each(['bar', 'dial', 'number'])('shows a gauge as a %s', async style => {
  await show(gaugeDisplay, gaugeView, [{ value: 72, unit: '%', label: 'Joy' }], { style })
  expect(result().textContent).toContain('72 %')
  if (style === 'number') return
  const meter = screen.getByRole('meter', { name: 'Joy' })
  expect(['min', 'now', 'max'].map(part => meter.getAttribute(`aria-value${part}`))).toEqual(['0', '72', '100'])
  expect(meter.getAttribute('aria-valuetext')).toBe('72 %')
})

it.each(['bar', 'dial'])('says the value of a %s that does not show it', async style => {
  await show(gaugeDisplay, gaugeView, [{ value: -3, min: -10, max: 0, unit: '°C' }], { style, showValue: false })
  expect(result().textContent).toContain('-3 °C')
})

it('draws pixel art as one picture with a name', async () => {
  await show(pixelArtDisplay, pixelArtView, [{ width: 2, height: 1, pixels: ['#ff0000', '#0000ff'] }], {
    label: 'Flag',
  })
  const picture = screen.getByRole('img', { name: 'Flag, 2 by 1 pixels' })
  expect([...picture.querySelectorAll('path')].map(path => path.getAttribute('fill'))).toEqual(['#ff0000', '#0000ff'])
  expect(screen.getByRole('button', { name: 'Save as PNG' })).toBeTruthy()
})

it('shows what does not fit as the model’s mistake, below what did', async () => {
  await show(colorDisplay, colorView, [{ hex: 'reddish' }, { hex: '#ff0000' }])
  const title = screen.getByRole('heading', { name: 'The model’s mistake' })
  expect(result().compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(result().textContent).not.toContain('reddish')
  expect(screen.getByText(/"reddish"/)).toBeTruthy()
})

it('shows a mistake alone where nothing fitted', async () => {
  await show(gaugeDisplay, gaugeView, [{ value: 120 }])
  expect(screen.getByRole('heading', { name: 'The model’s mistake' })).toBeTruthy()
  expect(screen.getByText('value (120) is above max (100)')).toBeTruthy()
  expect(screen.queryByRole('group', { name: 'Result' })).toBeNull()
})

it('does not trust a recorded result that no schema let through', async () => {
  const run = await runOf(colorDisplay, [{ hex: '#ff0000' }])
  const forged = run.results.map(one => ({ ...one, data: { hex: 'url(https://example.com)' } }))
  showRun(colorDisplay, colorView, { ...run, results: forged })
  expect(screen.queryByRole('group', { name: 'Result' })).toBeNull()
  expect(screen.getByRole('heading', { name: 'The model’s mistake' })).toBeTruthy()
})

it('says what will be here, what is going on, and when nothing came', () => {
  const said = (status: NodeRun['status']) => {
    showRun(iconDisplay, iconView, { status, results: [] })
  }
  said('idle')
  expect(screen.getByText('A picture will sit here.')).toBeTruthy()
  said('running')
  expect(screen.getByText('The model is looking for a picture…')).toBeTruthy()
  said('done')
  expect(screen.getByText('The model did not use this one this time.')).toBeTruthy()
})
