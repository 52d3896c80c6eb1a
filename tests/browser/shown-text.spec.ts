import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from './fixtures'

/* Foreign text, rendered under the page's policy by the built parser; Markdown.test.tsx renders all examples. */

const examples = JSON.parse(
  readFileSync(join(import.meta.dirname, '../fixtures/markdown/examples.json'), 'utf8'),
) as Record<'commonmark' | 'gfm', string[]>
/** The examples with pictures, which would be loaded. */
const pictures = [...examples.commonmark, ...examples.gfm].filter(text => text.includes('!['))

// Cards far from the screen are not drawn.
test.use({ viewport: { width: 1280, height: 12_000 } })

test('entities are drawn as the letters that they name, and pictures as words', async ({ page, monitor }) => {
  const texts = ['&copy; &nbsp;&Tab;&amp;amp; &#65;&#x42; &nonsense; &lt;b&gt;', '`&copy;`', ...pictures, '**the end**']
  const nodes = texts.map((text, index) => ({ id: `n${index}`, type: 'note', config: { text } }))
  const buffer = Buffer.from(JSON.stringify({ id: 'notes', name: 'Notes', nodes }))
  await page.getByRole('button', { name: 'Library' }).click()
  await page.getByLabel('File to open').setInputFiles({ name: 'notes.json', mimeType: 'application/json', buffer })
  await page.getByRole('dialog').getByRole('button', { name: 'Try' }).click()
  const notes = page.getByRole('article', { name: /^Note( \d+)?$/ })
  await expect(notes).toHaveCount(texts.length)
  await expect(notes.first()).toContainText('© \u00a0\t&amp; AB &nonsense; <b>', { useInnerText: false })
  await expect(notes.nth(1)).toContainText('&copy;')
  await expect(page.getByRole('strong').getByText('the end')).toBeVisible()
  await expect(page.getByText('picture:').first()).toBeVisible()
  await expect(page.getByText('could not be drawn')).toHaveCount(0)
  monitor.expectNoForeignRequests()
})
