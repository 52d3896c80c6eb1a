import { html } from 'hono/html'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { slot, withMarkup } from '../../src/gateway/teacher/layout'
import { languageByCode, languages } from '../../src/language/languages'
import { msg } from '../../src/language/message'
import { loadMessages } from '../../src/language/messages'
import { model, type OpenGateway, openGateway, startProvider } from '../support/gateway'

let provider: Awaited<ReturnType<typeof startProvider>>
let gateway: OpenGateway
let session = ''
beforeEach(async () => {
  provider = await startProvider({ usage: { input: 30, output: 12 } })
  gateway = await openGateway(provider.origin, {}, { variables: { GATEWAY_PAGE: 'https://page.example/aili5/' } })
  const entered = await post('/teacher/enter', { code: gateway.teacherCode })
  session = cookieOf(entered)
})
afterEach(async () => {
  await gateway.close()
  await provider.stop()
})

const sameSite = { 'sec-fetch-site': 'same-origin' }
const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? ''

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(gateway.origin + path, { headers: { cookie: session, ...sameSite, ...headers } })
}

function post(path: string, form: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
  const body = new URLSearchParams(form)
  return fetch(gateway.origin + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: session, ...sameSite, ...headers },
    body,
  })
}

const languageOf = (markup: string) => /<html lang="([\w-]+)" dir="(\w+)"/.exec(markup)?.slice(1)

async function said(code: string, message: ReturnType<typeof msg>): Promise<string> {
  return (await loadMessages(languageByCode(code) as NonNullable<ReturnType<typeof languageByCode>>)).localize(message)
}

