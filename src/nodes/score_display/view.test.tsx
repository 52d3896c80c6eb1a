import { within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show, shownResult } from '../../../tests/support/show-output'
import scoreDisplay from './node'
import view from './view'
import styles from './view.module.css'

const filled = () => [...shownResult().querySelectorAll<SVGElement>(`.${styles.full}`)].map(one => one.style.clipPath)

it('fills as many stars as were given, the last by half', async () => {
  await show(scoreDisplay, view, [{ score: 2.5, label: 'The soup' }], { halves: true })
  expect(filled()).toEqual(['inset(0 0% 0 0)', 'inset(0 0% 0 0)', 'inset(0 50% 0 0)'])
  expect(shownResult().textContent).toContain('2.5 of 5')
  expect(within(shownResult()).getByText('The soup')).toBeTruthy()
})

it('fills none for nothing', async () => {
  await show(scoreDisplay, view, [{ score: 0 }])
  expect(filled()).toEqual([])
  expect(shownResult().textContent).toContain('0 of 5')
})

it('closes a ring as far as the score goes', async () => {
  await show(scoreDisplay, view, [{ score: 7 }], { style: 'ring', max: 8 })
  const arc = shownResult().querySelector('circle[stroke-dasharray]')
  expect(arc?.getAttribute('stroke-dasharray')).toBe('7 8')
  expect(arc?.getAttribute('pathLength')).toBe('8')
})
