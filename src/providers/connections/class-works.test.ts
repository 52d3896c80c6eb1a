import { afterEach, expect, test } from 'vitest'
import { type OpenGateway, openGateway, startProvider } from '../../../tests/support/gateway'
import { inEnglish } from '../../../tests/support/in-english'
import { decodeWorksLink } from '../../documents/links/works-link'
import { handIn, listClassWorks, readClass, readClassWork } from './class-works'
import type { Connection } from './connections'

const opened: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close()
})

async function open(): Promise<{ gateway: OpenGateway; connection: Connection; key: string }> {
  const provider = await startProvider()
  opened.push(provider.stop)
  const gateway = await openGateway(provider.origin)
  opened.push(gateway.close)
  const { key } = (await (await gateway.ask('/join', {})).json()) as { key: string }
  const connection: Connection = {
    ...{ id: 'class', provider: 'class', label: 'Room 4', wire: 'openai' },
    ...{ baseUrl: `${gateway.origin}/v1`, auth: 'bearer', headers: {} },
  }
  return { gateway, connection, key }
}

const work = { of: 'stack 1', title: 'Mood ring', name: 'Ada', file: '{"nodes":[]}' }

test('a page knows its seat, hands in, and the gallery reads it', async () => {
  const { gateway, connection, key } = await open()
  expect(await readClass(connection, key)).toEqual({ name: 'Room 4', seat: 1, paused: false })
  expect(await handIn(connection, key, work)).toBeNull()
  const entered = await fetch(`${gateway.origin}/teacher/enter?code=${gateway.teacherCode}`, { redirect: 'manual' })
  const wall = await fetch(`${gateway.origin}/teacher/class/${gateway.record.id}/works`, {
    headers: { cookie: entered.headers.get('set-cookie')?.split(';')[0] ?? '' },
  })
  const place = decodeWorksLink(/href="([^"]*#works:[^"]*)"/.exec(await wall.text())?.[1] ?? '')
  if (!place) throw new Error('The wall has no link.')
  const list = await listClassWorks(place)
  if ('problem' in list) throw new Error('no list')
  expect(list).toMatchObject({ class: 'Room 4', works: [{ seat: 1, title: 'Mood ring', name: 'Ada' }] })
  expect(await readClassWork(place, list.works[0]?.id ?? '')).toEqual({ file: work.file })
  expect(inEnglish(await readClassWork(place, 'bcdfghjkmnpr'))).toHaveProperty('problem')
})

test('why nothing can be handed in is said in the words of the gateway', async () => {
  const { gateway, connection, key } = await open()
  await gateway.classes.change(gateway.record.id, { paused: true })
  expect(inEnglish(await handIn(connection, key, work))).toEqual({
    problem: expect.stringContaining('paused the class'),
  })
  await gateway.classes.end(gateway.record.id)
  for (const answer of [await handIn(connection, key, work), await readClass(connection, key)])
    expect(inEnglish(answer)).toEqual({ problem: expect.stringContaining('This class is over') })
})

test('offline, and a server that is no gateway, are said so', async () => {
  const connection: Connection = {
    ...{ id: 'class', provider: 'class', label: 'Room 4', wire: 'openai' },
    ...{ baseUrl: 'https://gateway.example/v1', auth: 'bearer', headers: {} },
  }
  const offline = () => Promise.reject(new TypeError('failed'))
  expect(inEnglish(await handIn(connection, 'key', work, offline))).toEqual({
    problem: 'Your class, at gateway.example, does not answer. Check the network, and try again: nothing is lost.',
  })
  const page = async () => new Response('<html>')
  expect(inEnglish(await readClass(connection, 'key', page))).toEqual({
    problem: 'The answer is not that of a class gateway. Ask your teacher.',
  })
})
