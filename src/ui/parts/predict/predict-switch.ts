import * as v from 'valibot'
import { createStore } from 'zustand/vanilla'
import { cached } from '../../../model/cached'
import { storedObject } from '../../../model/stored-json'
import type { KeyStorage } from '../../../providers/connections/keys'
import { note, noted } from '../../../store/device-state'
import type { Draft } from '../../../store/document/draft'
import { MAX_GUESSERS } from '../../../store/run/predict-round'

const storageKey = 'aili5.predict'

/** Stored on this device. Names never go into a document. */
const Kept = v.object({
  here: v.fallback(v.boolean(), false),
  guessers: v.fallback(v.pipe(v.array(v.string()), v.maxLength(MAX_GUESSERS)), []),
})

/** The setting of this device: whether results are hidden, and who guesses. One store per storage. */
export const deviceSwitch = cached((device: KeyStorage) => {
  const store = createStore(() => v.parse(Kept, storedObject(noted(device, storageKey)) ?? {}))
  store.subscribe(state => note(device, storageKey, JSON.stringify(state)))
  return store
})

/** The document with the setting switched on or off. */
export function askToPredict(draft: Draft, asks: boolean): Draft {
  const { predict: _, ...others } = { ...draft.document.settings } as { predict?: unknown }
  const settings = asks ? { ...others, predict: true } : others
  return { ...draft, document: { ...draft.document, settings } }
}
