import { describe, expect, it } from 'vitest'
import type { Document, Node } from '../../engine/document'
import { previewRequests } from '../../engine/preview'
import { nodeTypes } from '../../nodes/registry'
import { leftOutInWords, nextContext } from './next-context'

const documentOf = (...nodes: Node[]): Document => ({
  version: 1,
  id: 'd',
  name: 'd',
  pipelines: [{ id: 'main', name: '', nodes }],
  edges: [],
})
const node = (id: string, type: string, config: Node['config'] = {}): Node => ({ id, type, config })

const chain = (mode: string) =>
  documentOf(
    node('red', 'color_display', { name: 'mood' }),
    node('sys', 'system_prompt', { prompt: 'Be kind.' }),
    node('you', 'user_input'),
    node('first', 'inference'),
    node('second', 'inference', { contextMode: mode }),
    node('late', 'gauge_display'),
  )

const preview = (mode: string, nodeId: string) => {
  const found = previewRequests(chain(mode), { you: 'hello' }, nodeTypes).find(each => each.nodeId === nodeId)
  if (!found) throw new Error('no preview')
  return found
}

describe('what comes next', () => {
  it('puts a placeholder where the reply of the inference above will be', () => {
    const { system, messages } = nextContext(preview('continue', 'second'))
    expect(system).toEqual([{ nodeId: 'sys', text: 'Be kind.' }])
    const shown = messages.filter(part => !part.added).map(part => [part.nodeId, part.placeholder])
    expect(shown).toEqual([
      ['you', undefined],
      ['first', true],
    ])
  })

  it('gives each tool the node that made it', () => {
    const { tools } = nextContext(preview('continue', 'first'))
    expect(tools.map(part => [part.nodeId, part.tool.name])).toEqual([['red', 'display_mood_color']])
  })
})

describe('leftOutInWords', () => {
  it('says of each part that is not sent why not', () => {
    const left = leftOutInWords(preview('fresh', 'second').leftOut)
    const reasonOf = (nodeId: string) => left.filter(part => part.nodeId === nodeId).map(part => part.why)
    expect(reasonOf('sys')).toEqual([expect.stringContaining('starts fresh')])
    expect(reasonOf('red')).toEqual([expect.stringContaining('only once')])
    const late = leftOutInWords(preview('continue', 'first').leftOut)
    expect(late).toContainEqual({
      nodeId: 'second',
      what: 'What it says',
      why: 'It stands below this inference, so it comes too late.',
    })
  })

  it('says nothing where all is sent', () => {
    const document = documentOf(node('you', 'user_input'), node('llm', 'inference'))
    const [only] = previewRequests(document, { you: 'hi' }, nodeTypes)
    expect(leftOutInWords(only?.leftOut ?? [{ nodeId: 'x', reason: 'below' }])).toEqual([])
  })
})
