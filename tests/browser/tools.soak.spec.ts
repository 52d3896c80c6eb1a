import { readFile } from 'node:fs/promises'
import { expect, test } from './fixtures'
import { openStarter } from './flow-page'
import { nameBox, openMore, run } from './stack-page'

test('tools are listed with who uses them and how they ran, and go out as definitions', async ({ page }) => {
  await openStarter(page, 'Read, understand, file')
  await nameBox(page).fill('Our invoices')
  await expect(page.getByText('Saved', { exact: true })).toBeAttached()
  await run(page)
  await openMore(page, 'Tools')
  const tools = page.getByRole('dialog', { name: 'Tools' })
  await tools.getByRole('combobox', { name: 'Kind' }).selectOption('Steps')
  const rows = tools.getByRole('list', { name: 'Tools' }).getByRole('listitem')
  const row = rows.filter({ hasText: 'crm_tool' }).first()
  await row.getByText('crm_tool').click()
  await expect(row.getByText('It is used by the step “Update CRM” of “Invoice Processor”.')).toBeVisible()
  await expect(row.getByRole('list', { name: 'Last runs' }).getByText('Completed').first()).toBeVisible()
  await tools.getByRole('tab', { name: 'Export all' }).click()
  await tools.getByRole('combobox', { name: 'Format' }).selectOption('mcp')
  const downloading = page.waitForEvent('download')
  await tools.getByRole('button', { name: 'Save as file' }).click()
  const saved = JSON.parse(await readFile(await (await downloading).path(), 'utf8'))
  expect(saved.map(({ name }: { name: string }) => name)).toEqual(['invoice_processor', 'crm_tool'])
  expect(saved[1].inputSchema).toMatchObject({ type: 'object', required: ['task'] })

  // Deleting it reports what is broken, and undo restores it.
  await tools.getByRole('tab', { name: /All tools/ }).click()
  await row.getByText('crm_tool').click()
  await row.getByRole('button', { name: 'Delete CRM Tool' }).click()
  await row.getByRole('button', { name: 'Delete it' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByText(/calls the tool “CRM Tool”, which is gone/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText(/calls the tool “CRM Tool”, which is gone/)).toHaveCount(0)
})
