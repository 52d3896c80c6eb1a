import type { KeyStorage } from '../providers/connections/keys'

const lastOpenedKey = 'aili5.lastOpened'
const persistAskedKey = 'aili5.persistAsked'
const foldedKey = 'aili5.folded'
const detailsKey = 'aili5.xRayDetails'
/** Folded cards that are remembered, over all documents: the ones folded longest ago are dropped. */
const MOST_FOLDED = 500

/** The stored note; null when there is none, or storage cannot be read. */
export function noted(storage: KeyStorage, key: string): string | null {
  try {
    return storage.getItem(key)
  } catch {
    return null
  }
}

/** Notes a text, or removes it. What a full or blocked storage does not take applies until the page closes. */
export function note(storage: KeyStorage, key: string, text: string | null): boolean {
  try {
    if (text === null) storage.removeItem(key)
    else storage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** The document that was open last on this device, or in the frames with this link; null when none ever was. */
export const lastOpened = (storage: KeyStorage, frame = '') => noted(storage, lastOpenedKey + frame)

/** Notes which document is open; the starter, which is not saved, has no id to note. */
export function saveLastOpened(storage: KeyStorage, id: string | null, frame = ''): void {
  if (id !== null) note(storage, lastOpenedKey + frame, id)
}

/** True once on a device, when the browser may be asked to keep what is stored: some ask the person in turn. */
export const mayAskToPersist = (storage: KeyStorage) =>
  noted(storage, persistAskedKey) === null && note(storage, persistAskedKey, 'yes')

/** Whether the X-ray was left with its details open. */
export const showsDetails = (storage: KeyStorage) => noted(storage, detailsKey) !== null

/** Notes whether the details of the X-ray are open. */
export const saveShowsDetails = (storage: KeyStorage, open: boolean) => note(storage, detailsKey, open ? 'open' : null)

const foldedCards = (storage: KeyStorage) => noted(storage, foldedKey)?.split('\n') ?? []

/** A card in the list: a line of its own, whatever is in the ids. */
const cardLine = (documentId: string, nodeId: string) => JSON.stringify([documentId, nodeId])

/** Whether a card was left folded in this document. */
export const isCollapsed = (storage: KeyStorage, documentId: string, nodeId: string) =>
  foldedCards(storage).includes(cardLine(documentId, nodeId))

/** Notes whether a card is folded. */
export function saveCollapsed(storage: KeyStorage, documentId: string, nodeId: string, folded: boolean): void {
  const line = cardLine(documentId, nodeId)
  const others = foldedCards(storage).filter(each => each !== line)
  note(storage, foldedKey, [...others, ...(folded ? [line] : [])].slice(-MOST_FOLDED).join('\n'))
}
