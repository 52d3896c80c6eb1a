import { addCosts } from '../model/cost'
import type { CallCost, RunEvent, RunEventOf } from '../model/events'

/** The summary of a run, for --json. */
interface RunSummary {
  status: RunEventOf<'run-end'>['status']
  /** Why it did not finish. */
  message?: string
  /** Why it was refused before it started. */
  code?: string
  /** The last reply in the pipelines of the run. */
  reply: string | null
  durationMs: number
  tokens: { input: number; output: number }
  /** Dollars; null where a price is unknown. */
  costUsd: number | null
  /** Failed nodes, in order. */
  errors: { nodeId: string; code: string; message: string }[]
}

/** Folds the events of a run into its summary. */
export class RunSummaryFold {
  #cost: CallCost | null = { input: 0, output: 0, total: 0 }
  readonly #tokens = { input: 0, output: 0 }
  readonly #errors: RunSummary['errors'] = []
  #reply: string | null = null
  #end: RunEventOf<'run-end'> | undefined

  add(event: RunEvent): void {
    if (event.type === 'usage') {
      this.#cost = addCosts(this.#cost, event.cost)
      this.#tokens.input += event.usage.input
      this.#tokens.output += event.usage.output
    } else if (event.type === 'response' && event.parentCallId === undefined) this.#reply = event.text
    else if (event.type === 'node-error') {
      const { nodeId, code, message } = event
      this.#errors.push({ nodeId, code, message })
    } else if (event.type === 'run-end') this.#end = event
  }

  summary(): RunSummary {
    const { status = 'failed', message, code, durationMs = 0 } = this.#end ?? {}
    return {
      status,
      ...(message !== undefined && { message }),
      ...(code !== undefined && { code }),
      reply: this.#reply,
      durationMs,
      tokens: this.#tokens,
      costUsd: this.#cost?.total ?? null,
      errors: this.#errors,
    }
  }
}
