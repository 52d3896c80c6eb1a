import { createStore } from 'zustand/vanilla'
import type { NodeTypes } from '../../../engine/model/node-type'
import type { Files } from '../../../store/library/library-files'
import { readArrival } from '../../share/open/read-arrival'
import { type PastedWork, pastedWorks, workName } from './pasted-works'
import { type Order, type Work, workOf } from './works'

/** Maximum number of works. */
export const MAX_WORKS = 60

export interface GalleryState {
  /** In order of arrival. Kept in memory only. */
  works: readonly Work[]
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
export async function addWorks(sources: string | readonly File[], files: Files, nodeTypes: NodeTypes): Promise<void> {
  const pieces: readonly (PastedWork | File)[] = typeof sources === 'string' ? pastedWorks(sources) : sources
  const { works, reading } = gallery.getState()
  const taken = pieces.slice(0, Math.max(0, MAX_WORKS - works.length - reading))
  gallery.setState({ reading: reading + taken.length, isFull: taken.length < pieces.length })
  for (const piece of taken) {
    const id = ++lastId
    const [source, name] = piece instanceof File ? [piece, workName(piece.name)] : [piece.source, piece.name]
    const work = workOf(id, await readArrival(files, source), name, nodeTypes)
    gallery.setState(now => ({ works: [...now.works, work], reading: now.reading - 1 }))
  }
}

export function removeWork(id: number): void {
  gallery.setState(now => ({ works: now.works.filter(work => work.id !== id), isFull: false }))
}

export function removeAllWorks(): void {
  gallery.setState(empty)
}

/** Shuffles the works, so that names cannot be guessed by position. `random` returns 0 inclusive to 1 exclusive. */
export function shuffleWorks(random: () => number): void {
  gallery.setState(({ works }) => ({
    order: 'shuffled',
    shuffle: Object.fromEntries(works.map(({ id }) => [id, random()])),
  }))
}
