import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stack } from '../../../tests/support/engine'
import { flow } from '../../../tests/support/flows'
import { offeringSegmentsOf } from '../../engine/tools/offered-tools'
import type { Document, NodeConfig } from '../../model/document'
import { neighborsOf } from '../../model/neighbors'
import { nodeTypes } from '../../nodes/registry'
import { createEditor } from './editor'
import { duplicateNode, moveNode, removeNode, setConfig } from './edits'
import { renamePipeline } from './edits-flow'
import { followToolNames } from './follow-tool-names'

const draftOf = (document: Document) => ({ document, inputs: {} })
type Draft = ReturnType<typeof draftOf>

/** An editor with all of its parts. */
function editorOf(document: Document) {
  const editor = createEditor({ nodeTypes, random: () => 0.5, draft: draftOf(document) })
  const nodeOf = (id: string) =>
    editor
      .getState()
      .draft.document.pipelines.flatMap(({ nodes }) => nodes)
      .find(node => node.id === id)
  return { editor, list: (id: string) => nodeOf(id)?.config.enabledTools, nodeOf }
}

describe('the list of tools of an inference', () => {
  const two = stack(['color_display'], ['gauge_display'], ['inference', { enabledTools: ['display_color'] }])

  it('follows a card that is renamed, letter by letter, and undo takes back both', () => {
    const { editor, list, nodeOf } = editorOf(two)
    for (const name of ['m', 'mo', 'moo', 'mood']) editor.setConfig('n1', { name })
    expect(list('n3')).toEqual(['display_mood_color'])
    editor.undo()
    expect([nodeOf('n1')?.config.name, list('n3')]).toEqual([undefined, ['display_color']])
    editor.redo()
    expect(list('n3')).toEqual(['display_mood_color'])
  })

  it('keeps the name of a card that is gone, which then warns, and names that were none', () => {
    const { editor, list } = editorOf(two)
    editor.setConfig('n3', { enabledTools: ['display_color', 'sing'] })
    editor.removeNode('n1')
    expect(list('n3')).toEqual(['display_color', 'sing'])
  })

  it('follows the name of a pipeline that is called, and of a tool that the inference brings itself', () => {
    const tool = {
      name: 'add',
      description: 'Adds.',
      inputSchema: { type: 'object', properties: {} },
      code: 'return 1',
    }
    const { editor, list } = editorOf(
      flow(
        {
          front: [['inference', { enabledTools: ['consult_back', 'add'], customTools: [tool] }]],
          back: [['inference']],
        },
        [['front', 'tool', 'back']],
      ),
    )
    editor.edit(draft => renamePipeline(draft, 'back', 'Help desk'), { label: 'Renamed' })
    expect(list('front-1')).toEqual(['consult_Help_desk', 'add'])
    editor.setConfig('front-1', { customTools: [{ ...tool, name: 'plus' }] })
    expect(list('front-1')).toEqual(['consult_Help_desk', 'plus'])
  })

  it('keeps the names of own tools where some are gone and it is not known which one was renamed', () => {
    const own = (...names: string[]) =>
      names.map(name => ({ name, description: '', inputSchema: { type: 'object', properties: {} }, code: 'return 1' }))
    const { editor, list } = editorOf(
      stack(['inference', { enabledTools: ['add', 'subtract'], customTools: own('add', 'subtract') }]),
    )
    editor.setConfig('n1', { customTools: own('plus') })
    expect(list('n1')).toEqual(['add', 'subtract'])
  })

  it('follows where it is locked: the lock keeps which cards it means', () => {
    const [pipeline] = two.pipelines
    const nodes = pipeline!.nodes.map(node => (node.id === 'n3' ? { ...node, locked: ['enabledTools'] } : node))
    const { editor, list } = editorOf({ ...two, pipelines: [{ ...pipeline!, nodes }] })
    editor.setConfig('n1', { name: 'mood' })
    expect(list('n3')).toEqual(['display_mood_color'])
    editor.setConfig('n3', { enabledTools: [] })
    expect(list('n3')).toEqual(['display_mood_color'])
  })
})

describe('law', () => {
  const types = ['color_display', 'gauge_display', 'survey', 'note']
  const names = [undefined, '', 'mood', 'Mood!', '2', 'color']
  const anEdit = fc.oneof(
    fc.record({ do: fc.constant('rename' as const), at: fc.nat(7), name: fc.constantFrom(...names) }),
    fc.record({ do: fc.constant('move' as const), at: fc.nat(7), to: fc.nat(7) }),
    fc.record({ do: fc.constant('remove' as const), at: fc.nat(7) }),
    fc.record({ do: fc.constant('duplicate' as const), at: fc.nat(7) }),
  )
  const given = (document: Document) => {
    const segment = document.pipelines.flatMap(pipeline =>
      offeringSegmentsOf(pipeline, nodeTypes, neighborsOf(document, pipeline.id)),
    )[0]
    const list = segment?.inference?.node.config.enabledTools as string[]
    return (segment?.tools ?? []).filter(({ tool }) => list.includes(tool.name)).map(({ nodeId }) => nodeId)
  }

  it('whatever is edited above, the cards whose tools are given are those of before that are still there', () => {
    const stacks = fc.array(fc.tuple(fc.constantFrom(...types), fc.constantFrom(...names)), {
      minLength: 1,
      maxLength: 7,
    })
    fc.assert(
      fc.property(
        stacks,
        fc.infiniteStream(fc.boolean()),
        fc.array(anEdit, { maxLength: 8 }),
        (cards, ticks, edits) => {
          const open = stack(
            ...cards.map(([type, name]): [string, NodeConfig] => [type, name === undefined ? {} : { name }]),
            ['inference', { enabledTools: [] }],
          )
          const last = `n${cards.length + 1}`
          const offered = offeringSegmentsOf(open.pipelines[0]!, nodeTypes)[0]!.tools
          const enabledTools = offered.filter(() => ticks.next().value).map(({ tool }) => tool.name)
          let draft: Draft = setConfig(draftOf(open), last, { enabledTools }) as Draft
          const begun = given(draft.document)
          edits.forEach((each, count) => {
            const above = draft.document.pipelines[0]!.nodes.filter(({ id }) => id !== last)
            const node = above[each.at % Math.max(1, above.length)]
            if (!node) return
            const changed =
              each.do === 'rename'
                ? setConfig(draft, node.id, { name: each.name })
                : each.do === 'move'
                  ? moveNode(draft, node.id, each.to % above.length)
                  : each.do === 'remove'
                    ? removeNode(draft, node.id)
                    : duplicateNode(draft, node.id, `copy-${count}`)
            draft = followToolNames<Draft>(draft, changed as Draft, nodeTypes)
          })
          const left = draft.document.pipelines[0]!.nodes.map(({ id }) => id)
          expect(new Set(given(draft.document))).toEqual(new Set(begun.filter(id => left.includes(id as string))))
        },
      ),
    )
  })
})
