import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { addressOfPage } from '../content/starters/address-of-page'
import { BrokerError } from '../engine/net/broker-error'
import type { Redactor } from '../engine/net/redactor'
import { sleep } from '../host/sleep'
import { LocalizedError } from '../language/localized-error'
import { msg } from '../language/message'
import type { OutgoingRequest } from '../model/events'
import type { Host } from '../model/host'
import type { OutgoingReply } from '../model/services'
import { readFileContent } from '../nodes/kit/read-file'
import { nodeTypes } from '../nodes/registry'
import type { Connection } from '../providers/connections/connections'
import type { KeyVault } from '../providers/connections/keys'
import { redactorOfAll } from '../providers/connections/stored-secrets'
import { connectionPresets } from '../providers/presets'
import { createModelResolver } from '../providers/resolve-model'
import { failureOfFetch, failureOfRequest } from '../providers/wire/fetch-failure'
import { readAnswer } from '../providers/wire/read-answer'
import { redactAnswer } from '../providers/wire/redact-answer'
import { withFileError } from '../terminal/file-error'
import { examplesFolder } from './load'
import { runCode, runInMemory } from './sandbox'
import { runForReal } from './shell'
import type { Terminal } from './terminal'
import { withTerminalErrors } from './terminal-messages'

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
    ask: async () => ({ unavailable: UNANSWERED }),
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

/** Sends a permitted request once, without following redirects. */
export async function send({ page: _, url, ...init }: OutgoingRequest, signal: AbortSignal): Promise<OutgoingReply> {
  const response = await fetch(url, { ...init, signal, redirect: 'manual' }).catch(async error => {
    signal.throwIfAborted()
    throw failureOfRequest(await failureOfFetch(error, url, signal), url, error)
  })
  return readAnswer(response, url, signal)
}

const { origin, host: ownHost } = new URL(addressOfPage)

/**
 * Adds the page to a host that has none: examples read files of their page, which the package contains. A person who
 * allows its address has a page there, and means that one.
 */
export function withOwnPage(host: Host): Host {
  if (host.isAllowedHost(ownHost)) return host
  return {
    ...host,
    ownHost,
    fetch: async (request, signal) =>
      new URL(request.url).host === ownHost ? readExample(request, host) : host.fetch(request, signal),
  }
}

async function readExample({ method, url }: OutgoingRequest, host: Host): Promise<OutgoingReply> {
  const [, name] = /^\/examples\/([\w-]+\.json)$/.exec(new URL(url).pathname) ?? []
  const isRead = name !== undefined && method === 'GET' && new URL(url).origin === origin
  const body = isRead ? await readFile(join(examplesFolder(), name), 'utf8').catch(() => null) : null
  if (body !== null) return { status: 200, body, contentType: 'application/json' }
  throw new BrokerError(
    msg('{host} is on this computer or its own network, and such addresses are closed {opening}.', {
      host: ownHost,
      opening: host.sayHowToAllow?.(ownHost) ?? '',
    }),
  )
}

/**
 * Files of this machine, relative to a folder; by default the working directory. Writing requires permission in
 * advance.
 */
export function filesOf({
  mayWrite,
  folder = '.',
}: {
  mayWrite: boolean
  folder?: string | undefined
}): NonNullable<Host['files']> {
  return {
    async read(path, signal) {
      const content = readFileContent(path, await bytesOf(resolve(folder, path), path, signal))
      if ('problem' in content) throw new LocalizedError(content.problem)
      if ('text' in content) return content.text
      throw new LocalizedError(
        msg('“{name}” is a picture. Give it with {option}.', { name: path, option: `--in NODE=${path}` }),
      )
    },
    async write(path, text, signal) {
      if (!mayWrite)
        throw new LocalizedError(msg('{path} was not written: that needs {option}.', { path, option: '--allow-write' }))
      try {
        await writeFile(resolve(folder, path), text, { signal })
      } catch (error) {
        throw new LocalizedError(withFileError(path, error))
      }
    },
  }
}

async function bytesOf(file: string, path: string, signal: AbortSignal) {
  try {
    return new Uint8Array(await readFile(file, { signal }))
  } catch (error) {
    throw new LocalizedError(withFileError(path, error))
  }
}

/** The connections of a terminal and their keys, from environment variables. */
export function connectionsFrom(env: Terminal['env']): {
  connections: readonly Connection[]
  keys: Pick<KeyVault, 'get' | 'all'>
} {
  const keys = new Map<string, string>()
  const connections = connectionPresets.flatMap(({ connection, variable }) => {
    const address = variable && env[variable.replace(/_API_KEY$/, '_BASE_URL')]
    const isReachable = variable !== undefined || connection.auth === 'none'
    if (!isReachable || (connection.baseUrl === '' && !address)) return []
    const own = address ? { ...connection, baseUrl: normalizeAddress(address, connection.wire) } : connection
    const key = variable && env[variable]?.trim()
    if (key) keys.set(own.baseUrl, key)
    return [own]
  })
  return { connections, keys: { get: address => keys.get(address) ?? null, all: () => [...keys.values()] } }
}

/** Redacts the terminal's keys in input and output. */
export function redactorOfTerminal(env: Terminal['env']): Redactor {
  const { connections, keys } = connectionsFrom(env)
  return redactorOfAll({ connections: () => connections, keys })
}

/** A terminal whose outputs are redacted. */
export function withoutKeys(terminal: Terminal): Terminal {
  const { text, isIdle } = redactorOfTerminal(terminal.env)
  if (isIdle) return terminal
  const { stdout, stderr } = terminal
  return {
    ...terminal,
    stdout: { write: written => stdout.write(text(written)) },
    stderr: { isTTY: stderr.isTTY, write: written => stderr.write(text(written)) },
  }
}

/** The Anthropic SDK appends the version to the base URL. */
function normalizeAddress(address: string, wire: Connection['wire']): string {
  const [plain = '', query] = address.trim().split(/(?=\?)/, 2)
  const path = plain.replace(/(?<!\/)\/+$/, '')
  return (wire === 'anthropic' ? path.replace(/\/v1$/, '') : path) + (query ?? '')
}
