/** Why a part of the page did not come, as far as the page can tell. */
export type MissingCause = 'offline' | 'new-version' | 'blocked' | 'unknown'

/**
 * Takes the errors of parts that are missing, and tells the cause: once for those that fail together. An error comes by the
 * event of Vite, and once more each time that the part is drawn.
 */
export function missingParts(
  onFound: (cause: MissingCause) => void,
): (error: unknown, by: 'event' | 'drawing') => void {
  const files = new Set<string>()
  const toldByEvent = new Set<unknown>()
  let isLooking = false
  return async (error, by) => {
    if (by === 'event') toldByEvent.add(error)
    else if (toldByEvent.delete(error)) return
    for (const file of filesNamedIn(error)) files.add(file)
    if (isLooking) return
    isLooking = true
    onFound(isFailedImport(error) ? await findCause(files) : 'unknown')
    isLooking = false
  }
}

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : '')

/** In the words of Vite, Chromium, Firefox and Safari. */
const isFailedImport = (error: unknown) => /preload|import|module/i.test(wordsOf(error))

/** The addresses of scripts and styles in the message of a failed import. Safari names none. */
const filesNamedIn = (error: unknown) =>
  (wordsOf(error).match(/\S*assets\/\S+\.(?:js|css)\b/g) ?? []).map(word => new URL(word, document.baseURI).href)

/**
 * Asks for the page, for the files, and for all that those import, again and past everything that is stored. So it also
 * replaces what a network's filter left under the name of a file, in the browser's cache or in that of the service worker:
 * the next load is whole.
 */
async function findCause(files: ReadonlySet<string>): Promise<MissingCause> {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')
  const [page, answers] = await Promise.all([
    ask(`./index.html?asked=${Date.now()}`),
    askForAll([...files], new Set(entry ? [entry.src] : [])),
  ])
  if (!page) return 'offline'
  if (!page.text.includes('id="root"')) return 'blocked'
  if (entry && !page.text.includes(entry.getAttribute('src') ?? '')) return 'new-version'
  return answers.some(isBlocked) ? 'blocked' : 'unknown'
}

const isBlocked = (answer: Answer | undefined) => !answer || (answer.isOk && answer.type.includes('html'))

/** The answers for files and for what they import, without those in `asked`. */
async function askForAll(files: readonly string[], asked: Set<string>): Promise<(Answer | undefined)[]> {
  const wanted = files.filter(file => !asked.has(file))
  for (const file of wanted) asked.add(file)
  const answers = await Promise.all(
    wanted.map(async file => {
      await forget(file)
      const answer = await ask(file)
      const imported = answer && !isBlocked(answer) && file.endsWith('.js') ? importsIn(answer.text, file) : []
      return [answer, ...(await askForAll(imported, asked))]
    }),
  )
  return answers.flat()
}

const importsIn = (script: string, file: string) =>
  Array.from(script.matchAll(/(?:from|import)\s*["'](\.[^"']+\.js)["']/g), ([, name]) => new URL(name ?? '', file).href)

interface Answer {
  isOk: boolean
  type: string
  text: string
}

/** Undefined where nothing came. */
async function ask(address: string): Promise<Answer | undefined> {
  try {
    const response = await fetch(address, { cache: 'reload' })
    return { isOk: response.ok, type: response.headers.get('content-type') ?? '', text: await response.text() }
  } catch {
    return undefined
  }
}

/** Removes a file from the caches of the service worker. */
async function forget(file: string): Promise<void> {
  try {
    for (const name of await caches.keys()) await (await caches.open(name)).delete(file, { ignoreSearch: true })
  } catch {
    // Without a secure origin there are no such caches.
  }
}
