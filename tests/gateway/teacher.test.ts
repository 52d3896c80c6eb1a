import { afterEach, beforeEach, expect, test } from 'vitest'
import { decodeClassLink } from '../../src/documents/links/class-link'
import { model, type OpenGateway, openGateway, startProvider } from '../support/gateway'
import { testRows } from '../support/test-rows'

let provider: Awaited<ReturnType<typeof startProvider>>
let gateway: OpenGateway
beforeEach(async () => {
  provider = await startProvider({ usage: { input: 30, output: 12 } })
  gateway = await openGateway(provider.origin, {}, { variables: { GATEWAY_PAGE: 'https://page.example/aili5/' } })
})
afterEach(async () => {
  await gateway.close()
  await provider.stop()
})

/** A minimal browser for pages without scripts. */
function browser() {
  let cookie = ''
  const go = async (
    path: string,
    form?: Record<string, string>,
    headers: Record<string, string> = {},
  ): Promise<Response> => {
    const answer = await fetch(gateway.origin + path, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie, 'sec-fetch-site': 'same-origin', ...headers },
      body: form && new URLSearchParams(form),
    })
    const set = answer.headers.get('set-cookie')
    if (set) cookie = set.split(';')[0] ?? ''
    const to = answer.headers.get('location')
    return answer.status === 303 && to ? go(to) : answer
  }
  const read = async (path: string, form?: Record<string, string>) => plain(await (await go(path, form)).text())
  return { go, read, cookie: () => cookie }
}

/** The text of a page, and its links. */
function plain(markup: string): string {
  return markup.replaceAll(/\s+/g, ' ').replaceAll('&#39;', "'").replaceAll('&amp;', '&')
}

async function comeIn() {
  const teacher = browser()
  await teacher.go('/teacher/enter', { code: gateway.teacherCode })
  return teacher
}

const hello = { model, max_tokens: 50, messages: [{ role: 'user', content: 'hi' }] }
const newClass = {
  name: 'Year 8 <b>',
  models: 'little-model',
  'class-tokens': '9000',
  'class-dollars': '',
  'student-dollars': '',
  'help-line': 'Childline, 0800 1111',
}

test('only the teacher’s code opens the page, and the cookie cannot be made up', async () => {
  const stranger = browser()
  const first = await stranger.go('/teacher')
  expect(first.status).toBe(200)
  const signIn = plain(await first.text())
  expect(signIn).toContain('Sign in')
  expect(signIn).toContain('<header> <h1>aili5 class gateway</h1> </header>')
  expect(await stranger.read('/teacher/enter', { code: gateway.code })).toContain('not the teacher’s code')
  for (const path of ['/teacher/new', '/teacher/use', `/teacher/class/${gateway.record.id}`]) {
    expect((await stranger.go(path)).status).toBe(401)
    expect((await stranger.go(path, { name: 'x' })).status).toBe(401)
  }
  const forged = { cookie: `aili5-teacher=${Date.now() + 1e9}.${'0'.repeat(64)}` }
  expect((await stranger.go('/teacher/new', undefined, forged)).status).toBe(401)

  const teacher = await comeIn()
  const overview = await teacher.read('/teacher')
  expect(overview).toContain('Room 4')
  expect(overview).toContain('<a href="/teacher">aili5 class gateway</a>')
  expect(overview).toContain('<button>Sign out</button>')
  expect(overview).not.toContain('Classes that are over')
  expect(teacher.cookie()).not.toContain(gateway.teacherCode)
  await teacher.go('/teacher/leave', {})
  expect((await teacher.go('/teacher/new')).status).toBe(401)
})

test('the page has no script, and a policy that allows none', async () => {
  const teacher = await comeIn()
  for (const path of ['/teacher', '/teacher/new', `/teacher/class/${gateway.record.id}`, '/teacher/use']) {
    const answer = await teacher.go(path)
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self';/)
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    })
    expect(await answer.text()).not.toMatch(/<script|javascript:| on\w+=| style=/i)
  }
  const style = await teacher.go('/teacher/style.css')
  expect(style.headers.get('content-type')).toBe('text/css')
  expect(await style.text()).toContain('font-family:')
})

