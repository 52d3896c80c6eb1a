import * as v from 'valibot'
import { createStore } from 'zustand/vanilla'
import type { Draft } from '../../store/draft'
import { mostGuessers } from '../../store/predict-round'

const storageKey = 'aili5.predict'

/** What this device keeps. Names never go into a document. */
const Kept = v.object({
  here: v.fallback(v.boolean(), false),
  guessers: v.fallback(v.pipe(v.array(v.string()), v.maxLength(mostGuessers)), []),
})

/** The switch of this device, kept by it: whether results are covered, and who guesses. */
export const deviceSwitch = createStore(() => v.parse(Kept, readKept()))
deviceSwitch.subscribe(state => {
  try {
    localStorage.setItem(storageKey, JSON.stringify(state))
  } catch {
    // Full or refused: it holds for as long as the page is open.
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

/** The same document, asking for it or not. */
export function askToPredict(draft: Draft, asks: boolean): Draft {
  const { predict: _, ...others } = { ...draft.document.settings } as { predict?: unknown }
  const settings = asks ? { ...others, predict: true } : others
  return { ...draft, document: { ...draft.document, settings } }
}
