import { createStore } from 'zustand/vanilla'
import type { Document } from '../../model/document'

/** Predict, then reveal: what is guessed before results are shown. Part of the page, and of no run. */
export interface PredictState {
  /** Whether results stay covered: the device's switch is on, or the open document asks for it. */
  on: boolean
  /** Who guesses. Empty: one person, who needs no name. */
  guessers: readonly string[]
  /** By node id and guesser, as text. */
  guesses: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Nodes whose results are shown. */
  revealed: readonly string[]
  /** The run that was guessed about; null before one. */
  runId: string | null
  /** By id: what follows a router whose choice is hidden. Displayed as not reached. */
  hidden: { pipelines: ReadonlySet<string>; nodes: ReadonlySet<string> }
}

export const predictStore = createStore<PredictState>(() => ({
  on: false,
  guessers: [],
  guesses: {},
  revealed: [],
  runId: null,
  hidden: { pipelines: new Set(), nodes: new Set() },
}))

/** Whether a document requires guesses before results. */
export function asksToPredict({ settings }: Document): boolean {
  return (settings as { predict?: unknown } | undefined)?.predict === true
}
