import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import type { Variables } from '../../src/gateway/settings'
import { builtProgram } from './built-program'

const running = new Set<ChildProcess>()
process.once('exit', killGateways)

/** Terminates processes that failed tests have left. */
export function killGateways(): void {
  for (const child of running) child.kill('SIGKILL')
}

/** The path of the gateway as a built program. */
export const builtGateway = () => builtProgram('src/gateway/main.ts')

/**
 * A gateway as a process that can be killed.
 * @param nodeOptions of its Node
 */
export async function spawnGateway(variables: Variables, nodeOptions: readonly string[] = []) {
  const child = spawn(process.execPath, [...nodeOptions, await builtGateway()], {
    env: { ...process.env, AILI5_LANG: 'en', GATEWAY_PORT: '0', ...variables },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  const ended = once(child, 'exit')
  running.add(child)
  child.once('exit', () => running.delete(child))
  const said: string[] = []
  const origin = await new Promise<string>((resolve, reject) => {
    createInterface(child.stderr as Readable).on('line', line => {
      said.push(line)
      const page = /^The teacher's page: (http:\S+)\/teacher$/.exec(line)?.[1]
      if (page) resolve(page)
    })
    child.once('exit', () => reject(new Error(`The gateway ended: ${said.join('\n')}`)))
  })
  return {
    origin,
    child,
    /** Lines of its stderr. */
    said,
    async end(signal: NodeJS.Signals = 'SIGTERM') {
      child.kill(signal)
      await ended
    },
  }
}
