import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { offlineHost, stack } from '../../../tests/support/engine'
import { openApp, renderIn } from '../../../tests/support/page-app'
import { MAX_VERSIONS } from '../../documents/library/versions'
import { Versions } from './Versions'

const document = stack(['system_prompt', { prompt: 'Be kind to cats.' }, 'sys'], ['inference', {}, 'llm'])

async function show() {
  const app = await openApp(offlineHost(), document)
  const onClose = vi.fn()
  renderIn(app, <Versions onClose={onClose} />)
  const prompt = () => app.editor.getState().draft.document.pipelines[0]?.nodes[0]?.config.prompt
  return { app, onClose, prompt, user: userEvent.setup() }
}

it('keeps a version, shows what has changed since, and goes back to it as one step', async () => {
  const { app, onClose, prompt, user } = await show()
  await user.type(screen.getByRole('textbox', { name: 'Name of this version' }), 'About cats{Enter}')
  expect(await screen.findByText('About cats')).toBeTruthy()
  // A version belongs to a document that is saved.
  expect(app.editor.getState().recordId).not.toBeNull()

  app.editor.setConfig('sys', { prompt: 'Be kind to dogs.' })
  app.editor.addNode({ type: 'color_display' })
  await user.click(screen.getByRole('button', { name: 'Compare About cats with today' }))
  expect(screen.getByText('cats').tagName).toBe('DEL')
  expect(screen.getByText('dogs').tagName).toBe('INS')
  expect(screen.getByText('Color: added since')).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Go back to About cats' }))
  expect(prompt()).toBe('Be kind to cats.')
  expect(onClose).toHaveBeenCalledOnce()
  app.editor.undo()
  expect(prompt()).toBe('Be kind to dogs.')
})

it('keeps the newest twenty, names those without a name, and deletes one', async () => {
  const { app, user } = await show()
  for (let version = 1; version <= MAX_VERSIONS + 1; version++)
    expect(await app.versions.keep(`Try ${version}`)).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Keep this version' }))
  await screen.findByText(`Version ${MAX_VERSIONS + 2}`)
  const names = () => app.versions.getState().versions.map(({ name }) => name)
  expect(names()).toHaveLength(MAX_VERSIONS)
  expect(names().at(-1)).toBe('Try 3')
  await user.click(screen.getByRole('button', { name: 'Delete Try 3' }))
  await waitFor(() => expect(names().at(-1)).toBe('Try 4'))
})

it('says that nothing has changed since', async () => {
  const { user } = await show()
  await user.click(screen.getByRole('button', { name: 'Keep this version' }))
  await user.click(await screen.findByRole('button', { name: 'Compare Version 1 with today' }))
  expect(screen.getByText('Nothing has changed since.')).toBeTruthy()
})
