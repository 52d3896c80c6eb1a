import { describe, expect, it, vi } from 'vitest'
import { askTea, scriptedModel, stack, testHost, turns } from '../../../tests/support/engine'
import { flow } from '../../../tests/support/flows'
import { flushEventLoop } from '../../../tests/support/flush-event-loop'
import type { Document } from '../../model/document'
import type { LanguageModel } from '../../model/language-model'
import { createRunner } from './run'

function runnerOf(document: Document, languageModel: LanguageModel) {
  const { ask: _, gate: __, ...host } = testHost(languageModel)
  const editor = { getState: () => ({ draft: { document, inputs: {} } }) } as Parameters<
    typeof createRunner
  >[0]['editor']
  return createRunner({ editor, host, nextFrame: callback => void setImmediate(callback) })
}

const over = (runner: ReturnType<typeof runnerOf>) => vi.waitFor(() => expect(runner.getState().live).toBe(false))

describe('the runner', () => {
  it('runs the draft and shows its state and events', async () => {
    const runner = runnerOf(stack(['inference']), turns({ text: 'Hello.' }).languageModel)
    runner.start()
    expect(runner.getState().live).toBe(true)
    await over(runner)
    expect(runner.getState().run).toMatchObject({ status: 'finished', nodes: { n1: { reply: { text: 'Hello.' } } } })
    expect(runner.getState().events.at(-1)?.type).toBe('run-end')
  })

  it('calls one pipeline as a tool, a draft too, and keeps the run like any other', async () => {
    const document = stack(['inference', { userMessage: 'Say {{input.word}}.' }])
    const [main] = document.pipelines
    const tool = { ...document, pipelines: [{ ...main!, tool: { status: 'draft' } }] }
    const { languageModel, requests } = turns({ text: 'Hello.' })
    const runner = runnerOf(tool, languageModel)
    runner.start({ invocation: { pipelineId: 'main', input: { query: 'x', word: 'hello' }, isTrial: true } })
    await over(runner)
    expect(JSON.stringify(requests[0]?.messages)).toContain('Say hello.')
    const [begun] = runner.getState().events
    expect(begun).toMatchObject({ type: 'run-start', invocation: { pipelineId: 'main', input: { word: 'hello' } } })
    expect(runner.getState().run.status).toBe('finished')
  })

  it('waits for an answer and hands it on', async () => {
    const { languageModel, requests } = turns({ calls: [askTea] }, { text: 'Good.' })
    const runner = runnerOf(stack(['survey'], ['inference']), languageModel)
    runner.start()
    await vi.waitFor(() => expect(runner.getState().run.status).toBe('waiting'))
    runner.answer(runner.getState().run.question!.askId, { selectedIds: ['y'] })
    await over(runner)
    expect(JSON.stringify(requests[1])).toContain('Yes')
  })

  it('stops while it waits', async () => {
    const runner = runnerOf(stack(['survey'], ['inference']), turns({ calls: [askTea] }).languageModel)
    runner.start()
    await vi.waitFor(() => expect(runner.getState().run.status).toBe('waiting'))
    runner.stop()
    await over(runner)
    expect(runner.getState().run.status).toBe('stopped')
  })

  it('goes from node to node and call to call when it is stepped, and runs on to the end from there', async () => {
    const document = stack(['system_prompt', { prompt: 'x' }], ['inference'], ['inference'])
    const { languageModel, requests } = turns({ text: 'One.' }, { text: 'Two.' })
    const runner = runnerOf(document, languageModel)
    const waitsAt = (kind: string, nodeId: string) =>
      vi.waitFor(() => expect(runner.getState().paused).toEqual({ kind, nodeId }))
    runner.step()
    await waitsAt('node', 'n1')
    runner.step()
    await waitsAt('node', 'n2')
    runner.step()
    await waitsAt('model-call', 'n2')
    expect(requests).toHaveLength(0)
    runner.step()
    await waitsAt('node', 'n3')
    expect(requests).toHaveLength(1)
    runner.start()
    await over(runner)
    expect(runner.getState().run.status).toBe('finished')
    expect(requests).toHaveLength(2)
  })

  it('steps pipelines that run side by side one after the other', async () => {
    const { languageModel, requests } = turns({ text: 'One.' }, { text: 'Two.' })
    const runner = runnerOf(flow({ a: [['inference']], b: [['inference']] }, []), languageModel)
    const waitsAt = (kind: string, nodeId: string) =>
      vi.waitFor(() => expect(runner.getState().paused).toEqual({ kind, nodeId }))
    runner.step()
    await waitsAt('node', 'a-1')
    runner.step()
    await waitsAt('node', 'b-1')
    runner.step()
    await waitsAt('model-call', 'a-1')
    expect(requests).toHaveLength(0)
    runner.start()
    await over(runner)
    expect(runner.getState().run.status).toBe('finished')
    expect(requests).toHaveLength(2)
  })

  it('runs from a node with the replies above it as they were', async () => {
    const { languageModel, requests } = scriptedModel((_request, round) => ({ text: `Reply ${round}.` }))
    const runner = runnerOf(stack(['inference'], ['inference']), languageModel)
    runner.start()
    await over(runner)
    runner.start({ fromNodeId: 'n2' })
    await over(runner)
    expect(requests).toHaveLength(3)
    expect(runner.getState().run.nodes).toMatchObject({
      n1: { reply: { text: 'Reply 1.' } },
      n2: { reply: { text: 'Reply 3.' } },
    })
    expect(runner.getState().run.totals.modelCalls).toBe(1)
  })

  it('waits when a node is done, and continues from there by steps or to the end', async () => {
    const document = stack(['inference'], ['gauge_display'], ['inference'], ['inference'])
    const gauge = { name: 'display_gauge', args: { value: 5 } }
    const { languageModel, requests } = turns(
      { text: 'One.' },
      { calls: [gauge] },
      { text: 'Two.' },
      { text: 'Three.' },
    )
    const runner = runnerOf(document, languageModel)
    runner.start({ toNodeId: 'n3' })
    await vi.waitFor(() => expect(runner.getState().paused).toEqual({ kind: 'node', nodeId: 'n4' }))
    expect(requests).toHaveLength(3)
    expect(runner.getState().run.nodes).toMatchObject({ n3: { status: 'done', reply: { text: 'Two.' } } })
    runner.step()
    await vi.waitFor(() => expect(runner.getState().paused).toEqual({ kind: 'model-call', nodeId: 'n4' }))
    runner.start()
    await over(runner)
    expect(requests).toHaveLength(4)
    // Where nothing follows, the run is over.
    runner.start({ toNodeId: 'n4' })
    await over(runner)
    expect(runner.getState().run.status).toBe('finished')
  })

  it('runs to the last node of a pipeline, and waits before the pipelines that follow', async () => {
    const document = flow({ a: [['inference']], b: [['inference']], c: [['inference']] }, [
      ['a', 'next', 'b'],
      ['b', 'next', 'c'],
    ])
    const runner = runnerOf(document, turns().languageModel)
    runner.start({ toNodeId: 'a-1' })
    await vi.waitFor(() => expect(runner.getState().paused).toEqual({ kind: 'node', nodeId: 'b-1' }))
    runner.start({ toNodeId: 'b-1' })
    await vi.waitFor(() => expect(runner.getState().paused).toEqual({ kind: 'node', nodeId: 'c-1' }))
    runner.stop()
    await over(runner)
    expect(runner.getState().run.status).toBe('stopped')
  })

  it('runs one node alone, with all others as they were', async () => {
    const { languageModel, requests } = scriptedModel((_request, round) => ({ text: `Reply ${round}.` }))
    const runner = runnerOf(stack(['inference'], ['inference'], ['inference']), languageModel)
    runner.start()
    await over(runner)
    runner.start({ fromNodeId: 'n2', only: true })
    await over(runner)
    expect(requests).toHaveLength(4)
    expect(runner.getState().run.nodes).toMatchObject({
      n1: { reply: { text: 'Reply 1.' } },
      n2: { reply: { text: 'Reply 4.' } },
      n3: { reply: { text: 'Reply 3.' } },
    })
  })

  it('remembers the runs of the session, until another document is opened', async () => {
    const runner = runnerOf(
      stack(['inference']),
      scriptedModel((_request, round) => ({ text: `Reply ${round}.` })).languageModel,
    )
    for (let count = 0; count < 3; count++) {
      runner.start()
      await over(runner)
    }
    const said = runner
      .getState()
      .earlierRuns.map(events => events.flatMap(event => (event.type === 'response' ? [event.text] : [])))
    expect(said).toEqual([['Reply 2.'], ['Reply 1.']])
    runner.clear()
    expect(runner.getState().earlierRuns).toEqual([])
  })

  it('forgets a run that is cleared, even one that is going on', async () => {
    const runner = runnerOf(stack(['survey'], ['inference']), turns({ calls: [askTea] }).languageModel)
    runner.start()
    await vi.waitFor(() => expect(runner.getState().run.status).toBe('waiting'))
    runner.clear()
    await flushEventLoop()
    expect(runner.getState()).toMatchObject({ live: false, events: [], run: { status: 'ready' } })
  })
})
