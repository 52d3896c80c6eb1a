import { fieldAt } from '../../lessons/condition'
import type { Node } from '../../model/document'
import { isEqualJson } from '../../model/equal-json'
import type { RunEvent } from '../../model/events'
import { allNodes, type Draft } from '../../store/document/draft'
import type { CheckForm } from './check-forms'

/** Derives checks from what a person did with a document, to test whether another one has done the same. */
export function recordCheck(before: Draft, now: Draft, events: readonly RunEvent[]): CheckForm[] {
  const old = new Map(allNodes(before.document).map(node => [node.id, node]))
  const nodes = allNodes(now.document)
  const added = nodes.filter(({ id }) => !old.has(id))
  const gone = [...old.keys()].filter(id => !nodes.some(node => node.id === id))
  const written = nodes.flatMap(node => {
    const was = old.get(node.id)
    return was ? changes(node, was, before, now) : []
  })
  const last = events.at(-1)
  const ran: CheckForm[] =
    last?.type === 'run-end' && last.status === 'finished'
      ? [usedTool(added, events) ?? ({ form: 'run', times: 1 } as const)]
      : []
  return [
    ...added.map(({ type }) => ({ form: 'add', type }) as const),
    ...gone.map(card => ({ form: 'remove', card }) as const),
    ...lifted(before, now),
    ...written,
    ...ran,
  ]
}

/** Texts by their current content; other fields by having changed. */
function changes(node: Node, was: Node, before: Draft, now: Draft): CheckForm[] {
  const fields = [...new Set([...Object.keys(node.config), ...Object.keys(was.config)])].map(name => `config.${name}`)
  const view = (draft: Draft, { config }: Node) => ({ config, input: draft.inputs[node.id] })
  return ['input', ...fields].flatMap((field): CheckForm[] => {
    const value = fieldAt(view(now, node), field)
    if (isEqualJson(value, fieldAt(view(before, was), field))) return []
    return typeof value === 'string' && value.trim() !== '' && value.length <= 80
      ? [{ form: 'text', card: node.id, field, text: value.trim() }]
      : [{ form: 'changed', card: node.id, field }]
  })
}

/** The first card per pipeline that was moved above another. */
function lifted(before: Draft, now: Draft): CheckForm[] {
  return now.document.pipelines.flatMap(({ id, nodes }) => {
    const was = before.document.pipelines.find(pipeline => pipeline.id === id)?.nodes.map(node => node.id) ?? []
    const kept = nodes.map(node => node.id).filter(nodeId => was.includes(nodeId))
    const at = kept.findIndex((nodeId, index) => index > 0 && was.indexOf(nodeId) < was.indexOf(kept[index - 1] ?? ''))
    const [card, below] = [kept[at - 1], kept[at]]
    return at > 0 && card && below ? [{ form: 'order', card, below } as const] : []
  })
}

/** The run used the tool of an added card: the purpose of adding it. */
function usedTool(added: readonly Node[], events: readonly RunEvent[]): CheckForm | undefined {
  const used = added.find(({ id }) =>
    events.some(event => event.type === 'tool-result' && event.toolNodeId === id && !event.isError),
  )
  return used && { form: 'tool', type: used.type }
}
