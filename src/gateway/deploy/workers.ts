import { createGateway } from '../app'
import { ClassStore } from '../classes/class-store'
import { durableCounts, type ObjectNamespace } from '../counts/durable-object'
import type { Caller } from '../gateway'
import { fetchingLoader } from '../load/fetching-loader'
import { readSharedSettings, type Variables } from '../settings'
import { hashOfTeacherCode } from '../teacher/auth'
import { durableRecords } from './durable-records'

export { ClassCounts } from '../counts/durable-object'
export { Records } from './durable-records'

/** What `wrangler.jsonc` binds, beside variables and secrets. */
interface Bindings {
  CLASS_COUNTS: ObjectNamespace
  RECORDS: ObjectNamespace
}

/** The gateway on Cloudflare Workers: counts in Durable Objects, one a class. */
export default {
  fetch(request: Request, bindings: Bindings & Variables, context: { waitUntil(work: Promise<unknown>): void }) {
    const caller: Caller = {
      address: request.headers.get('cf-connecting-ip') ?? 'unknown',
      waitUntil: work => context.waitUntil(work),
    }
    return handlerFor(bindings)(request, caller)
  },
}

const handlers = new WeakMap<Bindings, ReturnType<typeof createGateway>>()

function handlerFor(bindings: Bindings & Variables): ReturnType<typeof createGateway> {
  const known = handlers.get(bindings)
  if (known) return known
  const settings = readSharedSettings(bindings)
  const fetch: typeof globalThis.fetch = (input, init) => globalThis.fetch(input, init)
  const handler = createGateway({
    ...settings,
    classes: new ClassStore(durableRecords(bindings.RECORDS)),
    counts: durableCounts(bindings.CLASS_COUNTS),
    loader: fetchingLoader(fetch),
    teacher: { codeHash: () => hashOfTeacherCode(settings.teacherCode) },
    fetch,
    now: Date.now,
    log: line => console.warn(JSON.stringify(line)),
  })
  handlers.set(bindings, handler)
  return handler
}
