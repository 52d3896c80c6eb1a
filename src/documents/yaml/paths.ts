import { TERMINATIONS } from './forms'

/** Where a path leads: to a node, to the end of the run, or to its beginning. */
export type Target = { node: string } | { scenario: 'termination' | 'entry' }

/** The folders that paths are read from, where they do not begin with "::". */
export type Folder = 'nodes' | 'output'

/** The ids of all nodes, in their order: a set of them, or a map by them. */
export interface NodeIds {
  readonly size: number
  has(id: string): boolean
  keys(): IterableIterator<string>
}

/** Why a path leads nowhere, as a sentence. */
export interface PathProblem {
  problem: string
}

/** Whether a text can be the id of a node: what a path and a template can name. */
export function isNodeId(text: string): boolean {
  return text !== '' && text === text.trim() && !/::|[{}\n\r]/.test(text)
}

/**
 * Where a path leads. One that begins with "::" is absolute; another is looked for in the folder that its place is about,
 * and then from the root. Two answers are an error, for nobody should have to guess.
 */
export function resolvePath(path: string, folder: Folder, nodeIds: NodeIds): Target | PathProblem {
  const text = path.trim()
  if (text === '') return { problem: 'A path is empty.' }
  const found = new Map<string, Target>()
  const candidates = text.startsWith('::') ? [text] : [`::${folder}::${text}`, `::${text}`, `::${dotted(text)}`]
  for (const candidate of candidates) {
    const target = atAbsolute(candidate, folder, nodeIds)
    if (target) found.set(JSON.stringify(target), target)
  }
  const [first, second] = found.values()
  if (first && second) {
    return {
      problem: `“${text}” could be ${absolute(first, folder)} or ${absolute(second, folder)}. Write one of them in full.`,
    }
  }
  return first ?? { problem: `“${text}” leads nowhere. ${sayNodes(nodeIds)}` }
}

/** A type of node as its parts joined by dots, however it was written: `::trigger::stdin` is `trigger.stdin`. */
export function readType(written: string): string {
  return dotted(written.trim().replace(/^::/, '')).replaceAll('::', '.')
}

function dotted(text: string): string {
  return text.replaceAll('.', '::')
}

function atAbsolute(path: string, folder: Folder, nodeIds: NodeIds): Target | null {
  const inFolder = path.startsWith(`::${folder}::`) ? path.slice(`::${folder}::`.length) : null
  if (inFolder !== null && nodeIds.has(inFolder)) return { node: inFolder }
  if (folder !== 'nodes') return null
  if (TERMINATIONS.some(name => path === `::${dotted(name)}`)) return { scenario: 'termination' }
  return path === '::scenario::entry' ? { scenario: 'entry' } : null
}

function absolute(target: Target, folder: Folder): string {
  return 'node' in target ? `::${folder}::${target.node}` : `::scenario::${target.scenario}`
}

const mostNamed = 12

/** Nodes that could have been meant; of many, the first. */
function sayNodes(nodeIds: NodeIds): string {
  const names: string[] = []
  for (const id of nodeIds.keys()) if (names.push(id) === mostNamed) break
  if (names.length === 0) return 'There is no node that it could name.'
  return `There ${names.length === 1 ? 'is' : 'are'}: ${names.join(', ')}${nodeIds.size > names.length ? ', …' : ''}.`
}
