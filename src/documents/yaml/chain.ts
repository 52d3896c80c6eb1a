import { joinTexts } from '../../language/localized-error'
import { msg } from '../../language/message'
import { atField, type PathTarget, resolvePath } from './paths'
import type { Problems } from './problem'

/** A node with its successor. Offsets are positions in the text. */
interface ChainNode {
  id: string
  at: number
  next?: { path: string; at: number }
  isEntry: boolean
  /** Of the type that ends the run. */
  isTermination: boolean
}

/**
 * Node ids in the order of the run: from the entry along `next` to the end. Obstacles become problems; unreachable
 * nodes are noted and dropped.
 */
export function orderOf(links: readonly ChainNode[], problems: Problems): string[] {
  const byId = new Map(links.map(link => [link.id, link]))
  const ids = new Set(byId.keys())
  const targets = new Map<string, string>()
  for (const { id, next } of links) {
    if (!next) continue
    const target = resolvePath(next.path, 'nodes', ids)
    if ('problem' in target) problems.error(next.at, atField('next', target.problem))
    else if (!isEnd(target)) targets.set(id, 'node' in target ? target.node : '')
  }
  // The target of a broken path is no second entry.
  if (problems.errors.length > 0) return []
  const entry = entryOf(links, targets, problems)
  // "::scenario::entry" is the entry, regardless of its id.
  for (const [id, target] of targets) if (target === '') targets.set(id, entry?.id ?? id)
  if (findCircles(links, targets, problems) || !entry) return []

  const order: string[] = []
  for (let id: string | undefined = entry.id; id !== undefined; id = targets.get(id)) {
    if (byId.get(id)?.isTermination) break
    order.push(id)
  }
  const reached = new Set(order)
  for (const { id, at, isTermination } of links) {
    if (!reached.has(id) && !isTermination)
      problems.note(at, msg('“{id}” is never reached from “{entry}”, and was left out.', { id, entry: entry.id }))
  }
  return order
}

function isEnd(target: PathTarget): boolean {
  return 'scenario' in target && target.scenario === 'termination'
}

function entryOf(
  links: readonly ChainNode[],
  targets: ReadonlyMap<string, string>,
  problems: Problems,
): ChainNode | undefined {
  const named = links.filter(({ isEntry }) => isEntry)
  const led = new Set(targets.values())
  const candidates = named.length > 0 ? named : links.filter(({ id, isTermination }) => !led.has(id) && !isTermination)
  const [first, second] = candidates
  if (first && second) {
    const names = joinTexts(
      candidates.map(({ id }) => `“${id}”`),
      ', ',
    )
    problems.error(
      second.at,
      named.length > 0
        ? msg('More than one node could be the first: {names}. Keep “entry: true” with one of them.', { names })
        : msg('More than one node could be the first: {names}. Write “entry: true” with the one that is.', { names }),
    )
    return undefined
  }
  return first
}

/** Reports every cycle once, with its path. */
function findCircles(links: readonly ChainNode[], targets: ReadonlyMap<string, string>, problems: Problems): boolean {
  const byId = new Map(links.map(link => [link.id, link]))
  const done = new Set<string>()
  let found = false
  for (const { id: start } of links) {
    const way: string[] = []
    const onWay = new Set<string>()
    let id: string | undefined = start
    while (id !== undefined && !done.has(id) && !onWay.has(id)) {
      way.push(id)
      onWay.add(id)
      id = targets.get(id)
    }
    for (const passed of way) done.add(passed)
    if (id === undefined || !onWay.has(id)) continue
    found = true
    const circle = [...way.slice(way.indexOf(id)), id]
    const last = byId.get(circle.at(-2) as string)
    problems.error(
      last?.next?.at ?? 0,
      msg(
        {
          message: 'next goes in a circle: {circle}. The run would never end.',
          note: '“next” is the name of a field.',
        },
        { circle: circle.join(' → ') },
      ),
    )
  }
  return found
}
