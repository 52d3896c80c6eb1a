import * as v from 'valibot'
import { createStore } from 'zustand/vanilla'
import type { Draft } from '../../../store/document/draft'
import { MAX_GUESSERS } from '../../../store/run/predict-round'

const storageKey = 'aili5.predict'

/** Stored on this device. Names never go into a document. */
const Kept = v.object({
  here: v.fallback(v.boolean(), false),
  guessers: v.fallback(v.pipe(v.array(v.string()), v.maxLength(MAX_GUESSERS)), []),
})

/** The setting of this device: whether results are hidden, and who guesses. */
export const deviceSwitch = createStore(() => v.parse(Kept, readKept()))
deviceSwitch.subscribe(state => {
  try {
    localStorage.setItem(storageKey, JSON.stringify(state))
  } catch {
    // Storage full or blocked: applies until the page closes.
  }
})

function readKept(): object {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}')
    return typeof kept === 'object' && kept !== null ? kept : {}
  } catch {
    return {}
  }
}

/** The document with the setting switched on or off. */
export function askToPredict(draft: Draft, asks: boolean): Draft {
  const { predict: _, ...others } = { ...draft.document.settings } as { predict?: unknown }
  const settings = asks ? { ...others, predict: true } : others
  return { ...draft, document: { ...draft.document, settings } }
}