test('a change that cannot be meant so changes nothing, and what was not typed is as before', async () => {
  const teacher = await comeIn()
  const at = `/teacher/class/${gateway.record.id}/change`
  expect(await teacher.read(at)).toContain('<details >')
  const refused = await teacher.go(at, { name: ' ', seats: '7' })
  const page = plain(await refused.text())
  expect(refused.status).toBe(422)
  expect(page).toContain('<p class="problem" role="alert">Give the class a name.</p>')
  expect(page).toContain(`<form class="fields" method="post" action="${at}">`)
  expect(page).toContain('name="models" value="little-model"')
  expect(page).toContain('name="seats" value="7"')
  // What is folded may be what is wrong. The page that a form made has no address to show it again in another language.
  expect(page).toContain('<details open>')
  expect(page).not.toContain('<footer>')
  expect(await gateway.classes.byId(gateway.record.id)).toEqual(gateway.record)
  expect((await teacher.go(at, { name: 'x'.repeat(20_000) })).status).toBe(413)
})

test('after an action the teacher is where its result is', async () => {
  const teacher = await comeIn()
  const at = `/teacher/class/${gateway.record.id}`
  for (const [action, to] of [
    ['pause', '/teacher'],
    ['resume', '/teacher'],
    ['free', at],
    ['seats', at],
    ['let-in', at],
    ['end', '/teacher'],
  ]) {
    const answer = await fetch(`${gateway.origin}${at}/${action}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie: teacher.cookie() },
      body: new URLSearchParams({ seat: '1' }),
    })
    expect([action, answer.status, answer.headers.get('location')]).toEqual([action, 303, to])
  }
})

test('wrong codes of a teacher are in the log, and after thirty the next has to wait', async () => {
  const stranger = browser()
  for (let tries = 0; tries < 30; tries++)
    expect((await stranger.go('/teacher/enter', { code: 'wrong' })).status).toBe(401)
  expect(gateway.logged.at(-1)).toMatchObject({ route: '/teacher', status: 401, reason: 'teacher' })
  const refused = await stranger.go('/teacher/enter', { code: 'wrong' })
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '20'])
  expect(await refused.text()).toContain('Too many wrong codes came from here.')
  expect(gateway.logged.at(-1)).toMatchObject({ route: '/teacher', status: 429, reason: 'throttled' })
  expect((await stranger.go('/teacher')).status).toBe(200)
})

test('a new class gets a code, a link with a picture, and everything that was typed', async () => {
  const teacher = await comeIn()
  const page = await teacher.read('/teacher/new', newClass)
  const code = /class="code"[^>]*>([a-z-]{9})</.exec(page)?.[1] ?? ''
  const link = /href="(https:\/\/page\.example\/aili5\/#class:[\w-]+)"/.exec(page)?.[1] ?? ''
  expect(decodeClassLink(link)).toEqual({ gateway: gateway.origin, code, name: 'Year 8 <b>' })
  expect(page).not.toContain('Year 8 <b>')
  const address = (text: string) => `<b class="address" dir="ltr">${text}</b>`
  expect(page).toContain(`open ${address('https://page.example/aili5/')}, choose More, My class,`)
  expect(page).toContain(`and type ${address(gateway.origin)} and the code.`)
  expect(page).toContain('This link works on this machine only.')
  expect(page).toContain('<a class="button" href="/teacher">Done</a>')
  const made = (await gateway.classes.list()).find(({ name }) => name === 'Year 8 <b>')
  expect(made).toMatchObject({
    helpLine: 'Childline, 0800 1111',
    class: { tokensPerDay: 9000, dollarsPerDay: null },
    student: { dollarsPerDay: null },
  })

  // Joining returns the help line.
  const joined = await fetch(`${gateway.origin}/join`, { method: 'POST', headers: { authorization: `Bearer ${code}` } })
  expect(await joined.json()).toMatchObject({ class: { helpLine: 'Childline, 0800 1111' } })

  // Later it is shown again, at any time.
  expect(await teacher.read(`/teacher/class/${made?.id}/invite`)).toContain(link)
})

test('the link leads to the address that students reach, where it is known', async () => {
  await gateway.close()
  gateway = await openGateway(provider.origin, {}, { variables: { GATEWAY_URL: 'https://class.example' } })
  const teacher = await comeIn()
  const page = await teacher.read(`/teacher/class/${gateway.record.id}/invite`)
  const link = /href="(https:\/\/class\.example\/#[^"]*)"/.exec(page)?.[1] ?? ''
  expect(decodeClassLink(link)).toEqual({ gateway: 'https://class.example', code: gateway.code, name: 'Room 4' })
  expect(page).not.toContain('This link works on this machine only.')
})

testRows([
  ['http://localhost:8080', true],
  ['http://127.0.0.5', true],
  ['http://[::1]:8080', true],
  ['https://localhost.example', false],
  ['https://my-localhost', false],
  ['https://class.example', false],
])('an address that students cannot reach is named as such', async (url, isHere) => {
  await gateway.close()
  gateway = await openGateway(provider.origin, {}, { variables: { GATEWAY_URL: url } })
  const teacher = await comeIn()
  const page = await teacher.read(`/teacher/class/${gateway.record.id}/invite`)
  expect(page.includes('This link works on this machine only.')).toBe(isHere)
})

test('what cannot be meant so is said, and nothing that was typed is lost', async () => {
  const teacher = await comeIn()
  const page = await teacher.read('/teacher/new', { ...newClass, 'class-dollars': '5', models: 'unheard-of' })
  expect(page).toContain('The price of unheard-of is not known here')
  expect(page).toContain('value="9000"')
  expect(await teacher.read('/teacher/new', { ...newClass, 'class-tokens': 'many' })).toContain('must be a number')
  expect(await gateway.classes.list()).toHaveLength(1)
})

test('the page shows what is used as it is used; pause, free seats and the end work at once', async () => {
  const teacher = await comeIn()
  const { key } = (await (await gateway.ask('/join', {})).json()) as { key: string }
  const asked = () => gateway.ask('/v1/messages', hello, { authorization: `Bearer ${key}` })
  await asked()
  const at = `/teacher/class/${gateway.record.id}`
  expect(await teacher.read('/teacher/use')).toMatch(/Room 4.*1 of 40 seats.*<td>1<\/td>.*42/)
  expect(await teacher.read(`/teacher/use?class=${gateway.record.id}`)).toMatch(/Total.*42.*Seat 1.*42/)
  expect((await teacher.go('/teacher/use')).headers.get('content-type')).toContain('text/html')

  expect(await teacher.read(`${at}/pause`, {})).toContain('Paused')
  expect((await asked()).status).toBe(403)
  expect(await teacher.read(`${at}/resume`, {})).toContain('Open')
  expect((await asked()).status).toBe(200)
  await teacher.read(`${at}/change`, { ...newClass, name: 'Room 5', 'student-requests': '0' })
  expect((await asked()).status).toBe(429)
  expect(await teacher.read(at)).toContain('value="1">Free seat 1</button>')
  expect(await teacher.read(`${at}/free`, { seat: '1' })).toContain('0 of 40 taken')
  expect((await asked()).status).toBe(401)
  await teacher.read(`${at}/free`, { seat: 'every' })
  const again = (await (await gateway.ask('/join', {})).json()) as { key: string; seat: number }
  expect([again.seat, again.key === key]).toEqual([1, false])
  // The class has no requests left for it, so only the key decides between 401 and 429.
  const next = () => gateway.ask('/v1/messages', hello, { authorization: `Bearer ${again.key}` })
  expect((await next()).status).not.toBe(401)
  await teacher.read(`${at}/seats`, {})
  expect((await next()).status).toBe(401)
  expect(await teacher.read(`${at}/end`, {})).toContain('Classes that are over (1)')
  expect((await gateway.ask('/class')).status).toBe(403)
  expect(await teacher.read(at)).toContain('<h2><bdi>Room 5</bdi></h2><span class="state over">Ended</span>')
})

test('who finds no seat waits; the teacher sees it, and lets them in', async () => {
  const small = await gateway.classes.change(gateway.record.id, { seats: 1 })
  expect(small?.seats).toBe(1)
  const join = (device: string) => gateway.ask('/join', { device: device.padEnd(20, '.') })
  const { key } = (await (await join('first')).json()) as { key: string }
  await gateway.ask('/v1/messages', hello, { authorization: `Bearer ${key}` })
  const refused = await join('second')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10'])
  expect(await refused.text()).toContain('Your teacher sees that you are waiting')

  const teacher = await comeIn()
  const at = `/teacher/class/${gateway.record.id}`
  expect(await teacher.read(at)).toContain('One device waits for a seat.')
  expect(await teacher.read('/teacher/use')).toContain('1 of 1 seats, 1 waiting')
  expect(await teacher.read(`/teacher/use?class=${gateway.record.id}`)).toContain(
    'Total<br /><span class="hint">1 waiting</span>',
  )
  const after = await teacher.read(`${at}/let-in`, {})
  expect(after).toContain('1 of 2 taken')
  expect(after).not.toContain('waits for a seat')
  expect(await (await join('second')).json()).toMatchObject({ seat: 2 })
  expect((await join('third')).status).toBe(429)
  expect((await gateway.ask('/v1/messages', hello, { authorization: `Bearer ${key}` })).status).toBe(200)
})

test('limits, what was used of them, and shares of a cent are in the table', async () => {
  const teacher = await comeIn()
  await gateway.classes.change(gateway.record.id, {
    prices: { [model]: { inputPerMillion: 2, outputPerMillion: 10 } },
    class: { requestsPerMinute: null, tokensPerDay: 90_000, dollarsPerDay: 5 },
  })
  const used = () => teacher.read('/teacher/use')
  expect(await used()).toContain(
    '<td>0</td> <td>0 of <span class="soft">90,000</span><progress value="0" max="90000" aria-label="0 of 90,000"></progress></td> <td>0.00 of <span class="soft">5.00</span>',
  )
  await gateway.ask('/v1/messages', hello)
  expect(await used()).toContain(
    '<td>1</td> <td>42 of <span class="soft">90,000</span><progress value="42" max="90000" aria-label="42 of 90,000"></progress></td> <td>&lt; 0.01 of <span class="soft">5.00</span>',
  )
  // The bare code has a row of its own once it was used; a seat has one from the beginning.
  const seats = await teacher.read(`/teacher/use?class=${gateway.record.id}`)
  expect(seats).toMatch(/<th scope="row">Total<\/th>.*<th scope="row">With the class code only<\/th> <td>1<\/td>/)
  expect(seats).not.toContain('Seat 1')
})

test('what is not on the page of a teacher is not there, and nothing is done by other methods', async () => {
  const teacher = await comeIn()
  const at = `/teacher/class/${gateway.record.id}`
  for (const path of ['/teacher/nowhere', '/teacher/class/000000000000', `${at}/nowhere`, `${at}/a/b`]) {
    for (const form of [undefined, {}]) {
      const answer = await teacher.go(path, form)
      expect([path, answer.status, await answer.json()]).toEqual([
        path,
        404,
        { error: 'There is nothing here.', code: 'path' },
      ])
    }
  }
  const put = await fetch(`${gateway.origin}${at}/pause`, { method: 'PUT', headers: { cookie: teacher.cookie() } })
  expect([put.status, (await gateway.classes.byId(gateway.record.id))?.paused]).toEqual([404, false])
  expect(gateway.logged.at(-1)).toMatchObject({ route: '/teacher', method: 'PUT' })
})

test('who is away for more than twelve hours signs in again', async () => {
  const stranger = browser()
  expect(await stranger.read(`/teacher/class/${gateway.record.id}/pause`, {})).toContain(
    'You were away for a long time. Sign in again.',
  )
  const answer = await fetch(`${gateway.origin}/teacher/enter`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ code: gateway.teacherCode }),
  })
  const until = gateway.now + 12 * 60 * 60_000
  expect(answer.headers.get('set-cookie')).toMatch(
    new RegExp(`^aili5-teacher=${until}\\.[^;]{40,}; Max-Age=43200; Path=/teacher; HttpOnly; SameSite=Strict$`),
  )
})

test('where there is no class, one can be made', async () => {
  const teacher = await comeIn()
  await gateway.records.change(['classes'], () => ({ result: null, put: [{ key: 'classes', value: null }] }))
  const page = await teacher.read('/teacher')
  expect(page).toContain('No class yet')
  expect(page).toContain('<a class="button strong" href="/teacher/new">New class</a>')
  expect(await teacher.read('/teacher/new')).toContain('Each student')
})

test('a form from another site does nothing, even with the cookie', async () => {
  const teacher = await comeIn()
  const pause = (headers: Record<string, string>) =>
    teacher.go(`/teacher/class/${gateway.record.id}/pause`, {}, headers)
  expect((await pause({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  const refused = await pause({ 'sec-fetch-site': 'same-site' })
  expect([refused.status, await refused.text()]).toEqual([
    403,
    expect.stringContaining('This form was sent from somewhere else.'),
  ])
  expect(gateway.logged.at(-1)).toMatchObject({ route: '/teacher', status: 403, reason: 'origin' })
  expect((await gateway.classes.byId(gateway.record.id))?.paused).toBe(false)
})

test('where a browser does not say from which site a form is, its origin decides', async () => {
  const teacher = await comeIn()
  const act = async (what: string, headers: Record<string, string>) => {
    const answer = await fetch(`${gateway.origin}/teacher/class/${gateway.record.id}/${what}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie: teacher.cookie(), ...headers },
      body: new URLSearchParams(),
    })
    return [answer.status, (await gateway.classes.byId(gateway.record.id))?.paused]
  }
  expect(await act('pause', { origin: 'https://other.example' })).toEqual([403, false])
  expect(await act('pause', { origin: 'null' })).toEqual([403, false])
  expect(await act('pause', { origin: gateway.origin })).toEqual([303, true])
  expect(await act('resume', {})).toEqual([303, false])
})

