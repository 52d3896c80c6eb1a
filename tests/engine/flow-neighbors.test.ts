import { describe, expect, it } from 'vitest'
import { findProblems } from '../../src/engine/checks/problems'
import { previewRequests } from '../../src/engine/run/preview'
import type { Document } from '../../src/model/document'
import { neighborsOf } from '../../src/model/neighbors'
import { nodeTypes } from '../../src/nodes/registry'
import { run, scriptedModel, testHost } from '../support/engine'
import { flow } from '../support/flows'

const previewOf = (document: Document, nodeId: string) =>
  previewRequests(document, {}, nodeTypes).find(preview => preview.nodeId === nodeId)!

describe('what is around a pipeline', () => {
  it('is given by edges between pipelines that are there', () => {
    const flowing = flow({ a: [], b: [], c: [], draft: [], disabled: [] }, [
      ['a', 'next', 'b'],
      ['b', 'tool', 'c'],
      ['b', 'tool', 'b'],
      ['b', 'tool', 'draft'],
      ['b', 'tool', 'disabled'],
      ['b', 'tool', 'gone'],
      ['gone', 'next', 'a'],
      ['gone', 'tool', 'a'],
    ])
    const pipelines = flowing.pipelines.map(pipeline =>
      ['draft', 'disabled'].includes(pipeline.id) ? { ...pipeline, tool: { status: pipeline.id } } : pipeline,
    )
    const document = { ...flowing, pipelines }
    expect(neighborsOf(document, 'a')).toEqual({ bringsMessage: false, callable: [], isCalled: false })
    expect(neighborsOf(document, 'b')).toMatchObject({ bringsMessage: true, callable: [{ id: 'c' }] })
    expect(neighborsOf(document, 'b').callable).toHaveLength(1)
    expect(neighborsOf(document, 'gone')).toEqual({ bringsMessage: false, callable: [], isCalled: false })
    expect(neighborsOf(document, 'c')).toMatchObject({ bringsMessage: false, isCalled: true })
  })

  it('shows in the preview as what will be sent: the turns of the pipelines before, in the order of the edges', async () => {
    const document = flow(
      {
        start: [['system_prompt', { prompt: 'Start.' }], ['user_input', { defaultValue: 'go' }], ['inference']],
        left: [['color_display'], ['inference']],
        right: [['user_input', { defaultValue: 'more' }], ['inference']],
        join: [['system_prompt', { prompt: 'Join.' }], ['inference']],
      },
      [
        ['start', 'next', 'right'],
        ['start', 'next', 'left'],
        ['right', 'next', 'join'],
        ['left', 'next', 'join'],
      ],
    )
    const { languageModel, requests } = scriptedModel(() => ({ text: 'x' }))
    await run(document, testHost(languageModel))
    const sent = requests.at(-1)!
    const { request, pending } = previewOf(document, 'join-2')
    expect(request.system).toBe(sent.system)
    expect(request.messages.map(({ role }) => role)).toEqual(sent.messages.map(({ role }) => role))
    request.messages.forEach((message, index) => {
      if (!pending.includes(index)) expect(message).toEqual(sent.messages[index])
    })
    expect(pending.map(index => sent.messages[index]?.content)).toEqual(['x', 'x', 'x'])
  })

  it('leaves a place in the preview for what a caller asks, and offers the caller the tool', () => {
    const document = flow(
      { front: [['user_input', { defaultValue: 'hi' }], ['inference']], rooms: [['inference'], ['inference']] },
      [['front', 'tool', 'rooms']],
    )
    expect(previewOf(document, 'front-2').request.tools.map(({ name }) => name)).toEqual(['consult_rooms'])
    const first = previewOf(document, 'rooms-1')
    expect(first.request.messages.map(({ role }) => role)).toEqual(['user'])
    expect(first.pending).toEqual([0])
    expect(previewOf(document, 'rooms-2').pending).toEqual([0, 1])
  })

  it('ends in a preview even where edges go in a circle', () => {
    const document = flow({ a: [['inference']], b: [['inference']] }, [
      ['a', 'next', 'b'],
      ['b', 'next', 'a'],
    ])
    expect(previewRequests(document, {}, nodeTypes)).toHaveLength(2)
  })

  it('keeps a message from being called idle when the next pipeline reads it', () => {
    const alone = flow({ front: [['user_input', { defaultValue: 'hi' }]], back: [['inference']] }, [])
    expect(findProblems(alone, {}, nodeTypes).map(({ nodeId }) => nodeId)).toEqual(['front-1'])
    const joined = { ...alone, edges: [{ id: 'e', source: 'front', target: 'back', kind: 'next' as const }] }
    expect(findProblems(joined, {}, nodeTypes)).toEqual([])
  })

  it('says of no tool that it is offered that it is left out: each inference gets those of connected pipelines', () => {
    const document = flow(
      { desk: [['inference'], ['gauge_display'], ['inference'], ['inference']], after: [['inference']] },
      [['desk', 'tool', 'after']],
    )
    const previews = previewRequests(document, {}, nodeTypes).slice(0, 3)
    const [consult] = previews[0]?.request.tools ?? []
    expect(consult?.name).toBeDefined()
    expect(previews.map(({ request }) => request.tools.map(({ name }) => name).includes(consult?.name ?? ''))).toEqual([
      true,
      true,
      true,
    ])
    const tools = previews.map(({ leftOut }) =>
      leftOut.flatMap(({ toolName, reason }) => (toolName ? [`${toolName} ${reason}`] : [])),
    )
    expect(tools).toEqual([['display_gauge below'], [], ['display_gauge tool-of-earlier-segment']])
  })
})
