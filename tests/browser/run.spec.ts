import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { specPipelines } from '../fixtures/spec-pipelines'
import { stack } from '../support/engine'
import { expect, test } from './fixtures'
import { card, openMore, result, run, runButton, runStatus } from './stack-page'

const example = readFileSync(new URL('../../public/examples/translate.yaml', import.meta.url))

/** Opens a document from a file. */
async function openFile(page: Page, content: unknown, name = 'stack.json'): Promise<void> {
  await page.getByRole('button', { name: 'Library' }).click()
  const buffer = Buffer.isBuffer(content) ? content : Buffer.from(JSON.stringify(content))
  await page.getByLabel('File to open').setInputFiles({ name, mimeType: 'application/json', buffer })
  await page.getByRole('dialog').getByRole('button', { name: 'Try' }).click()
}

test('the first minute: what this is, and ways to begin, until Run shows a color, an icon, a gauge value and a reply', async ({
  page,
  monitor,
}) => {
  await expect(runStatus(page)).toHaveText('Ready')
  const sentence = page.getByText('Stack cards, press Run, and see how an AI language model works.')
  await expect(sentence).toBeInViewport()
  await expect(page.getByRole('heading', { level: 1, name: 'aili5' })).toBeInViewport()
  // The message is first, and results show an example of themselves.
  await expect(page.getByRole('article').first()).toHaveAccessibleName('User input')
  await expect(card(page, 'Color, mood').getByText('Sunny yellow')).toBeVisible()
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Lessons, step by step' }).click()
  await expect(dialog).toHaveAccessibleName('Lessons')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Start from an example' }).click()
  await expect(dialog.getByRole('tab', { name: 'Starters', selected: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Run this' }).click()
  await expect(runStatus(page)).toHaveText('Finished')
  // It stays until the page or another document opens, since everything below it would move up.
  await expect(sentence).toBeVisible()
  await expect(card(page, 'Color, mood').getByText('Sunny yellow')).toHaveCount(0)
  await expect(result(page, 'Color, mood')).toHaveText(/#[0-9a-f]{6}/)
  await expect(result(page, 'Gauge, mood')).toHaveText(/\d+(\.\d+)? %/)
  await expect(result(page, 'Icon, mood')).toHaveText(/\w/)
  await expect(card(page, 'Inference').getByText('Demo', { exact: true }).first()).toBeVisible()
  monitor.expectNoForeignRequests()

  // Never again by itself, but under Help.
  await page.reload()
  await expect(card(page, 'Inference')).toBeVisible()
  await expect(sentence).toHaveCount(0)
  await openMore(page, 'Help')
  await expect(dialog.getByText('Stack cards, press Run')).toBeVisible()
  await dialog.getByRole('button', { name: 'Start from an example' }).click()
  await expect(dialog.getByRole('tab', { name: 'Starters', selected: true })).toBeVisible()
})

test('a pipeline in YAML opens and runs its script in a worker; a bare one opens unchanged and runs on the demo in place of its model, with a card of an unknown type; a webhook shows what it would send, and sends nothing after a no', async ({
  page,
  context,
  monitor,
}) => {
  await test.step('YAML: stdin is a prompt, stdout is a card', async () => {
    await openFile(page, example, 'translate.yaml')
    await card(page, 'User input').getByLabel('Message').fill('Hello   there')
    // Requests of the run only: a worker parses the file.
    const workers: string[] = []
    page.on('worker', worker => workers.push(worker.url()))
    await run(page)
    await expect(result(page, 'Console')).toHaveText(/^Answer: Hello there/)
    expect(workers.map(url => new URL(url).origin)).toEqual([new URL(page.url()).origin])
  })
  await test.step('a bare pipeline that asks', async () => {
    const [pipeline] = specPipelines.filter(({ nodes }) => nodes.some(({ type }) => type === 'survey'))
    if (!pipeline) throw new Error('No pipeline asks.')
    const nodes = [{ id: 'ball', type: 'crystal_ball', config: { shine: 7 } }, ...pipeline.nodes]
    await openFile(page, { ...pipeline, nodes })
    await expect(page.getByRole('textbox', { name: 'Pipeline name' })).toHaveValue(pipeline.name)
    await expect(page.getByRole('article', { name: /crystal_ball/ })).toContainText('crystal_ball')
    await runButton(page).click()
    await expect(runStatus(page)).toHaveText('Waiting for you')
    await page
      .getByRole('article', { name: /^Survey/ })
      .getByRole('group')
      .getByRole('button')
      .first()
      .click()
    await expect(runStatus(page)).toHaveText('Finished')
    await expect(page.getByRole('article', { name: /^Inference/ }).last()).toContainText('Demo, instead of')
  })
  await context.route('https://bell.example/**', route =>
    route.fulfill({
      status: 200,
      body: 'rung',
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
    }),
  )
  await openFile(
    page,
    stack(
      ['webhook_trigger'],
      ['user_input', { defaultValue: 'Please notify https://bell.example/ring that dinner is ready.' }],
      ['inference', { temperature: 0 }],
    ),
  )
  await expect(card(page, 'Webhook')).toBeVisible()
  await runButton(page).click()
  const consent = page.getByRole('dialog', { name: 'Send this?' })
  await expect(consent).toContainText('bell.example')
  await consent.getByRole('button', { name: /^Don.t send$/ }).click()
  await expect(runStatus(page)).toHaveText('Finished')
  monitor.expectNoForeignRequests()

  await runButton(page).click()
  await consent.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(runStatus(page)).toHaveText('Finished')
  expect(monitor.foreignRequests).toContainEqual(expect.stringContaining('https://bell.example/ring'))
  await expect(card(page, 'Webhook')).toContainText('200')
})

test.describe('at the pace of a person', () => {
  test.use({ pace: 1 })

  test('Stop ends a run in the middle of an answer and keeps what came', async ({ page }) => {
    await openFile(
      page,
      stack(
        ['system_prompt', { prompt: 'demo: slow' }],
        ['user_input', { defaultValue: 'Tell me a long story about the sea.' }],
        ['inference'],
      ),
    )
    await expect(card(page, 'User input')).toBeVisible()
    await runButton(page).click()
    await expect(card(page, 'Inference')).toContainText(/\w+ \w+ \w+ \w+ \w+/)
    await page.getByRole('button', { name: 'Stop' }).click()
    await expect(runStatus(page)).toHaveText('Stopped')
    await expect(runButton(page)).toBeEnabled()
  })
})
