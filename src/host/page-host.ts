import type { Host } from '../engine/model/host'
import type { NodeTypes } from '../engine/model/node-type'
import { lazyMethods } from '../store/lazy-methods'
import type { Settings } from '../store/settings'
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
    now: () => Date.now(),
    random: () => Math.random(),
    sleep,
    ...lazyMethods({ fetch: true, runCode: true, mcp: true, runCommand: true }, async () =>
      (await import('./page-reach')).createPageReach(settings),
    ),
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
