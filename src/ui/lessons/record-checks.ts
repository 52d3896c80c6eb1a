import type { Check } from '../../lessons/check'
import { fieldAt } from '../../lessons/condition'
import type { Node } from '../../model/document'
import { isEqualJson } from '../../model/equal-json'
import type { RunEvent } from '../../model/events'
import { allNodes, type Draft } from '../../store/document/draft'

/** Derives checks from what a person did with a document, to test whether another one has done the same. */
export function recordChecks(before: Draft, now: Draft, events: readonly RunEvent[]): Check[] {
  const old = new Map(allNodes(before.document).map(node => [node.id, node]))
  const nodes = allNodes(now.document)
  const added = nodes.filter(({ id }) => !old.has(id))
  const gone = [...old.keys()].filter(id => !nodes.some(node => node.id === id))
  const written = nodes.flatMap(node => {
    const was = old.get(node.id)
    return was ? changes(node, was, before, now) : []
  })
  const last = events.at(-1)
  const ran: Check[] =
    last?.type === 'run-end' && last.status === 'finished'
      ? [usedTool(added, events) ?? ({ kind: 'run' } as const)]
      : []
  return [
    ...added.map(({ type }) => ({ kind: 'card', card: { type } }) as const),
    ...gone.map(id => ({ kind: 'card', card: { id }, atMost: 0 }) as const),
    ...lifted(before, now),
    ...written,
    ...ran,
  ]
}

/** Texts by their current content; other fields by having changed. */
function changes(node: Node, was: Node, before: Draft, now: Draft): Check[] {
  const fields = [...new Set([...Object.keys(node.config), ...Object.keys(was.config)])].map(name => `config.${name}`)
  const view = (draft: Draft, { config }: Node) => ({ config, input: draft.inputs[node.id] })
  return ['input', ...fields].flatMap((field): Check[] => {
    const value = fieldAt(view(now, node), field)
    if (isEqualJson(value, fieldAt(view(before, was), field))) return []
    return typeof value === 'string' && value.trim() !== '' && value.length <= 80
      ? [{ kind: 'card', card: { id: node.id }, where: [{ path: field, has: value.trim() }] }]
      : [{ kind: 'changed', card: { id: node.id }, path: field }]
  })
}

/** The first card per pipeline that was moved above another. */
function lifted(before: Draft, now: Draft): Check[] {
  return now.document.pipelines.flatMap(({ id, nodes }) => {
    const was = before.document.pipelines.find(pipeline => pipeline.id === id)?.nodes.map(node => node.id) ?? []
    const kept = nodes.map(node => node.id).filter(nodeId => was.includes(nodeId))
    const at = kept.findIndex((nodeId, index) => index > 0 && was.indexOf(nodeId) < was.indexOf(kept[index - 1] ?? ''))
    const [card, below] = [kept[at - 1], kept[at]]
    return at > 0 && card && below ? [{ kind: 'order', above: { id: card }, below: { id: below } } as const] : []
  })
}

/** The run used the tool of an added card: the purpose of adding it. */
function usedTool(added: readonly Node[], events: readonly RunEvent[]): Check | undefined {
  const used = added.find(({ id }) =>
    events.some(event => event.type === 'tool-result' && event.toolNodeId === id && !event.isError),
  )
  const where = [{ path: 'isError', is: false }]
  return used && { kind: 'run', events: [{ type: 'tool-result', card: { type: used.type }, where }] }
}
