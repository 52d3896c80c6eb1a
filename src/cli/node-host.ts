import { sleep } from '../host/sleep'
import { msg } from '../language/message'
import { englishMessages } from '../language/messages'
import type { Host } from '../model/host'
import { nodeTypes } from '../nodes/registry'
import { createModelResolver } from '../providers/resolve-model'
import { redactAnswer } from '../providers/wire/redact-answer'
import { connectionsFrom, redactorOfTerminal } from './environment'
import { filesOf } from './files'
import { withOwnPage } from './own-page'
import { runCode, runInMemory } from './sandbox'
import { send } from './send'
import { runForReal } from './shell'
import { withTerminalErrors } from './terminal-errors'

const UNANSWERED = msg('Nobody is there to answer: this runs in a terminal, by itself.')

/**
 * Permissions of a run. Everything beyond models is refused unless it is permitted here, since no one can be asked
 * later.
 */
export interface NodeHostOptions {
  /** Environment variables for keys and addresses; default: those of the process. */
  env?: Readonly<Record<string, string | undefined>>
  /** The model that overrides those of the document. "demo" needs no key. */
  model?: string
  /** Permitted hosts, with or without a scheme. */
  allowHosts?: readonly string[]
  /** Whether the run may write files. */
  allowWrite?: boolean
  /** Whether scripts may start processes; otherwise they run in an in-memory shell. */
  allowRun?: boolean
  /** The folder of relative paths in the document; default: the working directory. */
  folder?: string
}

/**
 * A host for Node: models with keys from the environment, and only the permissions of the options. It never prompts.
 */
export function nodeHost({ env = process.env, model, folder, ...allowed }: NodeHostOptions = {}): Host {
  const { connections, keys } = connectionsFrom(env)
  const resolve = createModelResolver({
    connections: () => connections,
    keys,
    // No typing effect.
    demo: { random: Math.random, sleep: async (_, signal) => signal.throwIfAborted() },
    helpLine: env.AILI5_HELP_LINE,
    strict: true,
  })
  const hosts = new Set((allowed.allowHosts ?? []).map(hostOf))
  const redactor = redactorOfTerminal(env)
  const runShell = allowed.allowRun ? runForReal : runInMemory
  const files = filesOf({ mayWrite: allowed.allowWrite ?? false, folder })
  return withOwnPage({
    nodeTypes,
    now: Date.now,
    random: Math.random,
    sleep,
    model: async id => withTerminalErrors(await resolve(model ?? id), connections),
    ask: async () => ({ unavailable: englishMessages.localize(UNANSWERED), words: UNANSWERED }),
    fetch: (request, signal) => redactAnswer(redactor, () => send(request, signal)),
    isAllowedHost: host => hosts.has(host),
    sayHowToAllow: host => msg('without {option}', { option: `--allow-host ${host}` }),
    runCode,
    mcp: async (url, send, signal) => (await import('../sandbox/mcp/connect')).connectMcp(url, send, signal),
    runCommand: async (command, signal) => redactor.json(await runShell(command, signal, folder)),
    files: { ...files, read: async (path, signal) => redactor.text(await files.read(path, signal)) },
  })
}

/** A host from user input: with or without a scheme and a path. */
function hostOf(text: string): string {
  const address = text.includes('://') ? text : `https://${text}`
  return URL.canParse(address) ? new URL(address).host : text
}
