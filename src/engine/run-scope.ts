import { addCosts } from './cost'
import type { Deadline } from './deadline'
import type { Document, RunInputs } from './document'
import type { CallCost, EventPlace, RunEvent } from './events'
import type { Host } from './host'

/** A run event as code inside a run writes it: the place and the time are put in by the scope. */
export type EventBody<E extends RunEvent = RunEvent> = E extends RunEvent ? Omit<E, keyof EventPlace> : never

/** What every part of one run shares. */
export interface RunScope {
  document: Document
  inputs: RunInputs
  host: Host
  /** Adds an event to the run. */
  emit(event: RunEvent): void
  /** The clock of the duration limit, and the signal that ends everything. */
  deadline: Deadline
  spent: Spending
  /** Requests that left the page in this run, however many nodes made them. */
  outgoingCalls: { made: number }
  /** A fresh id, unique in the run. */
  nextId(): string
}

/** What a run has used so far, for its limits. */
export class Spending {
  /** Null as soon as one price is not known. */
  cost: CallCost | null = { input: 0, output: 0, total: 0 }
  steps = 0

  add(cost: CallCost | null): void {
    this.cost = addCosts(this.cost, cost)
  }
}
