import { describe, expect, it } from 'vitest'
import type { Pipeline } from '../../model/document'
import { blankDraft, type Draft } from './draft'
import { makeTool, removeTool, setPolicy, setTool } from './edits-tool'

const blank = blankDraft('d', 'Doc')
const pipeline: Pipeline = { id: 'main', name: 'Main', nodes: [{ id: 'a', type: 'note', config: {} }] }
const draft: Draft = { ...blank, document: { ...blank.document, pipelines: [pipeline] } }
const toolOf = ({ document }: typeof draft) => document.pipelines[0]?.tool
const nodeOf = ({ document }: typeof draft) => document.pipelines[0]?.nodes[0]

describe('a tool face', () => {
  const made = makeTool(draft, 'main')

  it('begins as a draft, and stays as it is when it is made twice', () => {
    expect(toolOf(made)).toEqual({ status: 'draft', description: '' })
    expect(makeTool(made, 'main')).toBe(made)
  })

  it('changes field by field, keeps unknown fields, and goes', () => {
    const known = setTool(setTool(made, 'main', { from: 'elsewhere' }), 'main', {
      status: 'active',
      description: undefined,
    })
    expect(toolOf(known)).toEqual({ status: 'active', from: 'elsewhere' })
    expect(setTool(known, 'main', { status: 'active' })).toBe(known)
    expect(document(removeTool(known, 'main'))).toEqual(draft.document)
    expect(setTool(draft, 'main', { status: 'active' })).toBe(draft)
  })
})

describe('a policy', () => {
  it('is merged, and gone with its last field', () => {
    const set = setPolicy(setPolicy(draft, 'a', { onError: 'continue' }), 'a', { timeoutSeconds: 9 })
    expect(nodeOf(set)?.policy).toEqual({ onError: 'continue', timeoutSeconds: 9 })
    expect(setPolicy(set, 'a', { timeoutSeconds: 9 })).toBe(set)
    expect(document(setPolicy(set, 'a', { onError: undefined, timeoutSeconds: undefined }))).toEqual(draft.document)
  })
})

function document(made: typeof draft) {
  return made.document
}
