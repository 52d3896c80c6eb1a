import { readFile } from 'node:fs/promises'
import { expectAccessible } from './axe'
import { expect, test } from './fixtures'
import { openStarter } from './flow-page'
import { nameBox, openMore, run } from './stack-page'

test('a tool is tried, its face is changed with names completed by keyboard, and executions tell each step', async ({
  page,
  monitor,
}) => {
  await openStarter(page, 'Search, sort out, act')
  await page.getByRole('region', { name: 'Pipeline' }).getByRole('button', { name: 'Try it' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tool' })
  const tab = (name: string) => dialog.getByRole('tab', { name, exact: true }).click()

  // A test call: the form derives from the schema, and the response is what a caller gets.
  await dialog.getByRole('textbox', { name: 'task' }).fill('Update the Acme Corp deals')
  await dialog.getByText('Input of single steps').click()
  await dialog.getByRole('textbox', { name: 'Search Records' }).fill('{ "query": "overridden" }')
  await dialog.getByRole('button', { name: 'Call it' }).click()
  await expect(dialog.getByText('It worked')).toBeVisible()
  await dialog.getByText('The whole answer, as JSON').click()
  const response = dialog.getByRole('region', { name: 'Response' })
  await expect(response).toBeVisible()
  const answer = JSON.parse(await response.innerText())
  expect(answer).toMatchObject({
    success: true,
    meta: { pipeline: 'crm-tool', completedSteps: 3 },
    data: { notesAdded: 3 },
  })
  const steps = dialog.getByRole('list', { name: 'Steps' }).getByRole('listitem')
  await expect(steps).toHaveCount(3)
  await expect(steps.first()).toContainText('overridden')

  // The face: names are completed by keyboard, with values of the last run.
  await tab('Face')
  await dialog.getByRole('button', { name: 'Add an output' }).click()
  const output = dialog.getByRole('group', { name: 'Output 3' })
  await output.getByRole('textbox', { name: 'Name' }).fill('first')
  const source = output.getByRole('textbox', { name: 'Where from' })
  await source.pressSequentially('{{exec')
  const names = page.getByRole('listbox', { name: 'Names to read' }).getByRole('option')
  await expect(names.first()).toHaveText(/^steps\.execute\.output\s*\{"updatedDeals"/)
  await page.keyboard.press('Enter')
  await page.keyboard.type('.updatedDeals[0].n')
  await expect(names.first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(source).toHaveValue('{{steps.execute.output.updatedDeals[0].newStage}}')
  await dialog.getByRole('button', { name: 'Make it from the fields' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Description' })).toHaveValue(/^Use this tool to /)
  await expectAccessible(page)

  await tab('Try it')
  await dialog.getByRole('button', { name: 'Call it' }).click()
  await expect(dialog.getByText('first: negotiation').first()).toBeVisible()

  await tab('Executions')
  const rows = dialog.getByRole('list', { name: 'Executions' }).getByRole('group')
  await expect(rows).toHaveCount(2)
  await rows.first().getByText('steps 3/3').click()
  await expect(rows.first()).toContainText('task: Update the Acme Corp deals')

  monitor.expectNoForeignRequests()
})

test('a run is in the log; tools are listed with who uses them and how they ran, and go out as definitions', async ({
  page,
}) => {
  await openStarter(page, 'Read, understand, file')
  await nameBox(page).fill('Our invoices')
  await expect(page.getByText('Saved', { exact: true })).toBeAttached()
  await run(page)
  await test.step('the log lists each level, is filtered, and saved as JSON lines', async () => {
    await page.getByRole('button', { name: 'Runs', exact: true }).click()
    await page.getByRole('tab', { name: 'Log' }).click()
    const log = page.getByRole('tabpanel', { name: 'Log' })
    const lines = log.getByRole('list', { name: 'Log' }).getByRole('listitem')
    await expect(lines.filter({ hasText: 'Invoice Processor' }).first()).toBeVisible()
    await log.getByRole('combobox', { name: 'Pipeline' }).selectOption('CRM Tool')
    await expect(lines.filter({ hasText: 'Invoice Processor' })).toHaveCount(0)
    await expect(lines.filter({ hasText: 'CRM Tool received' }).first()).toBeVisible()
    await log.getByRole('combobox', { name: 'Level' }).selectOption('Everything')
    const downloading = page.waitForEvent('download')
    await log.getByRole('button', { name: 'Save as JSON lines' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe('Our invoices.log.jsonl')
    const saved = (await readFile(await download.path(), 'utf8')).trimEnd().split('\n')
    await expect(lines).toHaveCount(saved.map(text => JSON.parse(text)).length)
    await page.keyboard.press('Escape')
  })
  await openMore(page, 'Tools')
  const tools = page.getByRole('dialog', { name: 'Tools' })
  await tools.getByRole('combobox', { name: 'Kind' }).selectOption('Steps')
  const rows = tools.getByRole('list', { name: 'Tools' }).getByRole('listitem')
  const row = rows.filter({ hasText: 'crm_tool' }).first()
  await row.getByText('crm_tool').click()
  await expect(row.getByText('It is used by the step “Update CRM” of “Invoice Processor”.')).toBeVisible()
  await expect(row.getByRole('list', { name: 'Last runs' }).getByText('Completed').first()).toBeVisible()
  await row.getByRole('button', { name: 'Delete CRM Tool' }).click()
  await expect(row.getByText('What uses it will fail without it.')).toBeVisible()
  await row.getByRole('button', { name: 'Keep it' }).click()
  await tools.getByRole('combobox', { name: 'Status' }).selectOption('Draft')
  await expect(tools.getByText('No tool has this kind and status.')).toBeVisible()

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
  await expect(page.getByText(/calls the tool “CRM Tool”, which is not there any more/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText(/calls the tool “CRM Tool”, which is not there/)).toHaveCount(0)

  // The trash button asks first, too.
  const tab = page.getByRole('tab', { name: /^CRM Tool/ })
  await tab.click()
  await page.getByRole('button', { name: 'Remove pipeline' }).click()
  const question = page.getByRole('alertdialog', { name: 'Remove this pipeline?' })
  await expect(question.getByText('It is used by the step “Update CRM” of “Invoice Processor”.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await page.getByRole('button', { name: 'Remove pipeline' }).click()
  await question.getByRole('button', { name: 'Remove it' }).click()
  await expect(tab).toHaveCount(0)
})
