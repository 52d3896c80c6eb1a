import { encodeLink } from '../../src/documents/links/link'
import type { Document, Node } from '../../src/engine/model/document'
import { expect, test } from './fixtures'
import { nameBox } from './stack-page'

const nodes: Node[] = [
  { id: 'sky', type: 'color_display', config: { name: 'sky' } },
  { id: 'ask', type: 'inference', config: { name: 'ask', systemPrompt: 'You know the weather of every town.' } },
]
const document: Document = {
  version: 1,
  id: 'd',
  name: 'Weather',
  pipelines: [{ id: 'p', name: 'Morning', nodes }],
  edges: [],
}

test('a link that has no checksum says so, and what is in it, before it opens; a newer one says nothing of it', async ({
  page,
  site,
}) => {
  const before = await nameBox(page).inputValue()
  const dialog = page.getByRole('dialog', { name: 'Open “Weather”?' })
  await page.goto(site.url + (await encodeLink({ draft: { document, inputs: {} } })))
  await expect(dialog).toContainText('2 cards')
  await expect(dialog).not.toContainText('checked')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await page.goto(site.url + (await encodeLink({ draft: { document, inputs: {} } }, '1')))
  await expect(dialog).toContainText('cannot be checked')
  await expect(dialog).toContainText('2 cards')
  await expect(dialog).toContainText('Morning, sky, ask')
  await expect(dialog).toContainText('You know the weather of every town.')
  await dialog.getByText('Look at all of it').click()
  await expect(dialog.getByText('"version": 1')).toBeVisible()
  await expect(nameBox(page)).toHaveValue(before)
  await dialog.getByRole('button', { name: 'Try' }).click()
  await expect(nameBox(page)).toHaveValue('Weather')
})
