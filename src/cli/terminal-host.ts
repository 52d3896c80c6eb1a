import { setTimeout as wait } from 'node:timers/promises'
import type { Host } from '../engine/host'
import { nodeTypes } from '../nodes/registry'
import { redactAnswer } from '../providers/redact-answer'
import { createModelResolver } from '../providers/resolve-model'
import type { CommandLine } from './command-line'
import { connectionsFrom, redactorOfTerminal } from './environment'
import { filesOf } from './files'
import { inTerminalWords } from './say-key'
import { send } from './send'
import { runForReal, runInMemory } from './shell'
import type { Terminal } from './terminal'

const NOBODY = 'Nobody is there to answer: this runs in a terminal, by itself.'

/** What a run in a terminal may use. Nobody is there to be asked, so what it may do is said beforehand. */
export function terminalHost(line: CommandLine, { env }: Terminal): Omit<Host, 'print'> {
  const { connections, keys } = connectionsFrom(env)
  const resolve = createModelResolver({
    connections: () => connections,
    keys,
    // Nobody watches it type.
    demo: { random: Math.random, sleep: async (_, signal) => signal.throwIfAborted() },
    helpLine: env.AILI5_HELP_LINE,
    strict: true,
  })
  const allowed = new Set(line.texts('allow-host').map(hostOf))
  const model = line.text('model')
  const redactor = redactorOfTerminal(env)
  const runShell = line.flag('allow-run') ? runForReal : runInMemory
  const files = filesOf({ mayWrite: line.flag('allow-write') })
  return {
    nodeTypes,
    now: Date.now,
    random: Math.random,
    sleep,
    model: async id => inTerminalWords(await resolve(model ?? id)),
    ask: async () => ({ unavailable: NOBODY }),
    fetch: (request, signal) => redactAnswer(redactor, () => send(request, signal)),
    isAllowedHost: host => allowed.has(host),
    runCode: async job => (await import('../toolkit/custom-code/interpreter')).interpret(job),
    mcp: async (url, send, signal) => (await import('../toolkit/mcp/connect')).connectMcp(url, send, signal),
    runCommand: async (command, signal) => redactor.json(await runShell(command, signal)),
    files: { ...files, read: async (path, signal) => redactor.text(await files.read(path, signal)) },
  }
}

/** Rejects with the signal's own reason, where Node's would wrap it. */
async function sleep(ms: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  await wait(ms, undefined, { signal }).catch(error => {
    throw signal.aborted ? signal.reason : error
  })
}

/** A host as people write it: with or without a scheme and a path. */
function hostOf(text: string): string {
  const address = text.includes('://') ? text : `https://${text}`
  return URL.canParse(address) ? new URL(address).host : text
}
