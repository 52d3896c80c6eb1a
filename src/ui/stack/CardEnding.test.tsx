import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { useStore } from 'zustand'
import { scriptedModel, stack, testHost } from '../../../tests/support/engine'
import { openApp, renderIn, runToEnd } from '../../../tests/support/page-app'
import type { NodeConfig } from '../../engine/model/document'
import type { ResolvedModel } from '../../engine/model/language-model'
import { nodeTypes } from '../../nodes/registry'
import type { AppStores } from '../../store/app'
import CardEnding from './CardEnding'

/** The page after a run with an answer ending, and what its card shows. */
async function ended(config: NodeConfig, ending: 'token-limit' | 'complete', resolved: Partial<ResolvedModel> = {}) {
  const document = stack(['inference', { userMessage: 'Tell me a story.', ...config }])
  const { languageModel } = scriptedModel(() => ({ text: 'Once upon', ending, usage: { input: 9, output: 30 } }))
  const app = await openApp(testHost(languageModel, { resolved }), document)
  await runToEnd(app)
  return { app }
}

/** Renders it with each state of its node, as a card does. */
function shown(app: AppStores) {
  function Card() {
    const node = useStore(app.editor, ({ draft }) => draft.document.pipelines[0]!.nodes[0]!)
    return <CardEnding node={node} type={nodeTypes.get('inference')!} />
  }
  return renderIn(app, <Card />)
}

const maxTokens = (app: AppStores) => app.editor.getState().draft.document.pipelines[0]?.nodes[0]?.config.maxTokens

it('says what the limit was, raises it with one press, and then what to do', async () => {
  const { app } = await ended({ maxTokens: 30 }, 'token-limit')
  const page = shown(app)
  expect(screen.getByText('The limit was 30 tokens.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Raise to 1,024' }))
  expect(maxTokens(app)).toBe(1024)
  expect(screen.getByText('The limit is 1,024 now. Run it again.')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  expect(page.getState().said.text).toBe('The limit is 1,024 now.')
  app.editor.undo()
  expect(maxTokens(app)).toBe(30)
})

it('offers nothing where the model can give no more', async () => {
  const { app } = await ended({ maxTokens: 30 }, 'token-limit', { maxOutput: 30 })
  shown(app)
  expect(screen.getByText(/A higher limit would not help here/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

it.each([true, ['maxTokens']])('offers nothing where the limit is locked: %j', async locked => {
  const { app } = await ended({ maxTokens: 30 }, 'token-limit')
  app.editor.absorb(draft => {
    const [pipeline] = draft.document.pipelines
    const nodes = pipeline!.nodes.map(node => ({ ...node, locked }))
    return { ...draft, document: { ...draft.document, pipelines: [{ ...pipeline!, nodes }] } }
  }, 'Locked')
  shown(app)
  expect(screen.getByText('Its limit is locked, so it cannot be raised here.')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

it('is silent where the answer is whole', async () => {
  const { app } = await ended({ maxTokens: 30 }, 'complete')
  shown(app)
  expect(document.body.textContent).toBe('')
})
