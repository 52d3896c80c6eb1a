import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Session } from './engine'

const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
type ElementReference = { [elementKey]: string }

/** Where an element is looked for: by its role and its accessible name, or by its text. */
export interface Place {
  role?: string
  name?: string | RegExp
  text?: string | RegExp
  /** The element that it is in. */
  inside?: Place
  /** Which of several, counted from the end where negative; without, there is one. */
  at?: number
}

const written = (words: string | RegExp | undefined) =>
  words instanceof RegExp ? { source: words.source, flags: words.flags } : words

const serialized = ({ name, text, inside, ...rest }: Place): object => ({
  ...rest,
  name: written(name),
  text: written(text),
  ...(inside && { inside: serialized(inside) }),
})

/** Finds an element in the page. It runs there, with Testing Library. */
const findInPage = `
  // Of the same world as the library, which asks what the names are instances of.
  const { queryAllByRole, queryAllByText, RegExp } = window.testingLibrary
  const read = words => words && typeof words === 'object' ? new RegExp(words.source, words.flags) : words
  const find = ({ role, name, text, inside, at }) => {
    const within = inside ? find(inside) : document.body
    if (!within) return null
    const options = { ...(name !== undefined && { name: read(name) }) }
    const found = role ? queryAllByRole(within, role, options) : queryAllByText(within, read(text))
    return (at === undefined ? found.length === 1 && found[0] : found.at(at)) || null
  }
`

/** The page in a browser of WebDriver: what a person does there, and what is seen. */
export async function openPage(session: Session, url: string) {
  const require = createRequire(import.meta.url)
  const library = await readFile(require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.js'), 'utf8')
  const prepared = `if (!window.testingLibrary) {
    const exports = {}, module = {};
    (function () { ${library} }).call(window);
    window.testingLibrary = { ...exports, RegExp }
  }`
  const run = async <Value>(body: string, ...args: unknown[]): Promise<Value> => {
    if (
      !(await session.send('execute', { script: 'return Boolean(window.testingLibrary)', args: [], newSandbox: false }))
    )
      await session.send('execute', { script: prepared, args: [], newSandbox: false })
    return (await session.send('execute', { script: `${findInPage}${body}`, args, newSandbox: false })) as Value
  }

  /** Tries until something is found; half a minute at most. */
  async function wait<Value>(what: string, look: () => Promise<Value | null | undefined | false>): Promise<Value> {
    const end = Date.now() + 90_000
    let last: unknown
    do {
      try {
        const found = await look()
        if (found) return found
      } catch (error) {
        last = error
      }
      await new Promise(resolve => setTimeout(resolve, 150))
    } while (Date.now() < end)
    throw new Error(`${what} is not there.${last ? ` ${last}` : ''}`)
  }

  const describe = (place: Place) => JSON.stringify(serialized(place))
  const find = (place: Place) =>
    wait(describe(place), () => run<ElementReference | null>('return find(arguments[0])', serialized(place)))

  /** The middle of an element, after it was scrolled into sight. */
  const middle = async (place: Place) => {
    await find(place)
    return run<{ x: number; y: number; width: number; height: number }>(
      `const element = find(arguments[0])
       element.scrollIntoView({ block: 'center', behavior: 'instant' })
       const { x, y, width, height } = element.getBoundingClientRect()
       return { x: Math.round(x + width / 2), y: Math.round(y + height / 2), width, height }`,
      serialized(place),
    )
  }

  const mouse = async (actions: object[]) => {
    await session.send('actions', {
      actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
    })
  }
  const move = (x: number, y: number, duration = 50) => ({ type: 'pointerMove', x, y, duration, origin: 'viewport' })

  await session.send('resize', { x: 0, y: 0, width: 1366, height: 980 })
  await session.send('navigate', { url })
  return {
    run,
    find,
    wait,
    see: (place: Place) => find(place),
    async click(place: Place) {
      const { x, y } = await middle(place)
      await mouse([move(x, y), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }])
    },
    /** Presses keys, held together. */
    async press(...keys: string[]) {
      const down = keys.map(value => ({ type: 'keyDown', value }))
      const up = keys.toReversed().map(value => ({ type: 'keyUp', value }))
      await session.send('actions', { actions: [{ type: 'key', id: 'keyboard', actions: [...down, ...up] }] })
    },
    /** Types letters into what has the focus. */
    async type(text: string) {
      const actions = Array.from(text).flatMap(value => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ])
      await session.send('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
    },
    /** The text of an element, or the value of a field. */
    text: (place: Place) =>
      wait(describe(place), () =>
        run<string>(
          'const element = find(arguments[0]); return element && (element.value ?? element.innerText)',
          serialized(place),
        ),
      ),
    /** Waits until the text of an element, or its value, matches. */
    expectText(place: Place, expected: RegExp) {
      return wait(`${describe(place)} with ${expected}`, async () =>
        expected.test(
          await run<string>(
            'const element = find(arguments[0]); return element ? (element.value ?? element.innerText) : ""',
            serialized(place),
          ),
        ),
      )
    },
    /** Drags one element to a place beside the middle of another, in small steps. */
    async drag(from: Place, to: Place, beside = { x: 0, y: 0 }) {
      const start = await middle(from)
      await find(to)
      const goal = await run<{ x: number; y: number }>(
        `const { x, y, width, height } = find(arguments[0]).getBoundingClientRect()
         return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }`,
        serialized(to),
      )
      const [x, y] = [goal.x + beside.x, goal.y + beside.y]
      const steps = Array.from({ length: 10 }, (_, step) =>
        move(
          Math.round(start.x + ((x - start.x) * (step + 1)) / 10),
          Math.round(start.y + ((y - start.y) * (step + 1)) / 10),
        ),
      )
      await mouse([
        move(start.x, start.y),
        { type: 'pointerDown', button: 0 },
        ...steps,
        { type: 'pause', duration: 300 },
        { type: 'pointerUp', button: 0 },
      ])
    },
    /** Whether one card stands next above another. */
    order: (first: string, second: string) =>
      run<'next' | 'apart'>(
        `const cards = window.testingLibrary.queryAllByRole(document.body, 'article')
         const at = name => cards.indexOf(find({ role: 'article', name }))
         return at(arguments[1]) - at(arguments[0]) === 1 ? 'next' : 'apart'`,
        first,
        second,
      ),
    /** Draws a line across the lower half of an element. */
    async draw(place: Place) {
      const { x, y, width, height } = await middle(place)
      const points = [-0.3, -0.1, 0.1, 0.3].map(part =>
        move(Math.round(x + part * width), Math.round(y + (part * height) / 2)),
      )
      const [first, ...rest] = points as [object, ...object[]]
      await mouse([first, { type: 'pointerDown', button: 0 }, ...rest, { type: 'pointerUp', button: 0 }])
    },
    async goTo(address: string) {
      await session.send('navigate', { url: address })
    },
    async reload() {
      await session.send('refresh')
    },
    async photograph(): Promise<Buffer> {
      return Buffer.from(String(await session.send('screenshot')), 'base64')
    },
  }
}
