import type { Page } from '@playwright/test'
import { specPipelines } from '../fixtures/spec-pipelines'
import { stack } from '../support/engine'
import { expect, test } from './fixtures'
import { card, openMore, result, run, runButton, runStatus } from './stack-page'

/** Opens a document from a file. */
async function openFile(page: Page, content: unknown): Promise<void> {
  await chooseFile(page, content)
  await page.getByRole('dialog').getByRole('button', { name: 'Try' }).click()
}

async function chooseFile(page: Page, content: unknown): Promise<void> {
  await page.getByRole('button', { name: 'Library' }).click()
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  const buffer = Buffer.from(text)
  await page.getByLabel('File to open').setInputFiles({ name: 'stack.json', mimeType: 'application/json', buffer })
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

test('a webhook shows what it would send, and sends nothing after a no', async ({ page, context, monitor }) => {
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

test('what is no document is refused with a sentence, and what was open stays; the bare pipelines open unchanged and run, on the demo in place of their model, and so does a card of an unknown type', async ({
  page,
}) => {
  for (const [what, content, sentence] of [
    ['a text that is no JSON', '{"nodes": [', /line 1|JSON/i],
    ['a document that is none', '{"hello": "world"}', /aili5|document|pipeline/i],
    ['a file of ten megabytes', `{"x":"${'y'.repeat(10_000_000)}"}`, /large|big|MB/i],
  ] as const) {
    await test.step(what, async () => {
      await expect(card(page, 'Color, mood')).toBeVisible()
      await chooseFile(page, content)
      await expect(page.getByRole('dialog')).toContainText(sentence)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(card(page, 'Color, mood')).toBeVisible()
    })
  }
  for (const pipeline of specPipelines) {
    await test.step(pipeline.name, async () => {
      await openFile(page, pipeline)
      await expect(page.getByRole('textbox', { name: 'Pipeline name' })).toHaveValue(pipeline.name)
      const survey = page.getByRole('article', { name: /^Survey/ })
      const asks = pipeline.nodes.some(({ type }) => type === 'survey')
      await runButton(page).click()
      if (asks) {
        await expect(runStatus(page)).toHaveText('Waiting for you')
        await survey.getByRole('group').getByRole('button').first().click()
      }
      await expect(runStatus(page)).toHaveText('Finished')
      await expect(page.getByRole('article', { name: /^Inference/ }).last()).toContainText('Demo, instead of')
    })
  }
  await test.step('a card of an unknown type keeps its data and says what it is', async () => {
    await openFile(
      page,
      stack(['crystal_ball', { shine: 7 } as never], ['user_input', { defaultValue: 'Hello' }], ['inference']),
    )
    await expect(page.getByRole('article', { name: /crystal_ball/ })).toContainText('crystal_ball')
    await run(page)
  })
})
