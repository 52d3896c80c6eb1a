import { type MessageDescriptor, msg } from '../../language/message'
import { TERMINATIONS } from './forms'

/** The target of a path: a node, the end of the run, or its entry. */
export type PathTarget = { node: string } | { scenario: 'termination' | 'entry' }

/** The folders of relative paths, which do not begin with "::". */
export type Folder = 'nodes' | 'output'

/** The ids of all nodes, in order: a set or a map. */
interface NodeIds {
  readonly size: number
  has(id: string): boolean
  keys(): IterableIterator<string>
}

/** Why a path has no target, as a sentence. */
export interface PathProblem {
  problem: MessageDescriptor
}

/** A problem of the field that a path is in. */
export function atField(field: string, problem: MessageDescriptor): MessageDescriptor {
  return msg({ message: '{field}: {problem}', note: 'The name of a field, and what is wrong.' }, { field, problem })
}

/** Whether a text is valid as a node id, in paths and templates. */
export function isNodeId(text: string): boolean {
  return text !== '' && text === text.trim() && !/::|[{}\n\r]/.test(text)
}

/**
 * Resolves a path. A path that begins with "::" is absolute; others are resolved in the folder of their context, then
 * from the root. Two matches are an error.
 */
export function resolvePath(path: string, folder: Folder, nodeIds: NodeIds): PathTarget | PathProblem {
  const text = path.trim()
  if (text === '') return { problem: msg('A path is empty.') }
  const found = new Map<string, PathTarget>()
  const candidates = text.startsWith('::') ? [text] : [`::${folder}::${text}`, `::${text}`, `::${dotted(text)}`]
  for (const candidate of candidates) {
    const target = atAbsolute(candidate, folder, nodeIds)
    if (target) found.set(JSON.stringify(target), target)
  }
  const [first, second] = found.values()
  if (first && second) {
    return {
      problem: msg('“{path}” could be {first} or {second}. Write one of them in full.', {
        path: text,
        first: absolute(first, folder),
        second: absolute(second, folder),
      }),
    }
  }
  return first ?? { problem: nowhere(text, nodeIds) }
}

/** A type of node joined by dots, however it is written: `::trigger::stdin` is `trigger.stdin`. */
export function readType(written: string): string {
  return dotted(written.trim().replace(/^::/, '')).replaceAll('::', '.')
}

function dotted(text: string): string {
  return text.replaceAll('.', '::')
}

function atAbsolute(path: string, folder: Folder, nodeIds: NodeIds): PathTarget | null {
  const inFolder = path.startsWith(`::${folder}::`) ? path.slice(`::${folder}::`.length) : null
  if (inFolder !== null && nodeIds.has(inFolder)) return { node: inFolder }
  if (folder !== 'nodes') return null
  if (TERMINATIONS.some(name => path === `::${dotted(name)}`)) return { scenario: 'termination' }
  return path === '::scenario::entry' ? { scenario: 'entry' } : null
}

function absolute(target: PathTarget, folder: Folder): string {
  return 'node' in target ? `::${folder}::${target.node}` : `::scenario::${target.scenario}`
}

const mostNamed = 12

/** The problem of an unknown name, with suggestions of nodes; truncated. */
function nowhere(path: string, nodeIds: NodeIds): MessageDescriptor {
  const names: string[] = []
  for (const id of nodeIds.keys()) if (names.push(id) === mostNamed) break
  if (names.length === 0) return msg('“{path}” leads nowhere. There is no node that it could name.', { path })
  return msg('“{path}” leads nowhere. {count, plural, one {There is: {names}.} other {There are: {names}.}}', {
    path,
    count: names.length,
    names: `${names.join(', ')}${nodeIds.size > names.length ? ', …' : ''}`,
  })
}
