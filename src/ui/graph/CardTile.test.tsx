import { act, screen as page } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { testHost, turns } from '../../../tests/support/engine'
import { openApp, renderIn } from '../../../tests/support/page-app'
import { testStep, toolDocument } from '../../../tests/support/tools'
import type { Node } from '../../model/document'
import { CardTile } from './CardTile'

const rooms: Node = {
  id: 'rooms',
  type: 'integration',
  config: { name: 'rooms', kind: 'rest', url: 'https://api.example.com/rooms' },
}

it('an integration that a step calls lights up until it has answered, and counts its calls', async () => {
  let answer = () => {}
  const asked = new Promise<void>(resolve => {
    answer = resolve
  })
  const host = testHost(turns().languageModel, {
    isAllowedHost: () => true,
    fetch: async () => {
      await asked
      return { status: 200, body: '{"free": 3}', contentType: 'application/json' }
    },
  })
  const document = toolDocument([testStep('one', { tool: 'rooms' }), testStep('two', { tool: 'rooms' })], [rooms])
  const app = await openApp(host, document)
  await act(async () => {
    renderIn(app, <CardTile node={rooms} />)
  })
  const tile = () => page.getByTitle(/^Integration/)
  expect(tile().dataset.lit).toBeUndefined()

  const [{ id: pipelineId } = { id: '' }] = document.pipelines
  await act(async () => app.runner.start({ invocation: { pipelineId, input: {}, isTrial: true } }))
  await vi.waitFor(() => expect(tile().dataset.lit).toBe('true'))
  expect(tile().title).toBe('Integration')
  await act(async () => answer())
  await vi.waitFor(() => {
    const { question } = app.runner.getState().run
    if (question) app.runner.answer(question.askId, { consent: true })
    expect(tile().title).toBe('Integration, called 2 times')
  })
})
