import { readFile } from 'node:fs/promises'
import { expectAccessible } from './axe'
import { expect, screens, test } from './fixtures'
import { openGraph, openStarter } from './flow-page'
import { nameBox, openMore, run, runButton } from './stack-page'

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
  await expectAccessible(page)

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
  await expect(dialog.getByText('first: negotiation').first()).toBeVisible()

  await tab('Executions')
  const rows = dialog.getByRole('list', { name: 'Executions' }).getByRole('group')
  await expect(rows).toHaveCount(2)
  await rows.first().getByText('steps 3/3').click()
  await expect(rows.first()).toContainText('tone: plain')

  monitor.expectNoForeignRequests()
})

test('tools are listed with who uses them and how they ran, and go out as definitions', async ({ page }) => {
  await openStarter(page, 'Read, understand, file')
  await nameBox(page).fill('Our invoices')
  await expect(page.getByText('Saved', { exact: true })).toBeAttached()
  await run(page)
  // Integrations that steps call count their calls in the graph, like those that models call.
  const graph = await openGraph(page)
  await expect(graph.getByTitle('Integration, called once')).toHaveCount(3)
  await expect(graph.getByRole('group', { name: 'CRM Tool calls CRM records in a step' })).toBeVisible()
  await expect(graph.getByText('calls ×2')).toBeVisible()
  await page.getByRole('button', { name: 'Graph', exact: true }).click()
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
  await expectAccessible(page)
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

test('a card continues when it fails, a limit stops the run and says so, all on a phone', async ({ openPage }) => {
  const { page } = await openPage({ viewport: screens.phone, hasTouch: true })
  await openStarter(page, 'Read, understand, file')
  await page.getByRole('button', { name: 'Adjust Tool step, Extract Invoice' }).click()
  const card = page.getByRole('article', { name: 'Tool step, Extract Invoice' })
  await card.getByText('If it fails…').click()
  await card.getByRole('combobox', { name: 'If it fails' }).selectOption('Go on without it')
  await card.getByRole('spinbutton', { name: 'Try again' }).fill('1')
  await card.getByRole('spinbutton', { name: 'Wait before' }).fill('0')
  const tool = card.getByRole('combobox', { name: 'Tool', exact: true })
  await tool.selectOption('Your own code')
  await expect(card.getByText('The code of this step is empty.')).toBeVisible()
  await card.getByRole('textbox', { name: 'Code' }).fill('return args.file.nothing.here')
  await expectAccessible(page)
  await run(page)
  await expect(card.getByText(/line 1/).first()).toBeVisible()

  await openMore(page, 'Limits and model')
  const limits = page.getByRole('dialog', { name: 'Limits and model' })
  await limits.getByRole('spinbutton', { name: 'Limit of steps in a run' }).fill('21')
  await expect(limits.getByText(/More than 20 steps/)).toBeVisible()
  await limits.getByRole('spinbutton', { name: 'Limit of steps in a run' }).fill('1')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await runButton(page).click()
  await expect(page.getByText(/reached its limit of 1 step, and stopped/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Change the limit' }).click()
  await expect(limits).toBeVisible()
})
