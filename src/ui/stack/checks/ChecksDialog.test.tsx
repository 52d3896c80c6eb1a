import { screen as page, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { testHost, turns } from '../../../../tests/support/engine'
import { flow, type Stack } from '../../../../tests/support/flows'
import { openApp, renderSettled } from '../../../../tests/support/page-app'
import { findNode } from '../../../store/document/draft'
import ChecksDialog from './ChecksDialog'

const asked: Stack[number] = ['user_input', { defaultValue: 'Hello' }]

it('lists all that is wrong, goes to each place, fixes it, and takes that back', async () => {
  const document = flow(
    {
      front: [['system_prompt', { prompt: 'About {{vars.city}}' }], asked, ['inference', { enabledTools: [] }]],
      desk: [['inference']],
      round: [['inference']],
      trip: [['inference']],
    },
    [
      ['front', 'tool', 'desk'],
      ['round', 'next', 'trip'],
      ['trip', 'next', 'round'],
    ],
  )
  const app = await openApp(testHost(turns().languageModel), document)
  const screen = await renderSettled(app, <ChecksDialog />)
  const user = userEvent.setup()
  const part = (name: string) => within(page.getByRole('region', { name }))
  const rows = (name: string) => part(name).getAllByRole('listitem')

  await page.findByRole('region', { name: 'Stops a run' })
  expect(rows('Stops a run').map(row => row.textContent)).toEqual([
    expect.stringMatching(/circle: round → trip → round/),
  ])
  expect(rows('A problem')).toHaveLength(5)

  await user.click(part('A problem').getByRole('button', { name: 'Add the variable “city”' }))
  expect(app.editor.getState().draft.document.variables).toEqual({ city: '' })
  expect(rows('A problem')).toHaveLength(4)
  expect(screen.getState().said.text).toBe('Done: Add the variable “city”.')
  await user.click(page.getByRole('button', { name: 'Undo: Add the variable “city”' }))
  expect(app.editor.getState().draft.document.variables).toBeUndefined()
  expect(rows('A problem')).toHaveLength(5)

  await user.click(part('Stops a run').getByRole('button', { name: 'Remove the connection' }))
  expect(app.editor.getState().draft.document.edges.map(({ id }) => id)).toEqual(['e0', 'e1'])
  expect(page.queryByRole('region', { name: 'Stops a run' })).toBeNull()

  screen.show('checks')
  await user.click(part('A problem').getByRole('button', { name: 'Go to System prompt' }))
  expect(screen.getState().overlay).toBeNull()
  expect(findNode(app.editor.getState().draft.document, 'front-1')).toBeTruthy()
})
