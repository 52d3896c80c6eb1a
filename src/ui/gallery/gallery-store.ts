import { createStore } from 'zustand/vanilla'
import type { NodeTypes } from '../../engine/node-type'
import type { Files } from '../../store/library-files'
import { readArrival } from '../open/read-arrival'
import { nameOfFile, type PastedWork, pastedWorks } from './pasted-works'
import { type Order, type Work, workOf } from './works'

/** As many as hang on the wall at once. */
export const mostWorks = 60

export interface GalleryState {
  /** In the order in which they came. They last as long as the page. */
  works: readonly Work[]
  /** How many are being read. */
  reading: number
  /** More came than there is room for. */
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

/** Hangs up what was pasted or dropped, one after the other; a bad one becomes a sentence in its place. */
export async function hangUp(sources: string | readonly File[], files: Files, nodeTypes: NodeTypes): Promise<void> {
  const pieces: readonly (PastedWork | File)[] = typeof sources === 'string' ? pastedWorks(sources) : sources
  const { works, reading } = gallery.getState()
  const taken = pieces.slice(0, Math.max(0, mostWorks - works.length - reading))
  gallery.setState({ reading: reading + taken.length, isFull: taken.length < pieces.length })
  for (const piece of taken) {
    const id = ++lastId
    const [source, name] = piece instanceof File ? [piece, nameOfFile(piece.name)] : [piece.source, piece.name]
    const work = workOf(id, await readArrival(files, source), name, nodeTypes)
    gallery.setState(now => ({ works: [...now.works, work], reading: now.reading - 1 }))
  }
}

export function takeDown(id: number): void {
  gallery.setState(now => ({ works: now.works.filter(work => work.id !== id), isFull: false }))
}

export function takeAllDown(): void {
  gallery.setState(empty)
}

/** Mixes them, so that nobody knows whose is whose. `random` gives 0 up to, not including, 1. */
export function mix(random: () => number): void {
  gallery.setState(({ works }) => ({
    order: 'shuffled',
    shuffle: Object.fromEntries(works.map(({ id }) => [id, random()])),
  }))
}
