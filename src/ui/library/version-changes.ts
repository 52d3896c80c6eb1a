import type { Draft } from '../../documents/format/draft'
import { isEqualJson } from '../../model/equal-json'
import { type JsonValue, jsonAsText } from '../../model/json'
import { allNodes } from '../../store/document/draft'
import { type DiffPiece, wordDiff } from '../page/runs/word-diff'

/** What differs in one card, or in what is around the cards. */
export interface CardChange {
  id: string
  /** The type of the card; absent for what is around the cards. */
  type?: string
  name?: string
  kind: 'added' | 'removed' | 'changed'
  fields: { field: string; pieces: DiffPiece[] }[]
}

/** What is different now from how it was, card by card. */
export function versionChanges(before: Draft, now: Draft): CardChange[] {
  const [old, current] = [allNodes(before.document), allNodes(now.document)]
  const oldById = new Map(old.map(node => [node.id, node]))
  const ids = new Set(current.map(({ id }) => id))
  const changes = current.map((node): CardChange => {
    const was = oldById.get(node.id)
    const fields = fieldChanges(
      { ...was?.config, ...inputOf(before, node.id) },
      { ...node.config, ...inputOf(now, node.id) },
    )
    const isSame = was && fields.length === 0 && was.type === node.type
    const kind = was ? 'changed' : 'added'
    return { id: node.id, type: node.type, name: node.config.name, kind, fields: isSame ? [] : fields }
  })
  const gone = old
    .filter(({ id }) => !ids.has(id))
    .map(({ id, type, config }): CardChange => {
      return {
        id,
        type,
        name: config.name,
        kind: 'removed',
        fields: fieldChanges({ ...config, ...inputOf(before, id) }, {}),
      }
    })
  const around = fieldChanges(aroundCards(before), aroundCards(now))
  return [
    ...(around.length > 0 ? [{ id: '', kind: 'changed' as const, fields: around }] : []),
    ...changes.filter(({ kind, fields }) => kind === 'added' || fields.length > 0),
    ...gone,
  ]
}

function inputOf({ inputs }: Draft, id: string): Record<string, JsonValue> {
  const input = inputs[id]
  return input === undefined ? {} : { message: input as JsonValue }
}

function aroundCards({ document }: Draft): Record<string, JsonValue> {
  const { name, pipelines, edges, variables = {}, settings = {} } = document
  const order = pipelines.map(pipeline => [pipeline.name, pipeline.nodes.map(({ id }) => id).join(' ')].join(': '))
  const joins = edges.map(({ source, kind, target }) => `${source} ${kind} ${target}`)
  return { name, order: order.join('\n'), edges: joins.join('\n'), variables, settings: settings as JsonValue }
}

function fieldChanges(before: Record<string, JsonValue>, now: Record<string, JsonValue>): CardChange['fields'] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(now)])]
  return fields
    .filter(field => !isEqualJson(before[field], now[field]))
    .map(field => ({ field, pieces: wordDiff(textOf(before[field]), textOf(now[field])) }))
}

const textOf = (value: JsonValue | undefined) => (value === undefined ? '' : jsonAsText(value))
