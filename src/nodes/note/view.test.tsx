import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { showRun } from '../../../tests/support/show-output'
import note from './node'
import view from './view'

const idle = { status: 'idle', results: [] } as const

it('shows Markdown, and HTML as the text that it is', async () => {
  showRun(note, view, { ...idle, results: [] }, { text: '# Look\n\nMind the **gap** <img src=x onerror=alert(1)>' })
  expect((await screen.findByText('gap')).tagName).toBe('STRONG')
  expect(screen.getByRole('heading', { name: 'Look' })).toBeTruthy()
  expect(document.querySelector('img')).toBeNull()
})

it('asks for words while there are none', () => {
  showRun(note, view, { ...idle, results: [] }, { text: ' \n' })
  expect(screen.getByText(/Write something here/)).toBeTruthy()
})

it('says who it is for in one line, since its words stand below', () => {
  expect(view.summary?.({ text: '# For **teachers**' })).toBe('for people, no model sees it')
  expect(view.summary?.({ text: ' ' })).toBe('nothing written yet')
})
