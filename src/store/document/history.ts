import type { LocalizedText } from '../../language/message'
/** How many steps can be undone. */
export const MAX_STEPS = 200

interface Step<T> {
  state: T
  /** What was done between this state and the one after it: "Added Color". */
  label: LocalizedText
}

/** A present with a past to undo into and a future to redo into. Nothing in it is ever changed in place. */
export interface History<T> {
  past: readonly Step<T>[]
  present: T
  future: readonly Step<T>[]
  /** The key of the newest step while edits of the same key still join it. */
  open?: string
}

/** A history that begins here. */
export function beginHistory<T>(present: T): History<T> {
  return { past: [], present, future: [] }
}

/** Adds a step, or joins it to the newest when that is still open under the same key. */
export function record<T>(history: History<T>, next: T, how: { label: LocalizedText; coalesce?: string }): History<T> {
  if (next === history.present) return history
  if (how.coalesce !== undefined && how.coalesce === history.open) return { ...history, present: next, future: [] }
  const past = [...history.past, { state: history.present, label: how.label }].slice(-MAX_STEPS)
  return { past, present: next, future: [], open: how.coalesce }
}

/** Ends the newest step: the next edit begins its own. */
export function closeStep<T>(history: History<T>): History<T> {
  return history.open === undefined ? history : { ...history, open: undefined }
}

/** Takes the newest step back. The very same history when there is none. */
export function undo<T>(history: History<T>): History<T> {
  const step = history.past.at(-1)
  if (!step) return history
  return {
    past: history.past.slice(0, -1),
    present: step.state,
    future: [{ state: history.present, label: step.label }, ...history.future],
  }
}

/** Does the step again that was undone last. The very same history when there is none. */
export function redo<T>(history: History<T>): History<T> {
  const [step, ...future] = history.future
  if (!step) return history
  return { past: [...history.past, { state: history.present, label: step.label }], present: step.state, future }
}

/**
 * Makes the same change to every state, past and to come, so that no undo or redo can take it back. Only the present is
 * changed now, any other state when it is asked for: there may be 200 of a large document.
 */
export function rebase<T>(history: History<T>, change: (state: T) => T): History<T> {
  const rebaseStep = (step: Step<T>): Step<T> => {
    let changed: [T] | undefined
    return {
      label: step.label,
      get state() {
        changed ??= [change(step.state)]
        return changed[0]
      },
    }
  }
  return {
    past: history.past.map(rebaseStep),
    present: change(history.present),
    future: history.future.map(rebaseStep),
  }
}
