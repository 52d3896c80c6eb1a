import { act, screen, within } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { callTool, toolOf } from '../../../tests/support/call-tool'
import { show, shownResult, showRun } from '../../../tests/support/show-output'
import { activateLanguage, localize } from '../../language/active'
import { languageByCode, sourceLanguage } from '../../language/languages'
import type { NodeRun } from '../view'
import iconDisplay from './node'
import view from './view'

it('shows an icon by its id and label', async () => {
  await show(iconDisplay, view, [{ id: 'rain', label: 'A wet day' }])
  expect(within(shownResult()).getByText('rain')).toBeTruthy()
  expect(within(shownResult()).getByText('A wet day')).toBeTruthy()
})

it('is named in the language of the page for people, and by its id for the model', async () => {
  onTestFinished(() => act(() => activateLanguage(sourceLanguage)))
  await act(() => activateLanguage(languageByCode('de') ?? sourceLanguage))
  await show(iconDisplay, view, [{ id: 'rain' }])
  expect(screen.getByText('Regen')).toBeTruthy()
  expect(screen.queryByText('rain')).toBeNull()
  const { toCell, inWords } = toolOf(iconDisplay)
  expect([toCell, inWords].map(words => localize(words?.({ id: 'sun' }) as string))).toEqual(['Sonne', 'Sonne'])
  expect(await callTool(iconDisplay, { id: 'sun' })).toMatchObject({ data: { id: 'sun' }, content: 'Shown: sun.' })
})

it('says what will be here, what is going on, and when nothing came', () => {
  const said = (status: NodeRun['status']) => {
    showRun(iconDisplay, view, { status, results: [] })
  }
  said('idle')
  expect(screen.getByText('A picture will show here, like this.')).toBeTruthy()
  said('running')
  expect(screen.getByText('The model is looking for a picture…')).toBeTruthy()
  said('stopped')
  expect(screen.getByText('The run ended before anything came.')).toBeTruthy()
  said('done')
  expect(screen.getByText(/Nothing came here this time\./)).toBeTruthy()
})
