import type { KeyStorage } from '../providers/connections/keys'

const lastOpenedKey = 'aili5.lastOpened'
const persistAskedKey = 'aili5.persistAsked'
const foldedKey = 'aili5.folded'
const detailsKey = 'aili5.xRayDetails'
/** Folded cards that are remembered, over all documents: the ones folded longest ago are dropped. */
const MOST_FOLDED = 500

/** The stored note; null when there is none, or storage cannot be read. */
function noted(storage: KeyStorage, key: string): string | null {
  try {
    return storage.getItem(key)
  } catch {
    return null
  }
}

/** The document that was open last on this device, or in the frames with this link; null when none ever was. */
export const lastOpened = (storage: KeyStorage, frame = '') => noted(storage, lastOpenedKey + frame)

/** Notes which document is open; the starter, which is not saved, has no id to note. */
export function saveLastOpened(storage: KeyStorage, id: string | null, frame = ''): void {
  try {
    if (id !== null) storage.setItem(lastOpenedKey + frame, id)
  } catch {
    // The starter opens next time; the document itself is in the library.
  }
}

/** True once on a device, when the browser may be asked to keep what is stored: some ask the person in turn. */
export function mayAskToPersist(storage: KeyStorage): boolean {
  try {
    if (storage.getItem(persistAskedKey) !== null) return false
    storage.setItem(persistAskedKey, 'yes')
    return true
  } catch {
    return false
  }
}

/** Whether the X-ray was left with its details open. */
export const showsDetails = (storage: KeyStorage) => noted(storage, detailsKey) !== null

/** Notes whether the details of the X-ray are open. */
export function saveShowsDetails(storage: KeyStorage, open: boolean): void {
  try {
    if (open) storage.setItem(detailsKey, 'open')
    else storage.removeItem(detailsKey)
  } catch {
    // They stay as they are for as long as the page is open.
  }
}

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
  try {
    storage.setItem(foldedKey, [...others, ...(folded ? [line] : [])].slice(-MOST_FOLDED).join('\n'))
  } catch {
    // The card stays as it is for as long as its document is open.
  }
}
