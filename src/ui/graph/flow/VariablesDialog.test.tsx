import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ofType, stack, testHost, turns } from '../../../../tests/support/engine'
import { openApp, renderIn, runToEnd } from '../../../../tests/support/page-app'
import VariablesDialog from './VariablesDialog'

it('adds a variable, names it and gives it JSON or text, which a template reads', async () => {
  const document = stack(['system_prompt', { prompt: 'Be {{vars.mood}}.' }], ['inference', { userMessage: 'Hello' }])
  const app = await openApp(testHost(turns({ text: 'Hi.' }).languageModel), document)
  renderIn(app, <VariablesDialog />)
  const variables = () => app.editor.getState().draft.document.variables
  const user = userEvent.setup()
  const fill = async (label: string, text: string) => {
    await user.clear(screen.getByLabelText(label))
    await user.paste(text)
  }
  await user.click(screen.getByRole('button', { name: 'Add variable' }))
  await fill('Name of the variable', 'mood')
  await fill('Value of mood', '[1, 2]')
  expect(screen.getByText('a list of 2')).toBeTruthy()
  expect(variables()).toEqual({ mood: [1, 2] })
  await fill('Value of mood', 'merry')
  expect(screen.getByText('text')).toBeTruthy()
  expect(variables()).toEqual({ mood: 'merry' })
  const [asked] = ofType(await runToEnd(app), 'request')
  expect(asked?.request.system).toContain('Be merry.')
})
