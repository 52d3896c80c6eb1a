import { type BrowserContext, expect } from '@playwright/test'

/** Listens to the pages of one test. */
export interface Monitor {
  /** Listens to a context from its first request on; `host` is its own where it is another than the site's. */
  watch(context: BrowserContext, host?: string): void
  /** Every request to another host than the page's own, as `METHOD url`. */
  foreignRequests: string[]
  /** Errors of pages and their consoles. */
  problems: string[]
  /** Waits for problems that a test causes on purpose, and takes all like them out of the list. */
  expectProblem(pattern: RegExp): Promise<void>
  expectNoForeignRequests(): void
}

/** A monitor of pages of one host. `wait` is an `expect` that polls with another limit than the configured one. */
export function createMonitor(siteHost: string, wait = expect): Monitor {
  const foreignRequests: string[] = []
  const problems: string[] = []
  return {
    foreignRequests,
    problems,
    watch(context, host = siteHost) {
      const note = (method: string, address: string) => {
        const url = new URL(address)
        if (/^(https?|wss?):$/.test(url.protocol) && url.host !== host) foreignRequests.push(`${method} ${address}`)
      }
      context.on('request', request => note(request.method(), request.url()))
      context.on('page', page => page.on('websocket', socket => note('WEBSOCKET', socket.url())))
      context.on('weberror', error => problems.push(`uncaught: ${error.error().stack ?? error.error()}`))
      context.on('console', message => {
        if (message.type() !== 'error') return
        const { url, lineNumber } = message.location()
        problems.push(`console: ${message.text()} (${url}:${lineNumber})`)
      })
    },
    async expectProblem(pattern) {
      // The browser reports an error on its own time, which may be after the page has shown it.
      await wait.poll(() => problems).toContainEqual(expect.stringMatching(pattern))
      problems.splice(0, problems.length, ...problems.filter(problem => !pattern.test(problem)))
    },
    expectNoForeignRequests() {
      expect(foreignRequests).toEqual([])
    },
  }
}
