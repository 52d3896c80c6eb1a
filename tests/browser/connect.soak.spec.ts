import { createHash } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { encodeClassLink } from '../../src/documents/links/class-link'
import { pageModels } from '../../src/providers/in-browser/models'
import { readPageTokenizer } from '../../src/providers/tokenizers/page-tokenizer'
import { model, providerKeys } from '../support/gateway'
import { tinyGguf } from '../support/tiny-gguf'
import { expect } from './fixtures'
import { test } from './model-servers'
import { card, nameBox, openMore, run } from './stack-page'

async function openConnect(page: Page) {
  await openMore(page, 'Connect a model')
  return connectDialog(page)
}

function connectDialog(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Connect a model' })
  const choose = (way: string) =>
    dialog
      .getByRole('navigation', { name: 'Ways to connect' })
      .getByRole('button', { name: new RegExp(`^${way}`) })
      .click()
  return { dialog, choose }
}

const reply = (page: Page) => page.getByRole('article', { name: 'Model' }).first()

async function runTo(page: Page, text: RegExp) {
  await run(page)
  await expect(reply(page)).toHaveText(text)
}

test('a class gateway, then Ollama: each answers; what does not work says exactly what to change', async ({
  openPage,
  site,
  monitor,
  provider,
  gateway,
  ollama,
}) => {
  ollama.state.models = []
  // Not one of Ollama's default origins, but on this machine.
  const url = site.url.replace('127.0.0.1', 'aili5.localhost')
  const { origin } = new URL(url)
  const { page } = await openPage({ url })
  const { dialog, choose } = connectDialog(page)
  await test.step('a link to a class shows the host and asks before anything is sent', async () => {
    await expect(reply(page)).toBeVisible()
    const link = encodeClassLink({ gateway: gateway.origin, code: gateway.code, name: 'Room 4' })
    await page.evaluate(hash => {
      location.hash = hash
    }, link)
    await expect(dialog.getByText('Do you want to join this class?')).toBeVisible()
    await expect(dialog.getByText(new URL(gateway.origin).host).first()).toBeVisible()
    monitor.expectNoForeignRequests()
    await dialog.getByRole('button', { name: 'Join Room 4' }).click()
    await expect(dialog.getByText(`${model} answers on this page.`)).toBeVisible()
    await expect(page).toHaveURL(url => url.hash === '')
    await page.keyboard.press('Escape')
    await runTo(page, new RegExp(model))
    expect(provider.seen.length).toBeGreaterThan(0)
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(kept).not.toContain(gateway.code)
    expect(kept).not.toContain(providerKeys.openai)
  })
  const verdict = dialog.getByRole('status')
  const testButton = dialog.getByRole('button', { name: 'Test connection' })
  await test.step('Ollama refuses the page, then has no model, then answers', async () => {
    await openConnect(page)
    await choose('On this computer')
    await dialog.getByText('More', { exact: true }).click()
    await dialog.getByLabel('Address').fill(`${ollama.origin}/v1`)
    await testButton.click()
    await expect(dialog.getByText(`OLLAMA_ORIGINS=${origin} ollama serve`)).toBeVisible()
    expect(ollama.state.refused).toContain(origin)
    await monitor.expectProblem(/CORS|ERR_FAILED|403/)
    ollama.state.origins.push(origin)
    await testButton.click()
    await expect(dialog.getByText('ollama pull llama3.2', { exact: true }).last()).toBeVisible()
    await expect(verdict).toHaveText(/no model has been pulled/)
    ollama.state.models = ['llama3.2:latest']
    await testButton.click()
    await expect(dialog.getByText('Ollama answers. You can run now.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Let llama3.2:latest answer' }).click()
    await page.keyboard.press('Escape')
    await runTo(page, /Hello from the cupboard/)
  })
  await test.step('Ollama was stopped', async () => {
    await ollama.stop()
    await openConnect(page)
    await choose('On this computer')
    await testButton.click()
    await expect(verdict).toHaveText(/Nobody answers at .*Start Ollama/)
    await monitor.expectProblem(/ERR_CONNECTION/)
  })
  const hosts = new Set(monitor.foreignRequests.map(request => new URL(request.split(' ')[1] ?? '').origin))
  expect(hosts).toEqual(new Set([gateway.origin, ollama.origin]))
})

