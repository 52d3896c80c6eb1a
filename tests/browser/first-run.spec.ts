import { expect, screens, test } from './fixtures'
import { connectScriptedModel } from './scripted-model'
import { card, result, runButton, runStatus } from './stack-page'

test('the first minute: what this is, until Run shows a color, an icon, a gauge value and a reply; then what to do next', async ({
  page,
  monitor,
}) => {
  await expect(runStatus(page)).toHaveText('Ready')
  const welcome = page.getByText('Build with cards, press Run, and look inside an AI.')
  await expect(welcome).toBeInViewport()
  // The message is first, and results show an example of themselves.
  await expect(page.getByRole('article').first()).toHaveAccessibleName('Message')
  await expect(card(page, 'Color, mood').getByText('Sunny yellow')).toBeVisible()
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Start from an example' }).click()
  await expect(dialog.getByRole('tab', { name: 'Starters', selected: true })).toBeVisible()
  await page.keyboard.press('Escape')

  await runButton(page).click()
  await expect(runStatus(page)).toHaveText('Finished')
  await expect(result(page, 'Color, mood')).toHaveText(/#[0-9a-f]{6}/)
  await expect(result(page, 'Gauge, mood')).toHaveText(/\d+(\.\d+)? %/)
  await expect(result(page, 'Icon, mood')).toHaveText(/\w/)
  await expect(result(page, 'Model')).toHaveText(/\w+ \w+/)
  await expect(card(page, 'Model').getByText('Demo', { exact: true }).first()).toBeVisible()
  // A laptop shows all at once.
  await expect(page.getByRole('article')).toHaveCount(6)
  const places = [runButton(page), page.getByRole('region', { name: 'Palette' })]
  for (const part of [...places, ...(await page.getByRole('article').all())]) await expect(part).toBeInViewport()
  monitor.expectNoForeignRequests()

  await expect(welcome).toHaveCount(0)
  await expect(page.getByText('Now make it a sad day, and run it again.')).toBeVisible()
  await page.getByRole('button', { name: 'Run it 12 times' }).click()
  await expect(dialog.getByText(/of 12/).first()).toBeVisible()
  // The results have its whole height: what to run is folded.
  await expect(dialog.getByLabel('What changes from row to row')).toBeHidden()
  await page.keyboard.press('Escape')

  // Never again by itself.
  await page.reload()
  await expect(card(page, 'Model')).toBeVisible()
  await expect(welcome).toHaveCount(0)
})

test('a run that waits for its model moves nothing on the screen, and ends with Stop', async ({ openPage }) => {
  const { page } = await openPage({ prepare: context => connectScriptedModel(context, () => 'silence') })
  const step = page.getByRole('button', { name: 'Step', exact: true })
  const places = () =>
    Promise.all([step, card(page, 'Color, mood'), card(page, 'Gauge, mood')].map(part => part.boundingBox()))
  await expect(card(page, 'Model')).toBeVisible()
  const before = await places()
  await runButton(page).click()
  await expect(runStatus(page)).toHaveText('Running')
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
  expect(await places()).toEqual(before)
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(runStatus(page)).toHaveText('Stopped')
  await expect(runButton(page)).toBeEnabled()
  expect(await places()).toEqual(before)
})

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone, hasTouch: true })

  test('a card is added from the palette, filled, run, seen in the X-ray, removed and brought back by touch', async ({
    page,
  }) => {
    await page.getByRole('button', { name: 'Add card' }).tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Message', exact: true }).tap()
    const added = card(page, 'Message 2')
    await added.getByRole('textbox', { name: 'Message' }).fill('What a stormy night!')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await runButton(page).tap()
    await expect(runStatus(page)).toHaveText('Finished')
    await page.getByRole('button', { name: 'X-ray' }).tap()
    await expect(page.getByRole('region', { name: 'X-ray' }).getByText('What a stormy night!').first()).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).tap()

    await page.getByRole('button', { name: 'Remove Message 2', exact: true }).tap()
    await expect(added).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).tap()
    await expect(added.getByRole('textbox', { name: 'Message' })).toHaveValue('What a stormy night!')
  })
})
