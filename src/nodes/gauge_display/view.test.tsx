import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show, shownResult } from '../../../tests/support/show-output'
import gaugeDisplay from './node'
import view from './view'

it.each(['bar', 'dial', 'number'])('shows a gauge as a %s', async style => {
  await show(gaugeDisplay, view, [{ value: 72, unit: '%', label: 'Joy' }], { style })
  expect(shownResult().textContent).toContain('72 %')
  if (style === 'number') return
  const meter = screen.getByRole('meter', { name: 'Joy' })
  expect(['min', 'now', 'max'].map(part => meter.getAttribute(`aria-value${part}`))).toEqual(['0', '72', '100'])
  expect(meter.getAttribute('aria-valuetext')).toBe('72 %')
})

it.each(['bar', 'dial', 'number'])('a %s does not say again what its caption says', async style => {
  await show(gaugeDisplay, view, [{ value: 7, label: 'Wind' }], { style, label: 'wind' })
  expect(shownResult().textContent?.match(/wind/gi)).toHaveLength(1)
  if (style !== 'number') expect(screen.getByRole('meter', { name: 'Wind' })).toBeTruthy()
})

it.each(['bar', 'dial'])('says the value of a %s that does not show it', async style => {
  await show(gaugeDisplay, view, [{ value: -3, min: -10, max: 0, unit: '°C' }], { style, showValue: false })
  expect(shownResult().textContent).toContain('-3 °C')
})

it('shows a mistake alone where nothing fitted', async () => {
  await show(gaugeDisplay, view, [{ value: 120 }])
  expect(screen.getByRole('heading', { name: 'The model’s mistake' })).toBeTruthy()
  expect(screen.getByText('value (120) is above max (100)')).toBeTruthy()
  expect(screen.queryByRole('group', { name: 'Result' })).toBeNull()
})
