import type { Host } from '../model/host'
import type { NodeTypes } from '../model/node-type'
import type { Settings } from '../store/settings'
import { sendFromPage } from './page-fetch'
import { sleep } from './sleep'

/** What the page adds to the browser to make a host of it. */
interface PageHostParts {
  nodeTypes: NodeTypes
  model: Host['model']
  isAllowedHost: Host['isAllowedHost']
  /** Whose keys are taken out of answers, and whose class reads pages that the browser may not show. */
  settings: Settings
}

/** The browser as a host for runs; asking the person and stepping are added by the runner. */
export function createPageHost({
  nodeTypes,
  model,
  isAllowedHost,
  settings,
}: PageHostParts): Omit<Host, 'ask' | 'gate'> {
  return {
    nodeTypes,
    model,
    isAllowedHost,
    ownHost: location.host,
    inBrowser: true,
    now: () => Date.now(),
    random: () => Math.random(),
    sleep,
    fetch: (request, signal) => sendFromPage(request, signal, settings),
    runCode: async (job, signal) => (await import('./page-workers')).runCode(job, signal),
    mcp: async (url, send, signal) => (await import('../sandbox/mcp/connect')).connectMcp(url, send, signal),
    runCommand: async (command, signal) => (await import('./page-workers')).runCommand(command, signal),
  }
}

/** Calls back with the next drawn frame, or after a quarter of a second where the tab draws none. */
export function nextFrame(callback: () => void): void {
  let done = false
  const once = () => {
    if (done) return
    done = true
    clearTimeout(timer)
    cancelAnimationFrame(frame)
    callback()
  }
  const frame = requestAnimationFrame(once)
  const timer = setTimeout(once, 250)
}
