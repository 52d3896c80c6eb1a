import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

/* Foreign text, rendered under the page's policy: no card breaks. */

const fixture = (name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../fixtures/markdown', name), 'utf8')) as unknown
/** Every example of the two specifications, as Markdown. */
const examples = fixture('examples.json') as { commonmark: string[]; gfm: string[] }

/** Opens a document with a note per text, and waits for the last, `theEnd`, to be rendered as Markdown. */
async function openNotes(page: Page, texts: readonly string[], theEnd = 'the last of them'): Promise<void> {
  const nodes = [...texts, `**${theEnd}**`].map((text, index) => ({ id: `n${index}`, type: 'note', config: { text } }))
  const buffer = Buffer.from(JSON.stringify({ id: 'notes', name: 'Notes', nodes }))
  await page.getByRole('button', { name: 'Library' }).click()
  await page.getByLabel('File to open').setInputFiles({ name: 'notes.json', mimeType: 'application/json', buffer })
  await page.getByRole('dialog').getByRole('button', { name: 'Try' }).click()
  await expect(page.getByRole('strong').getByText(theEnd)).toBeVisible()
}

const broken = (page: Page) => page.getByText('could not be drawn')
const notes = (page: Page) => page.getByRole('article', { name: /^Note( \d+)?$/ })

test('entities are drawn as the letters that they name', async ({ page }) => {
  await openNotes(page, ['&copy; &nbsp;&Tab;&amp;amp; &#65;&#x42; &nonsense; &lt;b&gt;', '`&copy;`'])
  await expect(broken(page)).toHaveCount(0)
  await expect(notes(page).first()).toContainText('© \u00a0\t&amp; AB &nonsense; <b>', { useInnerText: false })
  await expect(notes(page).nth(1)).toContainText('&copy;')
})

/** Number of cards in one document. */
const most = 110

for (const [of, all] of Object.entries(examples)) {
  test.describe(of, () => {
    // Cards far from the screen are not drawn.
    test.use({ viewport: { width: 1280, height: 20_000 } })
    test(`the examples of ${of} are drawn`, async ({ page, monitor }) => {
      for (let from = 0; from < all.length; from += most) {
        const texts = all.slice(from, from + most)
        await test.step(`${from + 1} to ${from + texts.length}`, async () => {
          await openNotes(page, texts, `${of} ${from}`)
          await expect(notes(page)).toHaveCount(texts.length + 1)
          await expect(broken(page)).toHaveCount(0)
        })
      }
      monitor.expectNoForeignRequests()
    })
  })
}
