import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { useStore } from 'zustand'
import { scriptedModel, stack, testHost } from '../../../tests/support/engine'
import { openApp, renderIn, runToEnd } from '../../../tests/support/page-app'
import type { NodeConfig } from '../../model/document'
import { ModelError, type ResolvedModel } from '../../model/language-model'
import { nodeTypes } from '../../nodes/registry'
import type { AppStores } from '../../store/app'
import { CardEnding } from './CardEnding'

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
  expect(screen.getByText('A higher limit lets it say more.')).toBeTruthy()
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
  expect(screen.getByText(/A higher limit does not help here/)).toBeTruthy()
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

it('says how long it waits before it tries again, what was asked, and no more once it does', async () => {
  const document = stack(['inference', { userMessage: 'Hi' }])
  const [node] = document.pipelines[0]!.nodes
  node!.policy = { retry: { maxRetries: 1, backoffMs: 0 } }
  const busy = new ModelError('rate_limited', 'It is busy.', { retryAfterMs: 3_600_000 })
  const { languageModel } = scriptedModel((_, round) => (round === 1 ? { fail: busy } : { text: 'Hello.' }))
  let goOn = () => {}
  const waits: number[] = []
  const sleep = (ms: number) => {
    // A minute is how long is waited here; longer ones are timeouts.
    if (ms === 60_000) waits.push(ms)
    return new Promise<void>(resolve => {
      if (ms === 60_000) goOn = resolve
    })
  }
  const app = await openApp(testHost(languageModel, { sleep }), document)
  shown(app)
  act(() => app.runner.start())
  expect((await screen.findByRole('timer')).textContent).toBe(
    'Trying again in 60 s. It is busy. It asked us to wait 3,600 s, and 60 s is the most.',
  )
  expect(waits).toEqual([60_000])
  act(() => goOn())
  await vi.waitFor(() => expect(app.runner.getState().run.status).toBe('finished'))
  expect(screen.queryByRole('timer')).toBeNull()
})
