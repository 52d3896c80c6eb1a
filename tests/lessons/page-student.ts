import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import type { Action } from './actions'

/** Makes the page's random numbers deterministic. */
export async function seedRandom(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    let state = 7
    Math.random = () => {
      state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
      return state / 2 ** 32
    }
  })
}

/** A student with the page: performs a script by accessible names. */
export function createPageStudent(page: Page) {
  const dock = page.getByRole('region', { name: 'Lesson', exact: true })
  const card = (name: string) => page.getByRole('article', { name, exact: true })
  const settings = page.getByRole('region', { name: 'Card', exact: true })
  const runButton = page.getByRole('button', { name: 'Run', exact: true })

  /** The field on the card, or else in its settings. */
  async function fieldOf(name: string, label: string): Promise<Locator> {
    const onCard = card(name).getByLabel(label, { exact: true })
    if ((await onCard.count()) > 0) return onCard.first()
    await card(name)
      .getByRole('button', { name: `Settings, ${name}`, exact: true })
      .click()
    const field = settings.getByLabel(label, { exact: true })
    const more = settings.getByText('More', { exact: true })
    await field.or(more).first().waitFor()
    if (!(await field.first().isVisible())) await more.click()
    return field.first()
  }

  const hands: { [Kind in Action['do']]: (action: Extract<Action, { do: Kind }>) => Promise<unknown> } = {
    async run({ answer }) {
      await runButton.click()
      const status = page.getByRole('status', { name: 'Run' })
      await expect(status).toHaveText(/Finished|Cut short|Failed|Waiting for you/)
      if ((await status.textContent()) === 'Waiting for you') {
        const options = page
          .getByRole('article', { name: 'Survey', exact: true })
          .getByRole('group')
          .getByRole('button')
        await (answer ? options.filter({ hasText: answer }) : options).first().click()
      }
      await expect(runButton).toBeEnabled()
    },
    async fill({ card: name, field: label, text }) {
      const field = await fieldOf(name, label)
      const tag = await field.evaluate(element => element.tagName)
      // An option's label, or its value.
      if (tag === 'SELECT') await field.selectOption(String(text))
      else await field.fill(String(text))
    },
    take: ({ card: name, bar }) =>
      card(name)
        .getByRole('button', { name: new RegExp(`^${bar}, .* press to choose it$`) })
        .click(),
    async add({ type }) {
      await page.getByRole('searchbox', { name: 'Find a card' }).fill(type)
      await page.getByRole('region', { name: 'Palette' }).getByRole('button', { name: type, exact: true }).click()
      await page.getByRole('searchbox', { name: 'Find a card' }).fill('')
    },
    remove: ({ card: name }) =>
      card(name)
        .getByRole('button', { name: `Remove ${name}`, exact: true })
        .click(),
    async lift({ card: name, by }) {
      const said = page.locator('[aria-live=polite]')
      await card(name)
        .getByRole('button', { name: `Move ${name}`, exact: true })
        .focus()
      await page.keyboard.press('Space')
      await expect(said).toContainText('Picked up')
      for (let place = 0; place < Math.abs(by); place++) {
        const before = await said.innerText()
        await page.keyboard.press(by < 0 ? 'ArrowDown' : 'ArrowUp')
        await expect(said).not.toHaveText(before)
      }
      await page.keyboard.press('Space')
      await expect(said).toContainText('Moved')
    },
    async guess({ option }) {
      const step = dock.getByRole('tab', { name: 'Lesson', exact: true })
      if ((await step.count()) > 0) await step.click()
      await dock.getByRole('radio', { name: option, exact: true }).check()
    },
    async box({ card: name, name: field, kind }) {
      const form = await fieldOf(name, 'Its answer')
      await form.selectOption({ label: 'Fields that you name' })
      await settings.getByRole('button', { name: 'Add a field', exact: true }).click()
      const box = settings.getByRole('group', { name: /^Field \d+$/ }).last()
      await box.getByLabel('Field', { exact: true }).fill(field)
      await box.getByLabel('Kind', { exact: true }).selectOption({ label: kind })
    },
    async train({ card: name }) {
      await card(name)
        .getByRole('button', { name: /^(Train it|Go on training)$/ })
        .click()
      await expect(card(name).getByText(/^step [1-9]/)).toBeVisible()
      await card(name).getByRole('button', { name: 'Stop training', exact: true }).click()
    },
    stop: () => page.getByRole('button', { name: 'Stop', exact: true }).click(),
    open: ({ pipeline }) => page.getByRole('tab', { name: pipeline }).click(),
  }

  return {
    dock,
    /** What a step shows when it is done. */
    praise: dock.getByText('Well done!'),
    async act(action: Action): Promise<void> {
      await (hands[action.do] as (action: Action) => Promise<unknown>)(action)
    },
  }
}
