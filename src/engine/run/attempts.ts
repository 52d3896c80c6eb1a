/**
 * What the attempts of a node have finished, by place, so that a retry goes on after it: a webhook, an integration or a call
 * of an MCP server that was answered is never made again. A node within a called pipeline reports to the nodes around it as
 * well, since each of them may be retried.
 */
export class Attempts {
  /** Of failed attempts, in order. */
  private readonly before: [place: string, result: unknown][] = []
  /** Of the current attempt. */
  private now: [place: string, result: unknown][] = []

  constructor(private readonly outer?: Attempts) {}

  /** Records what was finished at a place. */
  keep(place: string, result: unknown): void {
    this.now.push([place, result])
    this.outer?.keep(place, result)
  }

  /** The next result of a place in failed attempts, which is not returned again; undefined where there is none. */
  take<T>(place: string): T | undefined {
    const at = this.before.findIndex(([each]) => each === place)
    const result = at < 0 ? this.outer?.take<T>(place) : (this.before.splice(at, 1)[0]?.[1] as T)
    if (result !== undefined) this.now.push([place, result])
    return result
  }

  /** The current attempt has failed, and another follows. */
  again(): void {
    this.before.unshift(...this.now)
    this.now = []
  }
}
