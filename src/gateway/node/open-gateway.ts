import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { type LocalizedText, msg } from '../../language/message'
import { englishMessages } from '../../language/messages'
import { createGateway } from '../app'
import { ClassStore } from '../classes/class-store'
import type { Caller, LogLine } from '../gateway'
import type { Loader } from '../load/loader'
import { pinnedLoader } from '../load/pinned-loader'
import type { NodeSettings } from '../settings'
import { hashOfTeacherCode } from '../teacher/auth'
import { networkOrigin } from './network-address'
import { newTeacherCode, openCounts, openRecords, saveOrigin, teacherCodeHash } from './storage'

/** What may be different in tests. */
export interface Choices {
  log?(line: LogLine): void
  loader?: Loader
  /** Where the built page is; the gateway serves it unless another address is configured. */
  pageFolder?: string
  /** Prints what the one who starts it should know: the teacher's first code, a Redis that is gone. Default: in English. */
  say?(words: LocalizedText): void
  /** The time, in milliseconds: minutes and days of limits go by it. */
  now?(): number
  /** Milliseconds that a response may continue after its student has disconnected. */
  graceMs?: number
}

/** A gateway with its storage open, for the server of Node, Deno or Bun. */
export interface OpenGateway {
  classes: ClassStore
  handle(request: Request, caller: Caller): Promise<Response>
  /** The client's address from the header of a trusted proxy; else that of the connection. */
  addressOf(headers: Headers, connection: string | undefined): string
  close(): Promise<void>
}

/** Opens the storage of a gateway. @throws SettingsError when another gateway uses it. */
export async function openGateway(settings: NodeSettings, choices: Choices = {}): Promise<OpenGateway> {
  const {
    log = line => process.stderr.write(`${JSON.stringify(line)}\n`),
    say = words => process.stderr.write(`${englishMessages.localize(words)}\n`),
    loader = pinnedLoader(),
    pageFolder = 'dist',
    now = Date.now,
    graceMs,
  } = choices
  const { storage, close: closeRecords } = await openRecords(settings)
  const counts = await openCounts(settings, say, now).catch(async error => {
    await closeRecords()
    throw error
  })
  const classes = new ClassStore(storage, now)
  const networkUrl = networkOrigin(settings)
  await saveOrigin(storage, settings.ownUrl ?? networkUrl)
  const codeHash = async () => (await hashOfTeacherCode(settings.teacherCode)) ?? (await teacherCodeHash(storage))
  if ((await codeHash()) === null)
    say(msg("The teacher's code, shown this once: {code}", { code: await newTeacherCode(storage) }))
  const hasPage = existsSync(join(pageFolder, 'index.html'))
  const files = settings.pageUrl === null && hasPage ? pageFiles(pageFolder) : null
  if (settings.pageUrl === null && !hasPage) {
    say(
      msg('There is no page to hand out yet: run “{command}” first, or set {variable} to where it is.', {
        command: 'npm run build',
        variable: 'GATEWAY_PAGE',
      }),
    )
  }
  const handle = createGateway({
    ...settings,
    networkUrl,
    classes,
    counts,
    loader,
    log,
    teacher: { codeHash },
    fetch: globalThis.fetch,
    graceMs,
    now,
  })
  return {
    classes,
    handle: async (request, caller) => (await files?.(request)) ?? handle(request, caller),
    addressOf(headers, connection) {
      const forwarded = settings.proxyHeader === null ? null : headers.get(settings.proxyHeader)
      // Of a list that proxies wrote, the last entry is our own proxy's; the entries before it can be forged.
      return forwarded?.split(',').at(-1)?.trim() || connection || 'unknown'
    },
    async close() {
      await handle.close()
      await counts.close()
      await closeRecords()
    },
  }
}

/** Serves the built page beside the gateway; null for what is no file of it. */
function pageFiles(folder: string): (request: Request) => Promise<Response | null> {
  const app = new Hono()
  app.get('*', serveStatic({ root: folder }))
  app.notFound(() => new Response(null, { status: 404 }))
  return async request => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null
    const answer = await app.fetch(request)
    return answer.status === 404 ? null : answer
  }
}
