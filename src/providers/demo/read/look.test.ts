import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { collect, quickModel, request } from '../../../../tests/support/demo/converse'
import type { Message } from '../../../engine/model/language-model'
import { lookAt } from './look'

type Rgba = [number, number, number, number]

/** A PNG of 8 bits a channel with every row under the same filter. The check sums are left 0: we do not read them. */
function png(width: number, height: number, at: (x: number, y: number) => Rgba, filter = 0): string {
  const chunk = (type: string, body: Buffer) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(body.length)
    return Buffer.concat([length, Buffer.from(type), body, Buffer.alloc(4)])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 6, 0, 0, 0], 8)
  const bytes = (y: number) => Array.from({ length: width }, (_, x) => (y < 0 ? [0, 0, 0, 0] : at(x, y))).flat()
  const rows = Array.from({ length: height }, (_, y) => {
    const [row, above] = [bytes(y), bytes(y - 1)]
    return [
      filter,
      ...row.map((byte, i) => (byte - (filter === 1 ? (row[i - 4] ?? 0) : filter === 2 ? (above[i] ?? 0) : 0)) & 255),
    ]
  }).flat()
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.from(rows))), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]), ...parts]).toString('base64')
}

const WHITE: Rgba = [255, 255, 255, 255]
const CLEAR: Rgba = [0, 0, 0, 0]
const RED: Rgba = [220, 40, 40, 255]

/** A heart: two circles and a point. */
const isHeart = (x: number, y: number) => {
  const [u, v] = [(x - 50) / 38, (55 - y) / 38]
  return (u * u + v * v - 1) ** 3 - u * u * v ** 3 <= 0
}

describe.each([0, 1, 2])('a PNG with row filter %i', filter => {
  test('a red heart is counted, named, and known by its outline', () => {
    const look = lookAt(
      'image/png',
      png(100, 100, (x, y) => (isHeart(x, y) ? RED : WHITE), filter),
    )
    expect(look).toMatchObject({ readable: true, background: '#ffffff' })
    if (!look.readable) return
    expect(look.colours[0]?.name).toBe('red')
    expect(look.drawn).toBeGreaterThan(0.3)
    expect(look.drawn).toBeLessThan(0.6)
    expect(look.resembles).toContain('heart')
  })
})

test('an outline counts as the shape that it goes around', () => {
  const isEdge = (x: number, y: number) => isHeart(x, y) && ![3, -3].every(d => isHeart(x + d, y) && isHeart(x, y + d))
  const look = lookAt(
    'image/png',
    png(100, 100, (x, y) => (isEdge(x, y) ? RED : CLEAR)),
  )
  expect(look.readable && look.resembles).toContain('heart')
})

test('empty paper is empty', () => {
  expect(
    lookAt(
      'image/png',
      png(40, 40, () => CLEAR),
    ),
  ).toMatchObject({ readable: true, drawn: 0, resembles: [] })
})

test.each([
  ['image/jpeg', 'AAAA'],
  ['image/png', 'AAAA'],
  ['image/png', '%%%'],
  ['image/png', png(4, 4, () => RED).slice(0, 60)],
])('what it cannot open it has not seen', async (mediaType, data) => {
  expect(lookAt(mediaType, data)).toEqual({ readable: false })
  const message: Message = { role: 'user', content: [{ type: 'image', mediaType, data }] }
  expect((await collect(quickModel(), request({ messages: [message] }))).text).toMatch(/have not seen it/)
})

test('a reply about a drawing tells what was counted', async () => {
  const data = png(100, 100, (x, y) => (isHeart(x, y) ? RED : WHITE))
  const message: Message = { role: 'user', content: [{ type: 'image', mediaType: 'image/png', data }] }
  const { text } = await collect(quickModel(), request({ messages: [message] }))
  expect(text).toMatch(/red/)
  expect(text).toMatch(/heart/)
  expect(text).toMatch(/guess/)
})
