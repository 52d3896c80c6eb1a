import { render, screen } from '@testing-library/react'
import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import { ownConnection } from '../../../tests/support/connections'
import { ofType, run, stack, testHost } from '../../../tests/support/engine'
import { fine, responseOf } from '../../../tests/support/play-vendor'
import type { NodeConfig } from '../../model/document'
import type { InferenceConfig } from '../../model/inference'
import inference from '../../nodes/inference/node'
import view from '../../nodes/inference/view'
import { createOpenAiCompatibleModel } from '../../providers/openai/openai-compatible'
import { foldEvents } from './fold-run'
import { emptyRun, idleNode } from './run-state'

/** Runs a card with a model over a server that refuses settings once each. */
async function runOver(config: NodeConfig, ...refusals: string[]) {
  return runCard(['inference', config, 'llm'], ...refusals)
}

async function runCard(card: [string, NodeConfig, string?], ...refusals: string[]) {
  let asked = 0
  vi.stubGlobal('fetch', async () => {
    const message = refusals[asked++]
    return responseOf(message === undefined ? fine : { status: 400, body: { error: { message } } })
  })
  const model = createOpenAiCompatibleModel(ownConnection('openai', {}), null)
  const events = await run(stack(['user_input', {}], card), testHost(model))
  vi.unstubAllGlobals()
  return { events, shown: foldEvents(emptyRun, events) }
}

function show(run: NonNullable<ReturnType<typeof foldEvents>['nodes'][string]>) {
  if (!view.Output) throw new Error('The card shows nothing.')
  const config = v.parse(inference.configSchema, {}) as InferenceConfig
  render(<view.Output nodeId="llm" config={config} run={run} onAnswer={() => {}} />)
}

describe('a temperature that a model refuses', () => {
  const NOTE = 'This model sets its own temperature, so yours was left out.'

  it('is said on the card of the person who chose it, and is not in the request of the X-ray', async () => {
    const { shown } = await runOver({ temperature: 0.2 }, 'temperature: only 1 is allowed')
    show(shown.nodes.llm ?? idleNode)
    expect(screen.getByText(NOTE)).toBeDefined()
    expect(shown.inferences.llm?.[0]?.request).not.toHaveProperty('temperature')
    expect(shown.inferences.llm?.[0]?.text).toBe('Fine.')
  })

  it('is not spoken of where nobody chose one', async () => {
    const { events, shown } = await runOver({}, 'temperature: only 1 is allowed')
    expect(ofType(events, 'log')).toEqual([])
    expect(shown.inferences.llm?.[0]?.request).not.toHaveProperty('temperature')
  })

  it('is said on a card that judges, which wants the same answer each time', async () => {
    const judge = { content: 'Hi.', metrics: [{ name: 'kind', description: 'Is it kind?', min: 1, max: 5 }] }
    const { events } = await runCard(['evaluator', judge, 'judge'], 'temperature: no')
    expect(ofType(events, 'log').map(({ message }) => message)).toEqual([
      'This model sets its own temperature, so it may answer differently next time.',
    ])
  })

  it('is not spoken of where it was taken', async () => {
    const { events, shown } = await runOver({ temperature: 0.2 })
    expect(ofType(events, 'log')).toEqual([])
    expect(shown.inferences.llm?.[0]?.request).toHaveProperty('temperature', 0.2)
  })
})

it('a limit of tokens that the model lowers is the one of the request in the X-ray', async () => {
  const { events, shown } = await runOver(
    { maxTokens: 9000 },
    'max_tokens is too large: 9000. This model supports at most 4096 completion tokens.',
  )
  expect(ofType(events, 'response')[0]?.sent).toMatchObject({ maxTokens: 4096 })
  expect(shown.inferences.llm?.[0]?.request.maxTokens).toBe(4096)
})
