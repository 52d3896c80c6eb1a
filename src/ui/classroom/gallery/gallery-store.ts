import { createStore } from 'zustand/vanilla'
import type { NodeTypes } from '../../../model/node-type'
import type { Files } from '../../../store/library/library-files'
import { readIncomingContent } from '../../share/open/read-incoming-content'
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
}

const empty: Pick<GalleryState, 'works' | 'reading' | 'isFull' | 'shuffle'> = {
  works: [],
  reading: 0,
  isFull: false,
  shuffle: {},
}

export const gallery = createStore<GalleryState>(() => ({ ...empty, named: false, order: 'came', size: 'middle' }))

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

export function removeSubmission(id: number): void {
  gallery.setState(now => ({ works: now.works.filter(work => work.id !== id), isFull: false }))
}

export function removeAllSubmissions(): void {
  gallery.setState(empty)
}

/** Shuffles the works, so that names cannot be guessed by position. `random` returns 0 inclusive to 1 exclusive. */
export function shuffleSubmissions(random: () => number): void {
  gallery.setState(({ works }) => ({
    order: 'shuffled',
    shuffle: Object.fromEntries(works.map(({ id }) => [id, random()])),
  }))
}
