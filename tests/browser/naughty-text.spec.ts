import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { lessonFile } from '../../src/documents/files/share-lesson'
import { naughtyStrings } from '../support/naughty'
import { cases } from '../support/soak'
import { expect, test } from './fixtures'
import { card, run } from './stack-page'

/*
 * Strings that break programs (5,000 of them in the soak), in each of the five places that show the text of a document, under
 * the page's content policy. The fixture fails on an error of the page, which a refused assignment is too.
 */

const seed = 13
const strings = naughtyStrings(cases(2_500), seed)

/** The strings in texts of some length, each with a mark at its end. */
function textsOf(longest: number): string[] {
  const texts: string[] = []
  let text = ''
  const end = () => {
    texts.push(`${text}\n\nend ${texts.length}`)
    text = ''
  }
  for (const each of strings) {
    const more = `${each.slice(0, longest - 20)}\n\n`
    if (text.length + more.length > longest - 20) end()
    text += more
  }
  end()
  return texts
}

/** Foreign text by the built parser; Markdown.test.tsx draws all examples. Pictures would be loaded. */
const entities = '&copy; &nbsp;&Tab;&amp;amp; &#65;&#x42; &nonsense; &lt;b&gt;'
const examples: Record<'commonmark' | 'gfm', string[]> = JSON.parse(
  readFileSync(join(import.meta.dirname, '../fixtures/markdown/examples.json'), 'utf8'),
)
const pictures = [...examples.commonmark, ...examples.gfm].filter(text => text.includes('![')).join('\n\n')

const file = (name: string, text: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) })

async function openFile(page: Page, name: string, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Library', exact: true }).click()
  await page.getByLabel('Open a file').setInputFiles(file(name, text))
}

/** Long texts are cut in the X-ray and the log, until expanded. */
async function showAll(place: Locator): Promise<void> {
  const buttons = place.getByRole('button', { name: /^Show all/ })
  await expect(buttons.first()).toBeVisible()
  // All in one go: there are dozens.
  await expect(async () => {
    await buttons.evaluateAll(all => {
      for (const button of all) (button as HTMLElement).click()
    })
    await expect(buttons).toHaveCount(0, { timeout: 1_000 })
  }).toPass()
}

const expectNothingBroken = async (page: Page) => {
  await expect(page.getByText('could not be drawn')).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Pipeline name', includeHidden: true })).toBeAttached()
}

test(`${strings.length} naughty strings (seed ${seed}) on cards, in the X-ray, the run, a lesson and the library break nothing`, async ({
  page,
  monitor,
}) => {
  const texts = textsOf(4_000)
  const last = new RegExp(`end ${texts.length - 1}\\b`)
  const xray = page.getByRole('region', { name: 'X-ray' })
  const nodes = [
    { id: 'entities', type: 'note', config: { text: entities } },
    { id: 'pictures', type: 'note', config: { text: pictures } },
    ...texts.map((text, index) => ({ id: `note ${index}`, type: 'note', config: { text, label: strings[index] } })),
    ...texts.map((_, index) => ({ id: `said ${index}`, type: 'user_input', config: { name: strings[index] } })),
    { id: 'model', type: 'inference', config: {} },
    { id: 'reply', type: 'text_display', config: { label: strings.at(-1) } },
  ]
  const inputs = Object.fromEntries(texts.map((text, index) => [`said ${index}`, text]))
  const document = {
    version: 1,
    id: 'd',
    name: strings[7],
    pipelines: [{ id: 'p', name: strings[8], nodes }],
    edges: [],
  }
  // Two texts in a step.
  const half = Math.ceil(texts.length / 2)
  const steps = texts
    .slice(0, half)
    .map((text, index) => ({ title: strings[index]?.trim() || 'x', text, hint: texts[half + index] ?? text }))

  await test.step('cards and X-ray', async () => {
    await openFile(page, 'naughty.json', JSON.stringify({ ...document, inputs }))
    await page.getByRole('dialog').getByRole('button', { name: 'Try' }).click()
    // The last card is there, and Markdown has been drawn.
    await expect(card(page, 'Model')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Pipeline' }).getByText(last).first()).toBeAttached()
    const pipeline = page.getByRole('region', { name: 'Pipeline' })
    await expect(pipeline).toContainText('© \u00a0\t&amp; AB &nonsense; <b>', { useInnerText: false })
    await expect(pipeline.getByText('picture:').first()).toBeAttached()
    await showAll(xray)
    await expect(xray.getByText(last).first()).toBeAttached()
    await expectNothingBroken(page)
  })

  await test.step('the run, card by card', async () => {
    await run(page)
    await xray.getByText('Details', { exact: true }).click()
    await xray.getByRole('button', { name: 'The whole run, card by card' }).click()
    const steps = page.getByRole('tabpanel', { name: 'Card by card' })
    await steps
      .getByText(/steps \d+\/\d+/)
      .first()
      .click()
    // The last text that was typed.
    await steps.getByRole('row').nth(texts.length).getByRole('button').click()
    await steps.getByRole('table').getByText('Output', { exact: true }).last().click()
    await showAll(steps)
    await expect(steps.getByText(last).first()).toBeAttached()
    await expectNothingBroken(page)
    await page.keyboard.press('Escape')
  })

  await test.step('library', async () => {
    const pipelines = [{ id: 'p', name: 'p', nodes: [{ id: 'n', type: 'note', config: {} }] }]
    const lines = texts.map((name, index) =>
      JSON.stringify({ document: { ...document, id: `d${index}`, name, pipelines } }),
    )
    await openFile(page, 'library.jsonl', ['{"library":1}', ...lines].join('\n'))
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Add to my library' }).click()
    await expect(dialog.getByText(new RegExp(`^Added ${texts.length} pipelines?\\.$`))).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await page.getByRole('button', { name: 'Library', exact: true }).click()
    await expect(dialog.getByText(last).first()).toBeAttached()
    await expect(dialog.getByText(/end \d+/)).toHaveCount(texts.length)
    await expectNothingBroken(page)
    await page.keyboard.press('Escape')
  })

  await test.step('lesson', async () => {
    const start = {
      ...document,
      id: 'start',
      version: 1 as const,
      name: 'Start',
      pipelines: [{ id: 'p', name: '', nodes: [] }],
    }
    const plan = { id: 'naughty', title: strings[9] ?? '', teaches: texts[0] ?? '', minutes: 5, steps }
    await openFile(page, 'lesson.json', lessonFile({ ...plan, document: start, inputs: {} }).text)
    await page.getByRole('button', { name: 'Begin', exact: true }).click()
    const dock = page.getByRole('region', { name: 'Lesson', exact: true })
    for (const [index] of steps.entries()) {
      await expect(dock.getByText(`end ${index}`)).toBeAttached()
      await dock.getByRole('button', { name: 'Give me a hint' }).click()
      await expect(dock.getByRole('note').getByText(/end \d+/)).toBeAttached()
      await dock.getByRole('button', { name: /^(Next|Finish)$/ }).click()
    }
    await expectNothingBroken(page)
  })
  monitor.expectNoForeignRequests()
})
