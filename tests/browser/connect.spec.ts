import { createHash } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { encodeClassLink } from '../../src/documents/links/class-link'
import { pageModels } from '../../src/providers/in-browser/models'
import { readPageTokenizer } from '../../src/providers/tokenizers/page-tokenizer'
import { model, providerKeys } from '../support/gateway'
import { tinyGguf } from '../support/tiny-gguf'
import { expectAccessible } from './axe'
import { expect, screens } from './fixtures'
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

const reply = (page: Page) => page.getByRole('article', { name: 'Inference' }).first()

async function runTo(page: Page, text: RegExp) {
  await run(page)
  await expect(reply(page)).toHaveText(text)
}

test('demo, then a class gateway, then Ollama: each answers', async ({ page, monitor, provider, gateway, ollama }) => {
  await expect(reply(page)).toBeVisible()
  await runTo(page, /Demo/)
  monitor.expectNoForeignRequests()

  // A link to a class shows the host and asks before anything is sent.
  const link = encodeClassLink({ gateway: gateway.origin, code: gateway.code, name: 'Room 4' })
  await page.evaluate(hash => {
    location.hash = hash
  }, link)
  const { dialog, choose } = connectDialog(page)
  await expect(dialog.getByText('Do you want to join this class?')).toBeVisible()
  await expect(dialog.getByText(new URL(gateway.origin).host).first()).toBeVisible()
  await expectAccessible(page)
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

  // A local server permits pages of this machine.
  await openConnect(page)
  await choose('On this computer')
  await dialog.getByText('More', { exact: true }).click()
  await dialog.getByLabel('Address').fill(`${ollama.origin}/v1`)
  await dialog.getByRole('button', { name: 'Test connection' }).click()
  await expect(dialog.getByText('Ollama answers. You can run now.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Let llama3.2:latest answer' }).click()
  await page.keyboard.press('Escape')
  await runTo(page, /Hello from the cupboard/)
  const hosts = new Set(monitor.foreignRequests.map(request => new URL(request.split(' ')[1] ?? '').origin))
  expect(hosts).toEqual(new Set([gateway.origin, ollama.origin]))
})

