import { createStore } from 'zustand/vanilla'
import { localize, t } from '../../../language/active'
import type { NodeTypes } from '../../../model/node-type'
import {
  type ClassProblem,
  listClassWorks,
  readClassWork,
  type WorksPlace,
} from '../../../providers/connections/class-works'
import type { Files } from '../../../store/library/library-files'
import { readIncomingContent } from '../../page/links/read-incoming-content'
import { type PastedSubmission, pastedSubmissions, submissionName } from './pasted-submissions'
import { type Order, type Submission, submissionOf } from './submissions'

/** Maximum number of works. */
export const MAX_SUBMISSIONS = 60

export interface GalleryState {
  /** The oldest first. In memory only. */
  works: readonly Submission[]
  /** Number of works that are being read. */
  reading: number
  /** Some works exceeded the maximum. */
  isFull: boolean
  named: boolean
  order: Order
  shuffle: Readonly<Record<number, number>>
  size: 'small' | 'middle' | 'large'
  /** The class whose works hang here, and what it is called; null for none. */
  ofClass: { place: WorksPlace; name: string } | null
}

const empty: Pick<GalleryState, 'works' | 'reading' | 'isFull' | 'shuffle'> = {
  works: [],
  reading: 0,
  isFull: false,
  shuffle: {},
}

export const gallery = createStore<GalleryState>(() => ({
  ...empty,
  named: false,
  order: 'came',
  size: 'middle',
  ofClass: null,
}))

let lastId = 0

/** Adds what was pasted or dropped, in order; an unreadable item is added as an error message. */
export async function addSubmissions(
  sources: string | readonly File[],
  files: Files,
  nodeTypes: NodeTypes,
): Promise<void> {
  const pieces: readonly (PastedSubmission | File)[] =
    typeof sources === 'string' ? pastedSubmissions(sources) : sources
  const { works, reading } = gallery.getState()
  const taken = pieces.slice(0, Math.max(0, MAX_SUBMISSIONS - works.length - reading))
  gallery.setState({ reading: reading + taken.length, isFull: taken.length < pieces.length })
  for (const piece of taken) {
    const id = ++lastId
    const [source, name] = piece instanceof File ? [piece, submissionName(piece.name)] : [piece.source, piece.name]
    const work = submissionOf(id, await readIncomingContent(files, source), name, nodeTypes)
    gallery.setState(now => ({ works: [...now.works, work], reading: now.reading - 1 }))
  }
}

/**
 * Hangs what a class handed in, with names and beside what hangs here already. Works that are there stay, those that were
 * replaced or deleted go.
 * @returns why not
 */
export async function showClassWorks(
  place: WorksPlace,
  files: Files,
  nodeTypes: NodeTypes,
): Promise<ClassProblem | null> {
  const list = await listClassWorks(place)
  if ('problem' in list) return list
  const ids = new Set(list.works.map(({ id }) => id))
  const kept = gallery.getState().works.filter(({ inClass }) => inClass === undefined || ids.has(inClass))
  const known = new Set(kept.map(({ inClass }) => inClass))
  const fresh = list.works.filter(({ id }) => !known.has(id)).reverse()
  const taken = fresh.slice(0, Math.max(0, MAX_SUBMISSIONS - kept.length))
  gallery.setState({
    works: kept,
    named: true,
    reading: taken.length,
    isFull: taken.length < fresh.length,
    ofClass: { place, name: list.class },
  })
  for (const { id, seat, name } of taken) {
    const work = await readWorkOfClass(place, { id, seat, name }, files, nodeTypes)
    gallery.setState(now => ({ works: [...now.works, work], reading: now.reading - 1 }))
  }
  return null
}

/** One work of a class, read. */
export async function readWorkOfClass(
  place: WorksPlace,
  { id: inClass, seat, name: typed }: { id: string; seat: number; name: string },
  files: Files,
  nodeTypes: NodeTypes,
): Promise<Submission> {
  const name = typed || t('Seat {seat}', { seat: String(seat) })
  const id = ++lastId
  const read = await readClassWork(place, inClass)
  if ('problem' in read) return { id, name, inClass, problem: localize(read.problem) }
  const incoming = await readIncomingContent(files, new File([read.file], 'work.json'))
  return { ...submissionOf(id, incoming, name, nodeTypes), inClass }
}

export function removeSubmission(id: number): void {
  gallery.setState(now => ({ works: now.works.filter(work => work.id !== id), isFull: false }))
}

export function removeAllSubmissions(): void {
  gallery.setState({ ...empty, ofClass: null })
}

/** Shuffles the works, so that names cannot be guessed by position. `random` returns 0 inclusive to 1 exclusive. */
export function shuffleSubmissions(random: () => number): void {
  gallery.setState(({ works }) => ({
    order: 'shuffled',
    shuffle: Object.fromEntries(works.map(({ id }) => [id, random()])),
  }))
}
