import { type BrowserContext, expect } from '@playwright/test'

/** Monitors the pages of one test. */
export interface Monitor {
  /** Monitors a context from its first request on; `host` is its own where it differs from the site's. */
  watch(context: BrowserContext, host?: string): void
  /** All requests to other hosts than the page's, as `METHOD url`. */
  foreignRequests: string[]
  /** Page errors and console errors. */
  problems: string[]
  /** Waits for expected problems, and removes all matching ones from the list. */
  expectProblem(pattern: RegExp): Promise<void>
  /** Removes matching problems, if there are any: what may come again at any time while a test goes on. */
  allowProblems(pattern: RegExp): void
  expectNoForeignRequests(): void
}

/** A monitor of pages of one host. `wait` is a polling `expect` with another timeout. */
export function createMonitor(siteHost: string, wait = expect): Monitor {
  const foreignRequests: string[] = []
  const problems: string[] = []
  function allowProblems(pattern: RegExp): void {
    problems.splice(0, problems.length, ...problems.filter(problem => !pattern.test(problem)))
  }
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
      // The browser reports errors asynchronously, possibly after the page has shown them.
      await wait.poll(() => problems).toContainEqual(expect.stringMatching(pattern))
      allowProblems(pattern)
    },
    allowProblems,
    expectNoForeignRequests() {
      expect(foreignRequests).toEqual([])
    },
  }
}