test('what does not work says exactly what to change', async ({ openPage, site, monitor, gateway, ollama }) => {
  ollama.state.models = []
  // Not one of Ollama's default origins, but on this machine.
  const url = site.url.replace('127.0.0.1', 'aili5.localhost')
  const { origin } = new URL(url)
  const { page } = await openPage({ url })
  const { dialog, choose } = await openConnect(page)
  const verdict = dialog.getByRole('status')
  const testButton = dialog.getByRole('button', { name: 'Test connection' })
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

  await ollama.stop()
  await testButton.click()
  await expect(verdict).toHaveText(/Nobody answers at .*Start Ollama/)
  await monitor.expectProblem(/ERR_CONNECTION/)

  await choose('My class')
  await dialog.getByLabel('Address of the gateway').fill(gateway.origin)
  await dialog.getByLabel('Class code').fill('no-such-code-1')
  await dialog.getByRole('button', { name: 'Look at this class' }).click()
  await dialog.getByRole('button', { name: 'Join My class' }).click()
  await expect(verdict).toHaveText(/does not know this class code/)
  await monitor.expectProblem(/401/)

  // Browsers differ in what they answer here, and by the computer.
  await page.evaluate(() => {
    Object.assign(window, { LanguageModel: { create() {}, availability: async () => 'unavailable' } })
  })
  await choose('Built into this browser')
  await expect(dialog.getByText(/This browser knows the model/)).toBeVisible()
  await choose('Demo')
  await expect(dialog.getByText('the demo answers on this page.')).toBeVisible()
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
  const { dialog, choose } = await openConnect(page)
  await choose('Built into this browser')
  await expect(dialog.getByText('386 MB from huggingface.co', { exact: false })).toBeVisible()
  await expectAccessible(page)
  monitor.expectNoForeignRequests()
  await dialog.getByRole('button', { name: 'Download SmolLM2 360M, 386 MB' }).click()
  await dialog.getByRole('button', { name: 'Let SmolLM2 360M answer' }).click()
  expect(monitor.foreignRequests).toEqual([`GET ${small?.weights.url}`])
  await page.keyboard.press('Escape')
  await run(page)
  await expect(reply(page)).toHaveText(/(sun|moon|bear|sings|warm|blue|the|is|and|a)\b/)
  await expect(reply(page)).toHaveText(/SmolLM2/)

  // Its own logits say how sure it was, where it has no tools; and it continues from another piece.
  const inference = card(page, 'Inference')
  await inference.getByRole('button', { name: 'Adjust Inference' }).click()
  await inference.getByRole('checkbox', { name: 'Show how sure it was' }).check()
  await run(page)
  await expect(inference).toContainText('Some models do so only without tools.')
  for (const name of ['Color', 'Icon', 'Gauge'])
    await page.getByRole('button', { name: `Remove ${name}, mood` }).click()
  await run(page)
  const pieces = inference.getByRole('group', { name: 'The answer in its pieces' }).getByRole('button')
  await pieces.first().click()
  const said = await pieces.first().textContent()
  const others = inference.getByRole('button', { name: /press to run again from here$/ })
  const words = (await others.allTextContents()).map(text => text.replace(/^␣|[<\d]+%$/g, ''))
  const at = words.findIndex(word => word !== said && /^[a-z]+$/.test(word))
  await others.nth(at).click()
  await expect(pieces.first()).toHaveText(words[at] ?? '')
  expect(monitor.foreignRequests).toHaveLength(1)

  // The cut of a text is the model's own: it counts as many tokens in what it was sent.
  const text = ' the sun 12 sings.'
  await page.getByRole('button', { name: 'Remove System prompt' }).click()
  await page.getByRole('textbox', { name: 'Message' }).fill(text)
  await run(page)
  const cut = await readPageTokenizer(new Blob([file]))
  const xray = page.getByRole('region', { name: 'X-ray' })
  await expect(xray.getByRole('region', { name: 'Room' })).toContainText(
    `${cut?.(`user: ${text}\nassistant: `).length} tokens`,
  )
  await xray.getByRole('checkbox', { name: 'Show the pieces' }).check()
  await expect(
    xray.getByText('These are the pieces of this model, read from its file.', { exact: false }),
  ).toBeVisible()
  await expect(xray.getByRole('region', { name: 'Messages' })).toContainText(`${cut?.(text).length} pieces`)
  await expect(xray.getByRole('region', { name: 'Messages' })).not.toContainText('an estimate')

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

test('signing in at OpenRouter gives a key with a limit, and keeps what is open', async ({ openPage, site }) => {
  let seen: string[] = []
  const { page } = await openPage({
    prepare: async context => {
      seen = await openRouter(context)
    },
  })
  await nameBox(page).fill('My own stack')
  const { dialog, choose } = await openConnect(page)
  await choose('OpenRouter')
  await expectAccessible(page)
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

  // An injected code is ignored.
  const exchanges = () => seen.filter(line => line.startsWith('POST /api/v1/auth/keys')).length
  const before = exchanges()
  await page.goto(`${site.url}?signin=forged&code=the-code`)
  await expect(dialog.getByText('This sign-in did not begin in this tab')).toBeVisible()
  expect(exchanges()).toBe(before)
})

test('on a phone: one thing after the other, nothing cut off, and good to use in every way', async ({ openPage }) => {
  const { page } = await openPage({ viewport: screens.phone, colorScheme: 'dark', hasTouch: true })
  // The menu has no space for it here; the settings have it.
  await openMore(page, 'Settings')
  await page.getByRole('button', { name: 'Connect a model' }).click()
  const { dialog, choose } = connectDialog(page)
  for (const way of ['Built into this browser', 'On this computer', 'My class', 'Another address']) {
    await choose(way)
    await expect(dialog.getByRole('region', { name: way })).toBeVisible()
    // The other case is tested above.
    if (way !== 'Built into this browser') await expectAccessible(page)
    const cut = await dialog.evaluate(element => {
      const edge = element.getBoundingClientRect().right
      const beyond = [...element.querySelectorAll('*')].filter(each => each.getBoundingClientRect().right > edge)
      return beyond.map(each => each.textContent?.slice(0, 60))
    })
    expect(cut, `${way}: cut off`).toEqual([])
    await dialog.getByRole('button', { name: 'All ways' }).click()
  }
})
