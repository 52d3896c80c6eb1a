import type { Recording } from '../../../documents/recordings/recording'
import { localize, t } from '../../../language/active'
import type { MessageLanguage } from '../../../language/languages'
import type { NodeTypes } from '../../../model/node-type'
import type { Draft } from '../../../store/document/draft'
import { foldEvents } from '../../../store/run/fold-run'
import { emptyRun, type RunState } from '../../../store/run/run-state'
import type { IncomingContent } from '../../page/overlay'
import { type NodeSnapshot, nodeSnapshots } from '../../parts/snapshots/node-snapshots'

/**
 * A work that was handed in: parsed, but not run, fetched or saved. `inClass` is its id at a class gateway.
 */
export type Submission = { id: number; name: string; inClass?: string } & (
  | { draft: Draft; from: 'link' | 'file'; recording?: Recording; nodes: readonly NodeSnapshot[]; run: RunState | null }
  | { problem: string }
)

/** A work that could be read. */
export type ReadableSubmission = Extract<Submission, { draft: Draft }>

export function isReadableSubmission(work: Submission): work is ReadableSubmission {
  return 'draft' in work
}

/** Creates a work from the content of a link or a file. A failure becomes an error message. */
export function submissionOf(
  id: number,
  incoming: IncomingContent,
  given: string | undefined,
  nodeTypes: NodeTypes,
): Submission {
  if (incoming.kind !== 'document') return { id, name: given ?? '', problem: describeRefusal(incoming) }
  return contentSubmission(id, { ...incoming.content, from: incoming.from }, given, nodeTypes)
}

/** Creates a work from a document, with its run where there is one. */
export function contentSubmission(
  id: number,
  { draft, recording, from }: { draft: Draft; recording?: Recording | undefined; from: 'link' | 'file' },
  given: string | undefined,
  nodeTypes: NodeTypes,
): Submission {
  const name = given ?? (draft.document.name || t('Untitled'))
  try {
    const nodes = nodeSnapshots(draft.document, draft.inputs, nodeTypes)
    const run = recording ? foldEvents(emptyRun, recording.events) : null
    return { id, name, draft, from, ...(recording && { recording }), nodes, run }
  } catch {
    return { id, name, problem: t('This opens, but its cards cannot be shown next to others.') }
  }
}

function describeRefusal(incoming: Exclude<IncomingContent, { kind: 'document' }>): string {
  if (incoming.kind === 'nothing') return localize(incoming.problem)
  if (incoming.kind === 'starter' || incoming.kind === 'lesson') {
    return t('This is the link of an unchanged example. Ask for a link after the first change.')
  }
  return incoming.kind === 'recording'
    ? t('This run came without its pipeline. Ask for a link or a file with both.')
    : t('This holds a whole library. Open it with “Open a file” in the library.')
}

export type Order = 'came' | 'name' | 'shuffled'

/** Orders works, names as a language sorts them. `shuffle` has the random position of each, by id. */
export function inOrder(
  works: readonly Submission[],
  order: Order,
  shuffle: Readonly<Record<number, number>>,
  { locale, code }: MessageLanguage,
): Submission[] {
  if (order === 'came') return [...works]
  if (order === 'name') {
    const { compare } = new Intl.Collator(locale ?? code, { numeric: true })
    return [...works].sort((a, b) => compare(a.name, b.name))
  }
  return [...works].sort((a, b) => (shuffle[a.id] ?? 0) - (shuffle[b.id] ?? 0))
}

/** A key for a prompt and its text; equal for equal prompts. */
export const promptKey = ({ name, says }: NodeSnapshot) => JSON.stringify([name, says])

/** Prompts that all works share: shown once, above the grid. */
export function sharedPrompts(works: readonly Submission[]): NodeSnapshot[] {
  const [first, ...others] = works.filter(isReadableSubmission)
  if (!first || others.length === 0) return []
  const keys = others.map(({ nodes }) => new Set(nodes.map(promptKey)))
  return first.nodes.filter(shown => shown.says.length > 0 && keys.every(each => each.has(promptKey(shown))))
}
