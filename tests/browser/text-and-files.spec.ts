import type { Page } from '@playwright/test'
import type { Document } from '../../src/model/document'
import { stack } from '../support/engine'
import { bytesOf, gif, png } from '../support/file-bytes'
import { expect, test } from './fixtures'
import { card, nameBox } from './stack-page'

async function open(page: Page, document: Document): Promise<void> {
  await page.getByRole('button', { name: 'Library', exact: true }).click()
  const buffer = Buffer.from(JSON.stringify({ ...document, name: 'Opened' }))
  await page.getByLabel('Open a file').setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer })
  await page.getByRole('dialog').getByRole('button', { name: 'Try' }).click()
  await expect(nameBox(page)).toHaveValue('Opened')
}

test('P02: tables, tasks, bold beside other scripts, formulas and footnotes are drawn on a card; no text freezes the page', async ({
  page,
}) => {
  const text =
    '| a | b |\n|---|---|\n| 1 | 2 |\n\n- [x] ~~done~~\n\n**重要です。**次へ。\n\n\\(a^2\\)\n\nRoses,\nviolets[^1]\n\n[^1]: A note &copy;'
  const bombs = [`${'- '.repeat(2000)}a`, 'a\n=\n'.repeat(10_000), `a ${'<?'.repeat(20_000)}`, '[a]('.repeat(20_000)]
  await open(page, stack(['note', { text }], ...bombs.map((text): [string, { text: string }] => ['note', { text }])))
  const note = card(page, 'Note')
  await expect(note.getByRole('cell', { name: '2' })).toBeVisible()
  await expect(note.getByText('☑ done')).toBeVisible()
  await expect(note.getByText('重要です。', { exact: true })).toHaveCSS('font-weight', /[67]00/)
  await expect(note.getByText('\\(a^2\\)')).toBeVisible()
  await expect(note.getByText('A note ©')).toBeVisible()
  expect(await note.getByText('Roses,').innerText()).toBe('Roses,\nviolets[1]')
  await expect(card(page, 'Note 5')).toContainText('[a](')
})

test('undo in a field is the browser’s own; the page undoes the edit of a field as one step, and other steps where the field has none', async ({
  page,
}) => {
  await open(page, stack(['user_input', {}], ['inference']))
  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  const message = page.getByRole('textbox', { name: 'Message' }).first()
  await message.click()
  await page.keyboard.type('one two three')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(message).not.toHaveValue('one two three')
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(message).toHaveValue('one two three')
  await undo.click()
  await expect(message).toHaveValue('')
  await expect(undo).toBeDisabled()
  await page.getByRole('button', { name: 'Redo', exact: true }).click()
  await expect(message).toHaveValue('one two three')
  // What the field has not typed itself, it cannot undo.
  await card(page, 'Message')
    .getByRole('button', { name: /^Duplicate/ })
    .click()
  await nameBox(page).focus()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(page.getByRole('article')).toHaveCount(2)
})

test('P07: Enter that ends a composition neither leaves the name nor adds a card', async ({ page, context }) => {
  const keys = await context.newCDPSession(page)
  const compose = async (text: string) => {
    await keys.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
    const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 }
    await keys.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter })
    await keys.send('Input.insertText', { text })
    await keys.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter })
  }
  await nameBox(page).fill('')
  await compose('天気')
  await expect(nameBox(page)).toBeFocused()
  await expect(nameBox(page)).toHaveValue('天気')
  const cards = await page.getByRole('article').count()
  const find = page.getByRole('searchbox', { name: 'Find a card' })
  await find.focus()
  await compose('color')
  await expect(find).toHaveValue('color')
  await expect(page.getByRole('article')).toHaveCount(cards)
  await find.press('Enter')
  await expect(page.getByRole('article')).toHaveCount(cards + 1)
})

test('F02, P03: pictures are made fit for models by their bytes, and what is none is refused in a sentence', async ({
  page,
}) => {
  await open(page, stack(['file', {}], ['inference']))
  const file = card(page, 'File')
  const choose = async (name: string, bytes: Uint8Array) =>
    file
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) })
  const shown = file.getByRole('img', { name: 'What you chose' })
  const drawn = () =>
    shown.evaluate(img => [
      (img as HTMLImageElement).src.slice(0, 22),
      (img as HTMLImageElement).naturalWidth,
      (img as HTMLImageElement).naturalHeight,
    ])
  await choose('tall.png', png(300, 12_000))
  await expect.poll(drawn).toEqual(['data:image/jpeg;base64', 26, 1024])
  await choose('photo.jpg', png(12_000, 9_000))
  await expect.poll(drawn).toEqual(['data:image/jpeg;base64', 1024, 768])
  await choose('moves.gif', gif(true))
  await expect.poll(drawn).toEqual(['data:image/jpeg;base64', 1, 1])
  await choose('small.jpg', png(2, 3))
  await expect.poll(drawn).toEqual(['data:image/png;base64,', 2, 3])
  await choose('excel.csv', bytesOf('Name;Gr\xf6\xdfe'))
  await expect(file.getByText('Name;Größe')).toBeVisible()
  await expect(file.getByText(/was read as Windows-1252/)).toBeVisible()
  for (const [name, bytes, sentence] of [
    ['bomb.png', png(60_000, 60_000), 'too large'],
    ['page.png', bytesOf('<!doctype html>'), 'has the name of a picture'],
    ['IMG.HEIC', bytesOf(`\0\0\0\x18ftypheic\0\0\0\0${'x'.repeat(2_000_000)}`), 'HEIC'],
    ['a.pdf', bytesOf('%PDF-1.4 1 0 obj'), 'is a PDF'],
  ] as const) {
    await choose(name, bytes)
    await expect(file.getByRole('alert')).toContainText(sentence)
  }
})
