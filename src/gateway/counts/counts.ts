/** An amount to add to a counter, unless that passes its limit. */
export interface Addition {
  key: string
  /** A whole number, 0 or more. */
  add: number
  /** What the counter may reach; null for any. */
  max: number | null
  /** When the counter may be deleted, in milliseconds since 1970. */
  until: number
}

/** A later change of a counter, up or down. No limit is asked. */
export type Correction = Omit<Addition, 'max'>

/**
 * What is counted, and the one place where that must be exact. Each runtime has an implementation that is atomic there.
 * A room is the counters of a class; they are changed together, those of two rooms never.
 */
export interface Counts {
  /**
   * Adds all of it, or nothing: then the index of the first that would pass its limit. When this is done, it is kept
   * where the end of the process, or of the machine, cannot take it away.
   * @throws GatewayError when it cannot be kept
   */
  reserve(room: string, additions: readonly Addition[]): Promise<number | null>
  settle(room: string, corrections: readonly Correction[]): Promise<void>
  /** 0 for what was never counted or is deleted. */
  read(room: string, keys: readonly string[]): Promise<number[]>
}
