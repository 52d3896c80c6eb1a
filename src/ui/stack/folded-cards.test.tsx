import { act, cleanup, screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { stack, testHost, turns } from '../../../tests/support/engine'
import { type Device, newDevice, openApp } from '../../../tests/support/page-app'
import { renderStackPlace } from '../../../tests/support/stack-place'

const pipeline = stack(['system_prompt', { prompt: 'Be kind.' }], ['color_display'], ['inference'])

/** A page of a device. */
async function openPage(device: Device) {
  const app = await openApp(testHost(turns().languageModel), pipeline, { device })
  await renderStackPlace(app)
  return app
}

const areOpen = (...names: string[]) => names.map(name => page.queryByLabelText(`Unfold ${name}`) === null)
const unfold = (name: string) => userEvent.click(page.getByLabelText(`Unfold ${name}`))

async function fold(name: string) {
  await userEvent.click(page.getByLabelText(`Menu of ${name}`))
  await userEvent.click(page.getByText('Fold'))
}

const place = () => page.getByLabelText('Pipeline')

it('remembers folded cards by document: another one with the same cards starts at its top with all of them open', async () => {
  const device = newDevice()
  const app = await openPage(device)
  await act(async () => void (await app.library.keep()))
  const { id } = app.editor.getState().draft.document
  await fold('Color')
  await fold('System prompt')
  await unfold('System prompt')
  expect(areOpen('Color', 'System prompt')).toEqual([false, true])
  place().scrollTop = 200

  await act(async () => void (await app.library.preview({ document: pipeline, inputs: {} })))
  expect(areOpen('Color')).toEqual([true])
  expect(place().scrollTop).toBe(0)
  await act(async () => void (await app.library.open(id)))
  expect(areOpen('Color', 'System prompt')).toEqual([false, true])

  cleanup()
  await openPage(device)
  expect(areOpen('Color', 'System prompt')).toEqual([false, true])
})

it('folds cards where the device keeps nothing', async () => {
  const device = newDevice()
  const app = await openPage(device)
  app.deviceStorage.setItem = () => {
    throw new Error('Full.')
  }
  await fold('Color')
  expect(areOpen('Color')).toEqual([false])
})
