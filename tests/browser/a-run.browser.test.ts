import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { specPipelines } from '../fixtures/spec-pipelines'
import { stack } from '../support/engine'
import { builtApp } from './harness'

const app = builtApp()

const card = (page: Page, name: string | RegExp) => page.getByRole('article', { name, exact: true })
const result = (page: Page, name: string | RegExp) => card(page, name).getByRole('group', { name: 'Result' })
const runStatus = (page: Page, word: string) => page.getByRole('status', { name: 'Run' }).getByText(word)

/** Opens a document the way a person does who was handed a file. */
async function openFile(page: Page, content: unknown): Promise<void> {
  await chooseFile(page, content)
  await page.getByRole('dialog').getByRole('button', { name: 'Try' }).click()
}

async function chooseFile(page: Page, content: unknown): Promise<void> {
  await page.getByRole('button', { name: 'Library' }).click()
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  await page.getByLabel('File to open').setInputFiles({
    name: 'stack.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  })
}

async function run(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await runStatus(page, 'Finished').waitFor({ timeout: 30_000 })
}

test('the first minute: Run shows a colour, an icon, a gauge value and a reply, and nothing leaves the page', async () => {
  const { page, expectNoForeignRequests } = await app.openPage()
  await runStatus(page, 'Ready').waitFor()
  await run(page)
  await expect.poll(() => result(page, 'Color, mood').innerText()).toMatch(/#[0-9a-f]{6}/)
  expect(await result(page, 'Gauge, mood').innerText()).toMatch(/\d+(\.\d+)? %/)
  expect(await result(page, 'Icon, mood').innerText()).toMatch(/\w/)
  expect(await card(page, 'Inference').getByText('Demo', { exact: true }).count()).toBeGreaterThan(0)
  expectNoForeignRequests()
})

test('two unnamed colours show two colours', async () => {
  const { page } = await app.openPage()
  await openFile(
    page,
    stack(
      ['color_display'],
      ['color_display'],
      ['user_input', { defaultValue: 'The sea and the sun.' }],
      ['text_display'],
      ['inference', { temperature: 0 }],
    ),
  )
  await card(page, 'Color 2').waitFor()
  await run(page)
  const hex = async (name: string) => /#[0-9a-f]{6}/.exec(await result(page, name).innerText())?.[0]
  await expect.poll(() => hex('Color')).toBeDefined()
  expect(await hex('Color 2')).toBeDefined()
  expect(await hex('Color')).not.toBe(await hex('Color 2'))
  // The text card shows what the inference below it said.
  expect(await result(page, 'Text').innerText()).not.toBe('')
})

test('the run waits for the answer to a survey, and the model gets it', async () => {
  const { page } = await app.openPage()
  await openFile(
    page,
    stack(
      ['survey'],
      ['user_input', { defaultValue: 'Would you like tea, coffee or juice?' }],
      ['inference', { temperature: 0 }],
    ),
  )
  await card(page, 'Survey').waitFor()
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await runStatus(page, 'Waiting for you').waitFor()
  await card(page, 'Survey')
    .getByRole('button', { name: /^juice$/i })
    .click()
  await runStatus(page, 'Finished').waitFor({ timeout: 30_000 })
  expect(await card(page, 'Inference').innerText()).toMatch(/juice/i)
})

test('a webhook shows what it would send, and sends nothing after a no', async () => {
  const hook = stack(
    ['webhook_trigger'],
    ['user_input', { defaultValue: 'Please notify https://bell.example/ring that dinner is ready.' }],
    ['inference', { temperature: 0 }],
  )
  const { page, foreignRequests } = await app.openPage({
    prepare: context =>
      context.route('https://bell.example/**', route =>
        route.fulfill({
          status: 200,
          body: 'rung',
          headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
        }),
      ),
  })
  await openFile(page, hook)
  await card(page, 'Webhook').waitFor()
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  const consent = page.getByRole('dialog', { name: 'Send this?' })
  await consent.getByText('bell.example', { exact: false }).first().waitFor()
  await consent
    .getByRole('button', { name: 'Don’t send' })
    .or(consent.getByRole('button', { name: "Don't send" }))
    .click()
  await runStatus(page, 'Finished').waitFor({ timeout: 30_000 })
  expect(foreignRequests).toEqual([])

  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await consent.getByRole('button', { name: 'Send', exact: true }).click()
  await runStatus(page, 'Finished').waitFor({ timeout: 30_000 })
  expect(foreignRequests.some(request => request.includes('https://bell.example/ring'))).toBe(true)
  await expect.poll(() => card(page, 'Webhook').innerText()).toContain('200')
})

test('Stop ends a run in the middle of an answer and keeps what came', async () => {
  const { page } = await app.openPage()
  await openFile(
    page,
    stack(
      ['system_prompt', { prompt: 'demo: slow' }],
      ['user_input', { defaultValue: 'Tell me a long story about the sea.' }],
      ['inference'],
    ),
  )
  await card(page, 'User input').waitFor()
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await expect.poll(() => card(page, 'Inference').innerText(), { timeout: 15_000 }).toMatch(/\w+ \w+ \w+ \w+ \w+/)
  await page.getByRole('button', { name: 'Stop' }).click()
  await runStatus(page, 'Stopped').waitFor()
  expect(await page.getByRole('button', { name: 'Run', exact: true }).isEnabled()).toBe(true)
})

test.each(specPipelines.map(pipeline => [pipeline.name, pipeline] as const))(
  'the bare pipeline “%s” opens unchanged and runs, on the demo in place of its model',
  async (name, pipeline) => {
    const { page } = await app.openPage()
    await openFile(page, pipeline)
    await expect.poll(() => page.getByRole('textbox', { name: 'Pipeline name' }).inputValue()).toBe(name)
    await page.getByRole('button', { name: 'Run', exact: true }).click()
    const survey = page.getByRole('article', { name: /^Survey/ })
    if (await survey.count()) {
      await runStatus(page, 'Waiting for you').waitFor()
      await survey.getByRole('group').getByRole('button').first().click()
    }
    await runStatus(page, 'Finished').waitFor({ timeout: 40_000 })
    expect(
      await page
        .getByRole('article', { name: /^Inference/ })
        .last()
        .innerText(),
    ).toContain('Demo, instead of')
  },
)

test.each([
  ['a text that is no JSON', '{"nodes": [', /line 1|JSON/i],
  ['a document that is none', '{"hello": "world"}', /aili5|document|pipeline/i],
  ['a file of ten megabytes', `{"x":"${'y'.repeat(10_000_000)}"}`, /large|big|MB/i],
])('%s is refused with a sentence, and what was open stays', async (_what, content, sentence) => {
  const { page } = await app.openPage()
  await card(page, 'Color, mood').waitFor()
  await chooseFile(page, content)
  await page.getByRole('dialog').getByText(sentence).first().waitFor()
  await page.keyboard.press('Escape')
  expect(await card(page, 'Color, mood').count()).toBe(1)
})

test('a card of an unknown type keeps its data and says what it is', async () => {
  const { page } = await app.openPage()
  await openFile(
    page,
    stack(['crystal_ball', { shine: 7 } as never], ['user_input', { defaultValue: 'Hello' }], ['inference']),
  )
  await page
    .getByRole('article', { name: /crystal_ball/ })
    .getByText('crystal_ball')
    .first()
    .waitFor()
  await run(page)
})
