/** A record to store: any JSON value, or null to delete it. */
export interface Put {
  key: string
  value: unknown
  /** When it may be deleted, in milliseconds since 1970; absent for never. */
  until?: number
}

/** What a change makes of the records that it read. */
export interface Change<T> {
  result: T
  /** Stored together, or not at all. */
  put?: readonly Put[]
}

/**
 * All that a gateway remembers: JSON records by key, in a folder of one process or in a Redis that several share. Keys of a
 * class begin with its id, and a change stays inside of one class.
 */
export interface Records {
  /** The values of these keys; null for what is not there. */
  read(keys: readonly string[]): Promise<unknown[]>
  /**
   * Reads records, and stores what `work` makes of them, as if nobody else did anything meanwhile. `work` may be called
   * again, so it does nothing but compute. Once resolved, the change outlives the end of the process or of the machine.
   * @throws GatewayError when it cannot be stored; then nothing of it is there, or nobody can know.
   */
  change<T>(keys: readonly string[], work: (values: unknown[]) => Change<T>): Promise<T>
  close(): Promise<void>
}
