import { createStore, type StoreApi } from 'zustand/vanilla'

/** Ids of the cards that were made large: each has a row of its own, where others of its kind share one and are low. */
export const largeCards: StoreApi<{ ids: readonly string[] }> = createStore(() => ({ ids: [] }))

/** Makes a card large, or low again. */
export function toggleLarge(nodeId: string): void {
  largeCards.setState(({ ids }) => ({
    ids: ids.includes(nodeId) ? ids.filter(id => id !== nodeId) : [...ids, nodeId],
  }))
}
