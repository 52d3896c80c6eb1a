import { act, screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { testHost, turns } from '../../../../tests/support/engine'
import { flow } from '../../../../tests/support/flows'
import { openApp, renderSettled } from '../../../../tests/support/page-app'
import { testStep, testTool, toolDocument } from '../../../../tests/support/tools'
import type { Document } from '../../../model/document'
import { allNodes } from '../../../store/document/draft'
import { cardActions } from '../../page/edits/card-actions'
import { manyActions } from '../../page/edits/many-actions'
import { OverlayHost } from '../../shell/OverlayHost'

async function opened(document: Document) {
  const app = await openApp(testHost(turns().languageModel), document)
  const screen = await renderSettled(app, <OverlayHost />)
  return { app, screen, ids: () => allNodes(app.editor.getState().draft.document).map(({ id }) => id) }
}

const tools = toolDocument(
  [testStep('one', { tool: 'rooms' }), testStep('two', { task: 'Read {{steps.one.output}}' })],
  [testTool('rooms', 1), testTool('spare', 2)],
)
const desk = flow({ front: [['inference']], rooms: [['integration', { data: 1 }]] }, [['front', 'tool', 'rooms']])

it.each<[string, Document, string, string]>([
  ['a card that a step calls', tools, 'rooms', 'It is used by the step “one” of “Main Tool”.'],
  ['a step that a template reads', tools, 'one', 'It is used by the step “two” of “Main Tool”.'],
  ['an integration that answers for a pipeline', desk, 'rooms-1', 'It is used by “front”.'],
])('%s: who uses it is said before it goes', async (_, document, nodeId, used) => {
  const { app, screen, ids } = await opened(document)
  const user = userEvent.setup()
  const actions = cardActions(app, screen)
  await act(async () => actions.remove(nodeId))
  expect((await page.findByRole('dialog')).textContent).toContain(used)
  expect(ids()).toContain(nodeId)
  await user.click(page.getByRole('button', { name: 'Keep it' }))
  expect(ids()).toContain(nodeId)

  await act(async () => {
    screen.setState({ selected: [nodeId] })
    manyActions(app, screen).remove()
  })
  expect(screen.getState().overlay?.name).toBe('removal')
  await user.click(page.getByRole('button', { name: 'Remove it' }))
  expect(ids()).not.toContain(nodeId)
  expect(screen.getState().overlay).toBeNull()
})

it('what nothing uses goes at once', async () => {
  const { app, screen, ids } = await opened(tools)
  await act(async () => cardActions(app, screen).remove('spare'))
  await vi.waitFor(() => expect(ids()).not.toContain('spare'))
  expect(screen.getState().overlay).toBeNull()
})