test('the sign-in page says how to print a code, and an address with the code signs in', async () => {
  expect(await browser().read('/teacher')).toContain('<code dir="ltr">npm run -s gateway -- teacher</code>')
  const scanned = browser()
  expect(await scanned.read(`/teacher/enter?code=${gateway.teacherCode}`)).toContain('Room 4')
  expect((await browser().go('/teacher/enter?code=wrong')).status).toBe(401)
})

test('the teacher sees which step each seat is at: four numbers, and nothing else is taken', async () => {
  const teacher = await comeIn()
  const join = async () => {
    const answer = await fetch(`${gateway.origin}/join`, {
      method: 'POST',
      headers: { authorization: `Bearer ${gateway.code}` },
    })
    return (await answer.json()) as { key: string; seat: number }
  }
  const tell = (key: string, body: unknown) =>
    fetch(`${gateway.origin}/progress`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const seats = () => teacher.read(`/teacher/use?class=${gateway.record.id}`)
  const at = { lesson: 3, step: 2, done: 1, steps: 4 }
  const { key, seat } = await join()
  expect((await tell(key, at)).status).toBe(204)
  expect(await seats()).toContain('Dice: step 2 of 4, 1 done')
  // Backwards too, and a lesson of one's own has no name.
  expect((await tell(key, { lesson: 0, step: 1, done: 0, steps: 60 })).status).toBe(204)
  expect(await seats()).toContain('Another lesson: step 1 of 60, 0 done')
  expect((await tell(key, { ...at, done: 4 })).status).toBe(204)
  expect(await seats()).toContain('Dice: all 4 steps done')

  for (const wrong of [
    {},
    { ...at, step: 'two' },
    { ...at, lesson: 'dice' },
    { ...at, message: 'hello' },
    { ...at, step: 1.5 },
    { ...at, done: -1 },
    { ...at, lesson: 1e9 },
  ])
    expect((await tell(key, wrong)).status).toBe(400)
  expect(await (await tell(key, {})).json()).toEqual({
    error: 'Progress is { lesson, step, done, steps }: four whole numbers, and nothing else.',
    code: 'body',
  })
  expect((await tell(key, { ...at, more: 'x'.repeat(500) })).status).toBe(413)
  expect((await tell('nobody', at)).status).toBe(401)
  // The bare code is no seat.
  expect((await tell(gateway.code, { ...at, lesson: 1 })).status).toBe(204)
  expect(await seats()).not.toContain('The next word')

  await teacher.go(`/teacher/class/${gateway.record.id}/free`, { seat: String(seat) })
  expect((await tell(key, at)).status).toBe(401)
  await join()
  expect(await seats()).not.toContain('Dice')
})

test('a link to join, and a code, can begin with a lesson', async () => {
  const teacher = await comeIn()
  const invite = `/teacher/class/${gateway.record.id}/invite`
  const page = await teacher.read(`${invite}?lesson=3`)
  expect(page).toContain(`${gateway.code}/3`)
  expect(page).toContain('The page begins with the lesson “Dice” once they have joined.')
  expect(page).toContain('<option value="">None</option>')
  expect(page.match(/<option [^>]*selected[^>]*>[^<]*/g)).toEqual(['<option value="3" selected>Dice'])
  const without = await teacher.read(`${invite}?lesson=`)
  expect(without).not.toMatch(/The page begins with|selected/)
  // The picture is that of the link.
  const picture = (text: string) => /<img src="(data:image\/svg\+xml,[^"]+)"/.exec(text)?.[1]
  expect(picture(without)).not.toBe(picture(page))
  expect(picture(await teacher.read(`${invite}?lesson=3`))).toBe(picture(page))
  const link = /href="(https:\/\/page\.example[^"]*)"/.exec(page)?.[1] ?? ''
  expect(decodeClassLink(link)).toMatchObject({ code: gateway.code, lesson: 'dice' })
})
