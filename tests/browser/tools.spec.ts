import { expect, test } from './fixtures'
import { openStarter } from './flow-page'

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
  const steps = dialog
    .getByRole('table', { name: 'Steps' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
  await expect(steps).toHaveCount(3)
  await expect(steps.first()).toContainText('overridden')

  // The face: names are completed by keyboard, with values of the last run.
  await tab('Face')
  await dialog.getByRole('button', { name: 'Add an output' }).click()
  const output = dialog.getByRole('group', { name: 'Output 3' })
  await output.getByRole('textbox', { name: 'Name' }).fill('first')
  const source = output.getByRole('textbox', { name: 'Where from' })
  await source.pressSequentially('{{exec')
  const names = page.getByRole('listbox', { name: 'Values you can use' }).getByRole('option')
  await expect(names.first()).toHaveText(/^steps\.execute\.output\s*\{"updatedDeals"/)
  await page.keyboard.press('Enter')
  await page.keyboard.type('.updatedDeals[0].n')
  await expect(names.first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(source).toHaveValue('{{steps.execute.output.updatedDeals[0].newStage}}')
  await dialog.getByRole('button', { name: 'Make it from the fields' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Description' })).toHaveValue(/^Use this tool to /)

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
