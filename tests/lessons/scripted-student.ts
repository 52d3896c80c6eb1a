import type { Page } from '@playwright/test'
import type { Action } from './actions'

/** What the open step of a lesson shows. */
export interface ShownVerdict {
  praised: boolean
  /** Requirements without a tick. `said`: the reason or the count beside it. */
  open: { say: string; said: string }[]
}

interface PageActions {
  /** Opens a lesson at its beginning, however far it was played before. */
  begin(lesson: { title: string; step: string }): Promise<void>
  act(actions: readonly Action[]): Promise<void>
  verdict(): ShownVerdict
}

declare global {
  interface Window {
    pageActions: PageActions
    seedRandom(): void
  }
}

/**
 * Runs within the page: performs attempts by accessible names, without a call of the browser for each action. An attempt takes
 * a tenth of the time that Playwright's actions take, so all of them can be played.
 */
function installPageActions(): void {
  const inWords = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim()
  const nameOf = (element: Element) => {
    const labels = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const labelled = labels.map(id => document.getElementById(id)?.textContent ?? '').join(' ')
    const label = (element as Partial<HTMLInputElement>).labels?.[0]?.textContent
    return inWords(labelled || (element.getAttribute('aria-label') ?? label ?? element.textContent))
  }
  const all = (scope: ParentNode, selector: string) => [...scope.querySelectorAll<HTMLElement>(selector)]
  const named = (scope: ParentNode, selector: string, name: string) =>
    all(scope, selector).find(element => nameOf(element) === name)

  /** Waits for what a look at the page finds. */
  const until = <T>(find: () => T | undefined | null | false): Promise<T> =>
    new Promise(resolve => {
      const watcher = new MutationObserver(() => look())
      const look = () => {
        const found = find()
        if (!found) return
        watcher.disconnect()
        resolve(found)
      }
      watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
      look()
    })
  const press = async (scope: () => ParentNode | undefined, selector: string, name: string) => {
    const found = await until(() => {
      const within = scope()
      const element = within && named(within, selector, name)
      return element?.matches(':disabled') ? undefined : element
    })
    found.click()
  }
  const page = () => document
  const banner = () => document.querySelector<HTMLElement>('header') ?? undefined
  const dock = () => named(document, 'section', 'Lesson')
  const dialog = () => document.querySelector<HTMLElement>('dialog[open]') ?? undefined
  const cardOf = (name: string) => named(document, 'article', name)
  const status = () => inWords(named(document, '[role=status]', 'Run')?.textContent)

  function write(field: HTMLElement, text: string): void {
    const kind = { INPUT: HTMLInputElement, TEXTAREA: HTMLTextAreaElement, SELECT: HTMLSelectElement }[field.tagName]
    if (!kind) throw new Error(`Nothing can be written into <${field.tagName}>`)
    field.focus()
    // The native setter, since the page's library defines its own for controlled fields.
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new Event('change', { bubbles: true }))
    field.blur()
  }

  /** A card of the open pipeline, else of another one, which is opened. */
  async function findCard(card: string): Promise<HTMLElement> {
    for (const tab of cardOf(card) ? [] : all(document, '[role=tab]')) {
      tab.click()
      await drawn()
      if (cardOf(card)) break
    }
    return until(() => cardOf(card))
  }

  const controls = 'input, textarea, select'
  /** A field of a card; the card's settings are expanded when it is one of them. */
  async function fieldOf(card: string, label: string): Promise<HTMLElement> {
    const article = await findCard(card)
    const find = () => named(article, controls, label)
    if (!find()) {
      const adjust = named(article, 'button', `Adjust ${card}`)
      if (adjust?.getAttribute('aria-expanded') === 'false') adjust.click()
    }
    const field = await until(find)
    const folded = field.closest('details:not([open])')
    if (folded) folded.querySelector('summary')?.click()
    return field
  }

  /** Waits until a change in the document has arrived on the screen. */
  const drawn = () => new Promise<void>(resolve => requestAnimationFrame(() => resolve()))

  const hands: { [Kind in Action['do']]?: (action: Extract<Action, { do: Kind }>) => Promise<unknown> } = {
    async run({ answer }) {
      await press(page, 'button', 'Run')
      // By then it has begun: the button is disabled at once, and enabled when the last events are drawn.
      await drawn()
      const isOver = () => named(document, 'button', 'Run')?.matches(':enabled')
      const asking = () => {
        const survey = cardOf('Survey')?.querySelector('[role=group], fieldset')
        return survey && all(survey, 'button').length > 0 ? survey : undefined
      }
      const consent = () => named(document, 'dialog[open] button', "Don't send")
      const came = await until(() => isOver() || (status() === 'Waiting for you' && (asking() ?? consent())))
      if (came === true) return
      const options = came.matches('button') ? [came as HTMLElement] : all(came, 'button')
      const wanted = options.find(option => answer && nameOf(option).toLowerCase().includes(answer.toLowerCase()))
      ;(wanted ?? options[0])?.click()
      await until(isOver)
    },
    /** A run that waits at its first card, and is stopped there. */
    async stop() {
      await press(page, 'button', 'Step')
      await press(page, 'button', 'Stop')
      await until(() => status() === 'Stopped')
    },
    async fill({ card, field: label, text, value = text }) {
      const field = await fieldOf(card, label)
      if (field instanceof HTMLSelectElement) {
        const option = [...field.options].find(each => each.value === String(value) || each.label === String(text))
        if (!option) throw new Error(`“${label}” has no choice “${text}”`)
        write(field, option.value)
      } else write(field, String(text))
    },
    async take({ card, bar }) {
      const find = () =>
        all(cardOf(card) ?? document, 'button').find(
          button => nameOf(button).startsWith(`${bar}, `) && nameOf(button).endsWith('press to take'),
        )
      const found = await until(find)
      found.click()
      await until(() => !found.isConnected || find() !== found || named(document, '[role=status]', `Took ${bar}.`))
    },
    add: ({ type }) => press(() => named(document, '[aria-label]', 'Palette'), 'button', type),
    async remove({ card }) {
      const count = all(document, 'article').length
      await press(() => cardOf(card), 'button', `Remove ${card}`)
      // A second card of its type may take its name.
      await until(() => all(document, 'article').length < count)
    },
    guess: ({ option }) =>
      until(() => {
        const within = dock()
        return within && named(within, 'input[type=radio]', option)
      }).then(radio => radio.click()),
    async box({ card, name, kind }) {
      const form = await fieldOf(card, 'Its answer')
      if ((form as HTMLSelectElement).value !== 'fields') write(form, 'fields')
      const boxes = () => all(cardOf(card) ?? document, 'fieldset').filter(isBox)
      const isBox = (group: HTMLElement) => /^Field \d+$/.test(inWords(group.querySelector('legend')?.textContent))
      await until(() => named(cardOf(card) ?? document, 'button', 'Add a field'))
      const before = boxes().length
      await press(() => cardOf(card), 'button', 'Add a field')
      const box = await until(() => (boxes().length > before ? boxes().at(-1) : undefined))
      write(named(box, 'input', 'Field') as HTMLElement, name)
      await drawn()
      const select = named(box, 'select', 'Kind') as HTMLSelectElement
      const option = [...select.options].find(({ label }) => label === kind)
      write(select, option?.value ?? '')
    },
    async open({ pipeline }) {
      const tab = await until(() => all(document, '[role=tab]').find(each => nameOf(each).includes(pipeline)))
      tab.click()
      await until(() => tab.getAttribute('aria-selected') === 'true' || !tab.isConnected)
    },
  }

  window.pageActions = {
    async begin({ title, step }) {
      window.seedRandom()
      await press(banner, 'button', 'Lessons')
      const names = [`Start “${title}” over`, `Play again: ${title}`, `Begin: ${title}`]
      const begin = await until(() => {
        const shelf = dialog()
        return shelf && names.map(name => named(shelf, 'button', name)).find(Boolean)
      })
      begin.click()
      await until(() => !dialog() && dock()?.querySelector('h3')?.textContent?.includes(step))
      await drawn()
    },
    async act(actions) {
      for (const [index, action] of actions.entries()) {
        // A run that is stopped begins with Step.
        if (action.do === 'run' && actions[index + 1]?.do === 'stop') continue
        const hand = hands[action.do] as ((action: Action) => Promise<unknown>) | undefined
        if (!hand) throw new Error(`Not here: ${action.do}`)
        await hand(action)
        await drawn()
      }
    },
    verdict() {
      const items = all(dock() ?? document, 'ul[aria-label="To do"] > li')
      const open = items
        .filter(item => !item.hasAttribute('data-met'))
        .map(item => ({
          say: inWords(item.textContent),
          said: inWords(item.querySelector('p, small')?.textContent),
        }))
      return { praised: all(dock() ?? document, 'p').some(each => nameOf(each) === 'Well done!'), open }
    },
  }
}

/** Random numbers with the same seed for each attempt. */
function installRandom(): void {
  let state = 7
  window.seedRandom = () => {
    state = 7
  }
  Math.random = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

/** A student in a hurry: performs attempts within the page. */
export async function createScriptedStudent(page: Page) {
  await page.evaluate(installRandom)
  await page.evaluate(installPageActions)
  return {
    begin: (lesson: { title: string; step: string }) => page.evaluate(given => window.pageActions.begin(given), lesson),
    act: (actions: readonly Action[]) => page.evaluate(given => window.pageActions.act(given), [...actions]),
    verdict: () => page.evaluate(() => window.pageActions.verdict()),
  }
}
