import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './axe'
import { openStarter, runToEnd } from './flow-page'
import { builtApp, screens } from './harness'

const app = builtApp()

test('a tool is tried, its face is changed with names completed by keyboard, and executions tell each step', async () => {
  const { page, expectNoForeignRequests } = await app.openPage()
  await openStarter(page, 'Search, sort out, act')
  await page.getByRole('region', { name: 'Pipeline' }).getByRole('button', { name: 'Try it' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tool' })
  const tab = (name: string) => dialog.getByRole('tab', { name, exact: true }).click()

  // Try it: the form comes from the schema, the answer is what a caller gets.
  await dialog.getByRole('textbox', { name: 'task' }).fill('Update the Acme Corp deals')
  await dialog.getByText('Input of single steps').click()
  await dialog.getByRole('textbox', { name: 'Search Records' }).fill('{ "query": "overridden" }')
  await dialog.getByRole('button', { name: 'Call it' }).click()
  await dialog.getByText('It worked').waitFor({ timeout: 40_000 })
  await dialog.getByText('The whole answer, as JSON').click()
  const answer = JSON.parse(await dialog.getByRole('region', { name: 'Response' }).innerText())
  expect(answer).toMatchObject({
    success: true,
    meta: { pipeline: 'crm-tool', completedSteps: 3 },
    data: { notesAdded: 3 },
  })
  const steps = dialog.getByRole('list', { name: 'Steps' }).getByRole('listitem')
  expect(await steps.count()).toBe(3)
  expect(await steps.first().innerText()).toContain('overridden')
  await expectAccessible(page)

  // The face: names are completed by keyboard, with what they were in the last run.
  await tab('Face')
  await dialog.getByRole('button', { name: 'Add an output' }).click()
  const output = dialog.getByRole('group', { name: 'Output 3' })
  await output.getByRole('textbox', { name: 'Name' }).fill('first')
  const source = output.getByRole('textbox', { name: 'Where from' })
  await source.pressSequentially('{{exec')
  const names = page.getByRole('listbox', { name: 'Names to read' }).getByRole('option')
  expect(await names.first().innerText()).toMatch(/^steps\.execute\.output\s*\{"updatedDeals"/)
  await page.keyboard.press('Enter')
  await page.keyboard.type('.updatedDeals[0].n')
  await names.first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  expect(await source.inputValue()).toBe('{{steps.execute.output.updatedDeals[0].newStage}}')
  await dialog.getByRole('button', { name: 'Write it by rules' }).click()
  expect(await dialog.getByRole('textbox', { name: 'Description' }).inputValue()).toMatch(/^Use this tool to /)
  await dialog.getByRole('button', { name: 'Add an argument' }).click()
  const argument = dialog.getByRole('group', { name: 'Argument 2' })
  await argument.getByRole('textbox', { name: 'Name' }).fill('tone')
  await argument.getByRole('checkbox', { name: 'Required' }).uncheck()
  await argument.getByText('Default, choices and limits').click()
  await argument.getByRole('textbox', { name: 'Choices' }).fill('warm\nplain')
  await expectAccessible(page)

  await tab('Try it')
  await dialog.getByRole('combobox', { name: 'tone (optional)' }).selectOption('plain')
  await dialog.getByRole('button', { name: 'Call it' }).click()
  await dialog.getByText('first: negotiation').first().waitFor({ timeout: 40_000 })

  await tab('Executions')
  const rows = dialog.getByRole('list', { name: 'Executions' }).getByRole('group')
  await expect.poll(() => rows.count()).toBe(2)
  await rows.first().getByText('steps 3/3').click()
  await expect.poll(() => rows.first().innerText()).toContain('"tone":"plain"')

  expectNoForeignRequests()
}, 120_000)

test('tools are listed with who uses them and how they ran, and go out as definitions', async () => {
  const { page } = await app.openPage()
  await openStarter(page, 'Read, understand, file')
  await page.getByRole('textbox', { name: 'Pipeline name' }).fill('Our invoices')
  await page.getByText('Saved', { exact: true }).waitFor({ state: 'attached' })
  await runToEnd(page)
  await more(page, 'Tools')
  const tools = page.getByRole('dialog', { name: 'Tools' })
  await tools.getByRole('combobox', { name: 'Kind' }).selectOption('Steps')
  const rows = tools.getByRole('list', { name: 'Tools' }).getByRole('listitem')
  const row = rows.filter({ hasText: 'crm_tool' }).first()
  await row.getByText('crm_tool').click()
  await row.getByText('It is used by the step “Update CRM” of “Invoice Processor”.').waitFor()
  await row.getByRole('list', { name: 'Last runs' }).getByText('Completed').first().waitFor()
  await row.getByRole('button', { name: 'Delete CRM Tool' }).click()
  await row.getByText('What uses it will fail without it.').waitFor()
  await row.getByRole('button', { name: 'Keep it' }).click()
  await expectAccessible(page)
  await tools.getByRole('combobox', { name: 'Status' }).selectOption('Draft')
  await tools.getByText('No tool is of this kind and status.').waitFor()

  await tools.getByRole('tab', { name: 'Export all' }).click()
  await tools.getByRole('combobox', { name: 'Format' }).selectOption('mcp')
  const downloading = page.waitForEvent('download')
  await tools.getByRole('button', { name: 'Save as file' }).click()
  const saved = JSON.parse(await readFile(await (await downloading).path(), 'utf8'))
  expect(saved.map(({ name }: { name: string }) => name)).toEqual(['invoice_processor', 'crm_tool'])
  expect(saved[1].inputSchema).toMatchObject({ type: 'object', required: ['task'] })

  // Deleting it says what is broken now, and undo brings it back.
  await tools.getByRole('tab', { name: /All tools/ }).click()
  await row.getByText('crm_tool').click()
  await row.getByRole('button', { name: 'Delete CRM Tool' }).click()
  await row.getByRole('button', { name: 'Delete it' }).click()
  await page.keyboard.press('Escape')
  await page
    .getByText(/calls the tool “CRM Tool”, which is not there any more/)
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page
    .getByText(/calls the tool “CRM Tool”, which is not there/)
    .first()
    .waitFor({ state: 'detached' })

  // Its own bin asks first, too.
  const tab = page.getByRole('tab', { name: /^CRM Tool/ })
  await tab.click()
  await page.getByRole('button', { name: 'Remove pipeline' }).click()
  const question = page.getByRole('alertdialog', { name: 'Remove this pipeline?' })
  await question.getByText('It is used by the step “Update CRM” of “Invoice Processor”.').waitFor()
  await page.keyboard.press('Escape')
  await question.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Remove pipeline' }).click()
  await question.getByRole('button', { name: 'Remove it' }).click()
  await tab.waitFor({ state: 'detached' })
}, 120_000)

test('a card goes on when it fails, a limit stops the run and says so, all on a phone', async () => {
  const { page } = await app.openPage({ viewport: screens.phone, hasTouch: true })
  await openStarter(page, 'Read, understand, file')
  await page.getByRole('button', { name: 'Adjust Tool step, Extract Invoice' }).click()
  const card = page.getByRole('article', { name: 'Tool step, Extract Invoice' })
  await card.getByText('If it fails…').click()
  await card.getByRole('combobox', { name: 'If it fails' }).selectOption('Go on without it')
  await card.getByRole('spinbutton', { name: 'Try again' }).fill('1')
  await card.getByRole('spinbutton', { name: 'Wait before' }).fill('0')
  const tool = card.getByRole('combobox', { name: 'Tool', exact: true })
  await tool.selectOption('Code of your own')
  await card.getByText('The code of this step is empty.').waitFor()
  await card.getByRole('textbox', { name: 'Code' }).fill('return args.file.nothing.here')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await page.getByRole('status', { name: 'Run' }).getByText('Finished').waitFor({ timeout: 40_000 })
  await card
    .getByText(/line 1/)
    .first()
    .waitFor()

  await more(page, 'Limits and model')
  const limits = page.getByRole('dialog', { name: 'Limits and model' })
  await limits.getByRole('spinbutton', { name: 'Most steps in a run' }).fill('21')
  await limits.getByText(/More than 20 steps/).waitFor()
  await limits.getByRole('spinbutton', { name: 'Most steps in a run' }).fill('1')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await page
    .getByText(/reached its limit of 1 step, and stopped/)
    .first()
    .waitFor({ timeout: 40_000 })
  await page.getByRole('button', { name: 'Change the limit' }).click()
  await limits.waitFor()
}, 120_000)

async function more(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('navigation', { name: 'More' }).getByRole('button', { name, exact: true }).click()
}
