import type { Node, Pipeline } from '../../model/document'
import { isEqualJson } from '../../model/equal-json'
import type { Draft } from '../format/draft'

/** Conflict resolution: refuse, or prefer one side. */
type OnClash = 'refuse' | 'theirs'

class Clash extends Error {}

/**
 * Three-way merge of a draft from two tabs: a field, node or input that only one side changed is taken from there. Null
 * when both changed the same one differently: one of the changes would be lost.
 */
export function mergeDrafts(base: Draft, mine: Draft, theirs: Draft): Draft | null {
  try {
    return merged(base, mine, theirs, 'refuse')
  } catch (error) {
    if (error instanceof Clash) return null
    throw error
  }
}

/** Rebases their changes on another state of mine; on a conflict, theirs wins. */
export function rebaseDraft(base: Draft, state: Draft, theirs: Draft): Draft {
  return merged(base, state, theirs, 'theirs')
}

/**
 * A draft with the nodes, edges and inputs of another one where they are the same: so comparing the two is quick from
 * then on. `yieldControl` is called after each.
 */
export async function shareUnchanged(base: Draft, draft: Draft, yieldControl: () => Promise<void>): Promise<Draft> {
  async function shared<T extends { id: string }>(was: readonly T[], list: readonly T[]): Promise<T[]> {
    const before = byId(was)
    const all: T[] = []
    for (const each of list) {
      const old = before.get(each.id)
      all.push(old !== undefined && isEqualJson(old, each) ? old : each)
      await yieldControl()
    }
    return all
  }
  const was = byId(base.document.pipelines)
  const pipelines: Pipeline[] = []
  for (const pipeline of draft.document.pipelines) {
    pipelines.push({ ...pipeline, nodes: await shared(was.get(pipeline.id)?.nodes ?? [], pipeline.nodes) })
  }
  const edges = await shared(base.document.edges, draft.document.edges)
  const inputs: Draft['inputs'] = {}
  for (const [id, input] of Object.entries(draft.inputs)) {
    const old = base.inputs[id]
    inputs[id] = old !== undefined && isEqualJson(old, input) ? old : input
    await yieldControl()
  }
  return { ...draft, document: { ...draft.document, pipelines, edges }, inputs }
}

/** A draft as a separate copy of the document. */
export function asCopy(draft: Draft, id: string, label = 'second copy'): Draft {
  return { ...draft, document: { ...draft.document, id, name: `${draft.document.name} (${label})` } }
}

function merged(base: Draft, mine: Draft, theirs: Draft, onClash: OnClash): Draft {
  const { pipelines: _, ...fields } = mergeFields(base.document, mine.document, theirs.document, onClash, ['pipelines'])
  const pipelines = mergeLists(
    base.document.pipelines,
    mine.document.pipelines,
    theirs.document.pipelines,
    (from, ours, other) => mergePipelines(from, ours, other, onClash),
  )
  return {
    document: { ...fields, pipelines } as Draft['document'],
    inputs: mergeFields(base.inputs, mine.inputs, theirs.inputs, onClash),
  }
}

function mergePipelines(base: Pipeline, mine: Pipeline, theirs: Pipeline, onClash: OnClash): Pipeline {
  const { nodes: _, ...fields } = mergeFields(base, mine, theirs, onClash, ['nodes'])
  const mergeNode = (from: Node, ours: Node, other: Node) => pick(from, ours, other, onClash)
  return { ...fields, nodes: mergeLists(base.nodes, mine.nodes, theirs.nodes, mergeNode) } as Pipeline
}

/** Takes the changed side. */
function pick<T>(base: T, mine: T, theirs: T, onClash: OnClash): T {
  if (isEqualJson(base, theirs) || isEqualJson(mine, theirs)) return mine
  if (isEqualJson(base, mine) || onClash === 'theirs') return theirs
  throw new Clash()
}

/** Merges field by field. An undefined field counts as missing. */
function mergeFields<T extends object>(base: T, mine: T, theirs: T, onClash: OnClash, except: string[] = []): T {
  const names = new Set([...Object.keys(mine), ...Object.keys(theirs)].filter(name => !except.includes(name)))
  const entries = [...names].map((name): [string, unknown] => {
    const key = name as keyof T
    return [name, pick(base[key], mine[key], theirs[key], onClash)]
  })
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as T
}

/**
 * Merges lists of items with ids. What one side removed is removed, unless the other side changed it; additions of both
 * stay behind their predecessor. The order is mine where I changed it, else theirs.
 */
function mergeLists<T extends { id: string }>(
  base: readonly T[],
  mine: readonly T[],
  theirs: readonly T[],
  mergeOne: (base: T, mine: T, theirs: T) => T,
): T[] {
  const [was, ours, other] = [byId(base), byId(mine), byId(theirs)]
  const keep = (id: string): T | null => {
    const [before, my, their] = [was.get(id), ours.get(id), other.get(id)]
    if (my && their) return before ? mergeOne(before, my, their) : pick(my, my, their, 'theirs')
    const survivor = my ?? their
    return survivor && (!before || !isEqualJson(before, survivor)) ? survivor : null
  }
  const [first, second] = sameOrder(base, mine) ? [theirs, mine] : [mine, theirs]
  return joinOrders(first, second)
    .map(keep)
    .filter(each => each !== null)
}

/** The ids of both lists: the order of the first; what only the second one has comes behind its predecessor there. */
function joinOrders(first: readonly { id: string }[], second: readonly { id: string }[]): string[] {
  const isInFirst = new Set(first.map(({ id }) => id))
  /** What comes behind an id of the first list; undefined is its beginning. */
  const behind = new Map<string | undefined, string[]>()
  let place: string | undefined
  for (const { id } of second) {
    if (isInFirst.has(id)) {
      place = id
      continue
    }
    const there = behind.get(place)
    if (there) there.push(id)
    else behind.set(place, [id])
  }
  return [...(behind.get(undefined) ?? []), ...first.flatMap(({ id }) => [id, ...(behind.get(id) ?? [])])]
}

function byId<T extends { id: string }>(list: readonly T[]): Map<string, T> {
  return new Map(list.map(each => [each.id, each]))
}

/** Whether common items have the same order. */
function sameOrder(before: readonly { id: string }[], after: readonly { id: string }[]): boolean {
  const [here, there] = [new Set(before.map(({ id }) => id)), new Set(after.map(({ id }) => id))]
  const common = (list: readonly { id: string }[]) =>
    list.map(({ id }) => id).filter(id => here.has(id) && there.has(id))
  return isEqualJson(common(before), common(after))
}