test('a model in the page is asked for, fetched, kept, run, and deleted', async ({ openPage, monitor }) => {
  const [small] = pageModels
  const file = Buffer.from(tinyGguf())
  const { page } = await openPage({
    prepare: context =>
      context.route('https://huggingface.co/**', route =>
        route.fulfill({
          headers: { 'access-control-allow-origin': '*', 'content-length': `${file.length}` },
          body: file,
        }),
      ),
  })
  // Without tools, which such a model cannot call, and with a message alone.
  for (const name of ['Color, mood', 'Icon, mood', 'Gauge, mood', 'System prompt'])
    await page.getByRole('button', { name: `Remove ${name}` }).click()
  const text = ' the sun 12 sings.'
  await page.getByRole('textbox', { name: 'Message' }).fill(text)
  const inference = card(page, 'Model')
  await inference.getByRole('button', { name: 'Settings, Model' }).click()
  await page.getByRole('checkbox', { name: 'Show how sure it was' }).check()
  const { dialog, choose } = await openConnect(page)
  await choose('Built into this browser')
  await expect(dialog.getByText('386 MB from huggingface.co', { exact: false })).toBeVisible()
  monitor.expectNoForeignRequests()
  await dialog.getByRole('button', { name: 'Download SmolLM2 360M, 386 MB' }).click()
  await dialog.getByRole('button', { name: 'Let SmolLM2 360M answer' }).click()
  expect(monitor.foreignRequests).toEqual([`GET ${small?.weights.url}`])
  await page.keyboard.press('Escape')
  await run(page)
  await expect(reply(page)).toHaveText(/(sun|moon|bear|sings|warm|blue|the|is|and|a)\b/)
  await expect(reply(page)).toHaveText(/SmolLM2/)

  // The cut of a text is the model's own: it counts as many tokens in what it was sent.
  const cut = await readPageTokenizer(new Blob([file]))
  await page.getByRole('tab', { name: 'X-ray' }).click()
  const xray = page.getByRole('region', { name: 'X-ray' })
  await xray.getByText('Details', { exact: true }).click()
  await expect(xray.getByText(`read ${cut?.(`user: ${text}\nassistant: `).length},`).first()).toBeVisible()
  await xray.getByRole('checkbox', { name: 'Show the pieces' }).check()
  await expect(
    xray.getByText('These are the pieces of this model, read from its file.', { exact: false }),
  ).toBeVisible()
  await expect(xray.getByRole('region', { name: 'What was said' })).toContainText(`${cut?.(text).length} pieces`)
  await expect(xray.getByRole('region', { name: 'What was said' })).not.toContainText('an estimate')

  // Its own logits say how sure it was, and it continues from another piece.
  const pieces = inference.getByRole('group', { name: 'The answer in its pieces' }).getByRole('button')
  await pieces.first().click()
  const said = await pieces.first().textContent()
  const others = inference.getByRole('button', { name: /press to run again from here$/ })
  const words = (await others.allTextContents()).map(text => text.replace(/^␣|[<\d]+%$/g, ''))
  const at = words.findIndex(word => word !== said && /^[a-z]+$/.test(word))
  await others.nth(at).click()
  await expect(pieces.first()).toHaveText(words[at] ?? '')
  expect(monitor.foreignRequests).toHaveLength(1)

  // It is available on the next visit without a request, and gone when deleted.
  await page.reload()
  await openConnect(page)
  await choose('Built into this browser')
  await expect(dialog.getByText('SmolLM2 360M answers on this page.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete SmolLM2 360M' }).click()
  await expect(dialog.getByRole('button', { name: 'Download SmolLM2 360M, 386 MB' })).toBeVisible()
  expect(monitor.foreignRequests).toHaveLength(1)
  expect(
    await page.evaluate(async url => (await caches.open('aili5-models')).match(url), small?.weights.url ?? ''),
  ).toBeUndefined()
})

/** OpenRouter's OAuth PKCE flow: a sign-in page, and a key in exchange for code and verifier. */
async function openRouter(context: BrowserContext) {
  const seen: string[] = []
  let challenge = ''
  const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
  await context.route('https://openrouter.ai/**', async route => {
    const request = route.request()
    const url = new URL(request.url())
    seen.push(`${request.method()} ${url.pathname}`)
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: cors })
    if (url.pathname === '/auth') {
      challenge = url.searchParams.get('code_challenge') ?? ''
      const back = new URL(url.searchParams.get('callback_url') ?? '')
      back.searchParams.set('code', 'the-code')
      return route.fulfill({ status: 302, headers: { location: back.href } })
    }
    if (url.pathname.endsWith('/auth/keys')) {
      const { code, code_verifier: verifier } = request.postDataJSON()
      const isRight = code === 'the-code' && createHash('sha256').update(verifier).digest('base64url') === challenge
      return route.fulfill({
        status: isRight ? 200 : 403,
        headers: cors,
        json: isRight ? { key: 'sk-or-v1-mine' } : {},
      })
    }
    if (url.pathname.endsWith('/key')) return route.fulfill({ headers: cors, json: { data: { limit: 5 } } })
    return route.fulfill({ headers: cors, json: { data: [{ id: 'maker/small' }] } })
  })
  return seen
}

test('signing in at OpenRouter gives a key with a limit, and keeps what is open', async ({ openPage }) => {
  let seen: string[] = []
  const { page } = await openPage({
    prepare: async context => {
      seen = await openRouter(context)
    },
  })
  await nameBox(page).fill('My own stack')
  const { dialog, choose } = await openConnect(page)
  await choose('OpenRouter')
  expect(seen).toEqual([])
  await dialog.getByRole('button', { name: 'Sign in at openrouter.ai' }).click()
  await expect(dialog.getByText('You are signed in. This page may spend up to $5 a month.')).toBeVisible()
  await expect(nameBox(page)).toHaveValue('My own stack')
  await expect(page).toHaveURL(url => url.search === '')
  expect(seen.filter(line => line.includes('/auth/keys') && line.startsWith('POST'))).toHaveLength(1)
  await expect(dialog.getByText('OpenRouter answers. You can run now.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Let maker/small answer' }).click()
  await expect(dialog.getByText('maker/small answers on this page.')).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('sk-or-v1-mine')
})
