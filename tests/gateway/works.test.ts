import { afterEach, beforeEach, expect, test } from 'vitest'
import { decodeWorksLink } from '../../src/documents/links/works-link'
import { type OpenGateway, openGateway, startProvider } from '../support/gateway'

let provider: Awaited<ReturnType<typeof startProvider>>
let gateway: OpenGateway
beforeEach(async () => {
  provider = await startProvider()
  gateway = await openGateway(provider.origin)
})
afterEach(async () => {
  await gateway.close()
  await provider.stop()
})

async function join(): Promise<string> {
  return ((await (await gateway.ask('/join', {})).json()) as { key: string }).key
}

const work = { of: 'lesson dice', title: 'Dice', name: 'Ada', file: '{"nodes":[]}' }
const handIn = (key: string, body: object = work) => gateway.ask('/work', body, { authorization: `Bearer ${key}` })

/** The teacher's session, and the link to the works of the class. */
async function signIn() {
  const entered = await fetch(`${gateway.origin}/teacher/enter?code=${gateway.teacherCode}`, { redirect: 'manual' })
  const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? ''
  const at = `${gateway.origin}/teacher/class/${gateway.record.id}`
  const wall = async () => (await fetch(`${at}/works`, { headers: { cookie } })).text()
  const act = (what: string, form: Record<string, string> = {}) =>
    fetch(`${at}/${what}`, { method: 'POST', headers: { cookie }, body: new URLSearchParams(form) })
  const links = async () =>
    [...(await wall()).matchAll(/href="([^"]*#works:[^"]*)"/g)].map(([, link]) => decodeWorksLink(link ?? ''))
  return { wall, act, links }
}

const read = (path: string, pass: string) =>
  fetch(`${gateway.origin}${path}`, { headers: { authorization: `Bearer ${pass}`, origin: 'https://page.example' } })

test('a work that was handed in is on the wall, and opens with the pass of the teacher’s page', async () => {
  const key = await join()
  expect((await handIn(key)).status).toBe(200)
  const teacher = await signIn()
  const wall = await teacher.wall()
  expect(wall).toContain('Ada (Seat 1)')
  expect(wall).toContain('Dice')
  const [all, one] = await teacher.links()
  const pass = all?.pass ?? ''
  expect(all).toEqual({ gateway: gateway.origin, pass: expect.any(String) })
  const list = await read('/works', pass)
  expect(list.headers.get('access-control-allow-origin')).toBe('*')
  const { class: name, works } = (await list.json()) as { class: string; works: { id: string }[] }
  expect([name, works]).toEqual(['Room 4', [{ id: one?.work, seat: 1, title: 'Dice', name: 'Ada', at: gateway.now }]])
  expect(await (await read(`/works/${one?.work}`, pass)).json()).toEqual({ file: work.file })
  expect((await read('/works/bcdfghjkmnpr', pass)).status).toBe(404)
})

test('a newer one of the same lesson replaces it, and that of another student on the seat does not', async () => {
  const key = await join()
  await handIn(key)
  await handIn(key, { ...work, name: '', file: '{"nodes":[1]}' })
  await handIn(key, { ...work, of: 'stack 7', title: 'Mine' })
  const teacher = await signIn()
  const works = async () => (await teacher.links()).slice(1)
  expect(await works()).toHaveLength(2)
  await teacher.act('free', { seat: '1' })
  const next = await join()
  await handIn(next)
  expect(await works()).toHaveLength(3)
})

test('what is too large, no work, or from nobody is refused in a sentence', async () => {
  const key = await join()
  expect((await handIn(key, { ...work, file: 'x'.repeat(200_001) })).status).toBe(400)
  expect((await handIn(key, { ...work, file: 7 })).status).toBe(400)
  expect((await handIn(gateway.code)).status).toBe(403)
  expect((await handIn('nobody')).status).toBe(401)
  await gateway.classes.change(gateway.record.id, { paused: true })
  const paused = await handIn(key)
  expect([paused.status, await paused.text()]).toEqual([403, expect.stringContaining('paused')])
  expect((await handIn(key, { ...work, file: 'x'.repeat(900_000) })).status).toBe(413)
})

test('a seat has ten works, and hands in no faster than a person does', async () => {
  const key = await join()
  for (let index = 0; index < 10; index++)
    expect((await handIn(key, { ...work, of: `stack ${index}` })).status).toBe(200)
  const refused = await handIn(key, { ...work, of: 'one more' })
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '20'])
})

test('works are deleted one by one, all together, and with the class', async () => {
  const key = await join()
  for (const of of ['a', 'b', 'c']) await handIn(key, { ...work, of })
  const teacher = await signIn()
  const [all, first] = await teacher.links()
  await teacher.act('delete-work', { work: first?.work ?? '' })
  expect(await teacher.links()).toHaveLength(3)
  expect((await read(`/works/${first?.work}`, all?.pass ?? '')).status).toBe(404)
  await teacher.act('delete-work', { work: 'all' })
  expect(await teacher.wall()).toContain('Nothing yet.')
  await handIn(key)
  const [pass, kept] = await teacher.links()
  await teacher.act('end')
  expect((await read('/works', pass?.pass ?? '')).status).toBe(401)
  expect(await gateway.records.read([`${gateway.record.id}/works`, `${gateway.record.id}/work/${kept?.work}`])).toEqual(
    [null, null],
  )
  expect((await handIn(key)).status).toBe(403)
})

test('a pass opens one class for a school day; none can be made up', async () => {
  const [link] = await (await signIn()).links()
  expect(link).toBeUndefined()
  await handIn(await join())
  const [all] = await (await signIn()).links()
  const [id = '', until = '', seal = ''] = (all?.pass ?? '').split('.')
  const other = await gateway.classes.add({ ...gateway.record, name: 'Room 5' })
  for (const wrong of [
    `${other.id}.${until}.${seal}`,
    `${id}.${Number(until) + 1}.${seal}`,
    `${id}.${until}.${seal.replace(/^./, letter => (letter === '0' ? '1' : '0'))}`,
    `${id}.${until}.`,
    `${id}.${gateway.now - 1}.${seal}`,
    'x',
  ])
    expect([wrong, (await read('/works', wrong)).status]).toEqual([wrong, 401])
})