test.each([
  [{}, 'en', 'ltr'],
  [{ 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' }, 'de', 'ltr'],
  [{ 'accept-language': 'en;q=0.5, ar;q=0.9' }, 'ar', 'rtl'],
  [{ 'accept-language': 'tlh, fr;q=0, es;q=0.3' }, 'es', 'ltr'],
  [{ 'accept-language': 'en-GB' }, 'en-GB', 'ltr'],
  [{ 'accept-language': ';q=,=;;de;q=nothing' }, 'en', 'ltr'],
])('a page is in the language that the browser asks for: %j', async (headers, code, direction) => {
  for (const path of ['/teacher', '/teacher/use', '/teacher/new']) {
    expect([path, languageOf(await (await get(path, headers)).text())]).toEqual([path, [code, direction]])
  }
})

test('?lang= says another language, and the teacher’s next pages keep it', async () => {
  const german = { 'accept-language': 'de' }
  const chosen = await get('/teacher?lang=fr', german)
  expect(languageOf(await chosen.text())).toEqual(['fr', 'ltr'])
  expect(chosen.headers.get('set-cookie')).toMatch(
    /^aili5-language=fr; Max-Age=31536000; Path=\/teacher; HttpOnly; SameSite=Strict$/,
  )
  const cookie = `${session}; ${cookieOf(chosen)}`
  expect(languageOf(await (await get('/teacher/new', { ...german, cookie })).text())).toEqual(['fr', 'ltr'])
  const wrong = await post('/teacher/new', { name: '' }, { ...german, cookie })
  expect(languageOf(await wrong.text())).toEqual(['fr', 'ltr'])
  // A language that there is not, and a cookie that was made up, change nothing.
  for (const [path, kept] of [
    ['/teacher?lang=xx', session],
    ['/teacher', `${session}; aili5-language=<script>`],
    ['/teacher', `${session}; aili5-language=constructor`],
  ] as const) {
    const answer = await get(path, { ...german, cookie: kept })
    expect([languageOf(await answer.text()), answer.headers.get('set-cookie')]).toEqual([['de', 'ltr'], null])
  }
})

test('a page links to itself in each language that is offered', async () => {
  const page = await (await get('/teacher/new', { 'accept-language': 'es' })).text()
  const links = [...page.matchAll(/href="\/teacher\/new\?lang=([\w-]+)" lang="([\w-]+)"/g)].map(([, code]) => code)
  expect(links).toEqual(languages.filter(({ hidden }) => !hidden).map(({ code }) => code))
  expect(page).toMatch(/lang="es" dir="ltr" aria-current="true"/)
  expect(page).toMatch(/lang="ar" dir="rtl"/)
  expect(page.match(/aria-current/g)).toHaveLength(1)
})

test('requests at the same time are answered in their own languages', async () => {
  const codes = ['es', 'ar', 'de', 'en', 'fr', 'en-XA', 'en-GB']
  const paths = ['/teacher', '/teacher/new', `/teacher/class/${gateway.record.id}`, '/teacher/use']
  const pages = codes.flatMap(code => paths.map(path => `${path}?lang=${code}`))
  const alone: string[] = []
  for (const page of pages) alone.push(await (await get(page)).text())
  const together = await Promise.all(pages.toReversed().map(async page => (await get(page)).text()))
  expect(together.toReversed()).toEqual(alone)
  expect(new Set(alone.map(page => languageOf(page)?.[0]))).toEqual(new Set(codes))
})

test('problems are said in the language of the page', async () => {
  for (const code of ['de', 'ar', 'en-XA']) {
    const language = { cookie: `${session}; aili5-language=${code}` }
    const refused = await (await post('/teacher/new', { name: '', models: model }, language)).text()
    expect(refused).toContain(await said(code, msg('Give the class a name.')))
    const half = await (await post('/teacher/new', { name: 'x', models: model, seats: '1.5' }, language)).text()
    const reason = { field: msg('The number of seats'), problem: msg('it must be a whole number') }
    expect(half).toContain(await said(code, msg('{field}: {problem}.', reason)))
    const foreign = await post('/teacher/new', { name: 'x' }, { ...language, 'sec-fetch-site': 'cross-site' })
    expect(foreign.status).toBe(403)
    const sentence = msg('This form was sent from somewhere else. Open the teacher’s page and try again.')
    expect(await foreign.text()).toContain(await said(code, sentence))
  }
})

test('answers in JSON have a code, an English sentence, and its words for our page', async () => {
  const headers = { 'accept-language': 'de', 'content-type': 'application/json' }
  const answers = [
    await fetch(`${gateway.origin}/class?lang=de`, { headers }),
    await fetch(`${gateway.origin}/nowhere`, { headers }),
    await fetch(`${gateway.origin}/v1/messages`, { method: 'POST', headers, body: '{}' }),
    await fetch(`${gateway.origin}/v1/chat/completions`, { method: 'POST', headers, body: '{}' }),
  ]
  const missing = 'A class code is missing. Type the code that your teacher gave you.'
  const words = { message: missing }
  const bodies = await Promise.all(answers.map(answer => answer.json()))
  expect(bodies).toEqual([
    { error: missing, code: 'code', words },
    { error: 'There is nothing here.', code: 'path' },
    { type: 'error', error: { type: 'authentication_error', message: missing, code: 'code' }, words },
    { error: { message: missing, type: 'authentication_error', param: null, code: 'code' }, words },
  ])
})

test('every word of a page is translated: the pseudo-language leaves none in English', async () => {
  const language = { cookie: `${session}; aili5-language=en-XA` }
  const at = `/teacher/class/${gateway.record.id}`
  await gateway.ask('/join', {})
  const pages = [
    ...(await Promise.all(
      [
        '/teacher',
        '/teacher/new',
        at,
        `${at}/invite?lesson=3`,
        `${at}/works`,
        `${at}/change`,
        '/teacher/use',
        `/teacher/use?class=${gateway.record.id}`,
      ].map(async path => (await get(path, language)).text()),
    )),
    await (await get('/teacher', { cookie: 'aili5-language=en-XA' })).text(),
  ]
  for (const page of pages) {
    expect(languageOf(page)).toEqual(['en-XA', 'ltr'])
    const shown = page
      .replace(/<footer>.*<\/footer>/s, ' ')
      .replace(/<(code|b|bdi|a|p|dd)\b[^>]*(?:dir="ltr"[^>]*)?>([^<]*)<\/\1>/g, (whole, tag, text) =>
        whole.includes('dir="ltr"') || tag === 'bdi' || text === model ? ' ' : whole,
      )
      .replace(/<[^>]*?(?: (?:title|aria-label|alt)="([^"]*)")?[^>]*>/g, ' $1 ')
    const own =
      /https?:\S+|Room 4|little-model|claude-[\w.-]+|gpt-[\w.-]+|&#39;|&amp;|&lt;|GATEWAY_\w+|Childline|my-model/g
    expect(shown.replace(own, ' ').match(/(?<!\p{L})[A-Za-z]{3,}(?!\p{L})/gu)).toBeNull()
  }
})

test('markup in a sentence is markup, and what is around it is text', async () => {
  const sentence = `<b>${slot(1)}</b> and ${slot(0)}, ${slot(7)}.`
  const markup = String(await withMarkup(sentence, html`<i>one</i>`, html`${'<two>'}`))
  expect(markup).toBe('&lt;b&gt;&lt;two&gt;&lt;/b&gt; and <i>one</i>, .')
})
