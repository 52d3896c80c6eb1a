import { expect, test } from 'vitest'
import { imageOf } from '../../../tests/support/budgets/images'
import { testRows } from '../../../tests/support/test-rows'
import { imageSize } from './image-size'

const sizeOf = (...bytes: (number | string | number[])[]) =>
  imageSize(Buffer.concat(bytes.map(part => Buffer.from(part as never, 'latin1'))).toString('base64'))
const u16 = (value: number) => [value >> 8, value & 255]
const u16le = (value: number) => [value & 255, value >> 8]

const frame = (kind: number, width: number, height: number) => [0xff, kind, 0, 17, 8, ...u16(height), ...u16(width), 3]
const table = (kind: number) => [0xff, kind, 0, 4, 1, 2]

testRows([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xcf])('a JPEG is as large as its frame says', kind => {
  expect(sizeOf([0xff, 0xd8], frame(kind, 640, 300))).toEqual({ width: 640, height: 300 })
})

testRows([0xc4, 0xc8, 0xcc, 0xbf, 0xe0, 0xfe, 0xdb])('other parts of a JPEG are no frame', kind => {
  expect(sizeOf([0xff, 0xd8], table(kind), frame(0xc0, 640, 300))).toEqual({ width: 640, height: 300 })
  // What it holds is skipped, whatever it looks like.
  const inner = frame(0xc0, 1, 1)
  const part = [0xff, kind, ...u16(inner.length + 2), ...inner]
  expect(sizeOf([0xff, 0xd8], part, frame(0xc0, 640, 300))).toEqual({ width: 640, height: 300 })
})

test('marks without content and fill bytes come before a frame', () => {
  for (const mark of [0x01, 0xd0, 0xd5, 0xd7, 0xd8])
    expect(sizeOf([0xff, 0xd8, 0xff, mark], frame(0xc2, 9, 7))).toEqual({ width: 9, height: 7 })
  expect(sizeOf([0xff, 0xd8, 0xff, 0xff, 0xff], frame(0xc2, 9, 7).slice(1))).toEqual({ width: 9, height: 7 })
  // A part that says to be shorter than its own length continues behind that length.
  expect(sizeOf([0xff, 0xd8, 0xff, 0xe0, 0, 0], frame(0xc0, 9, 7))).toEqual({ width: 9, height: 7 })
})

test('a JPEG that ends before its frame, or continues with something else, has no size', () => {
  expect(sizeOf([0xff, 0xd8])).toBeNull()
  expect(sizeOf([0xff, 0xd8], frame(0xc0, 9, 7).slice(0, 8))).toBeNull()
  expect(sizeOf([0xff, 0xd8], frame(0xc0, 9, 7).slice(0, 9))).toEqual({ width: 9, height: 7 })
  expect(sizeOf([0xff, 0xd8, 0], frame(0xc0, 9, 7))).toBeNull()
  expect(sizeOf([0xff, 0xd9], frame(0xc0, 9, 7))).toBeNull()
})

const screen = (width: number, height: number, packed = 0) => [...u16le(width), ...u16le(height), packed, 0, 0]
const gifFrame = (x: number, y: number, width: number, height: number) => [
  ...[0x2c, ...u16le(x), ...u16le(y), ...u16le(width), ...u16le(height)],
  0,
]

test('a GIF is as large as its screen, or as its first frame where that reaches farther', () => {
  for (const version of ['GIF87a', 'GIF89a'])
    expect(sizeOf(version, screen(300, 200), gifFrame(0, 0, 300, 200))).toEqual({ width: 300, height: 200 })
  expect(sizeOf('GIF89a', screen(300, 200), gifFrame(250, 10, 100, 20))).toEqual({ width: 350, height: 200 })
  expect(sizeOf('GIF89a', screen(300, 200), gifFrame(2, 150, 100, 100))).toEqual({ width: 300, height: 250 })
})

test('before the first frame of a GIF are its colors and remarks', () => {
  const colors = (bits: number) => new Array<number>(3 * 2 ** (bits + 1)).fill(0x2c)
  for (const bits of [0, 3, 7])
    expect(sizeOf('GIF89a', screen(5, 6, 0x80 | bits), colors(bits), gifFrame(0, 0, 5, 9))).toEqual({
      width: 5,
      height: 9,
    })
  const remark = [0x21, 0xfe, 2, 0x2c, 0x2c, 1, 0x2c, 0]
  expect(sizeOf('GIF89a', screen(5, 6), remark, remark, gifFrame(0, 0, 5, 9))).toEqual({ width: 5, height: 9 })
})

test('a GIF without a frame, or that ends before it, has no size', () => {
  expect(sizeOf('GIF89a', screen(5, 6))).toBeNull()
  expect(sizeOf('GIF89a', screen(5, 6), [0x3b, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])).toBeNull()
  expect(sizeOf('GIF89a', screen(5, 6), gifFrame(0, 0, 5, 9).slice(0, 9))).toBeNull()
  expect(sizeOf('GIF89a', screen(5, 6), [0x21, 0xfe, 200, 1])).toBeNull()
  expect(sizeOf('GIF88a', screen(5, 6), gifFrame(0, 0, 5, 9))).toBeNull()
})

const riff = (kind: string, rest: number[]) => [...Buffer.from(`RIFF....WEBP${kind}....`, 'latin1'), ...rest]

test('each of the three kinds of WebP says its size in its own way', () => {
  const lossy = riff('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, ...u16le(0xc000 | 640), ...u16le(0x8000 | 480)])
  expect(sizeOf(lossy)).toEqual({ width: 640, height: 480 })
  const bits = 639 | (479 << 14)
  const lossless = riff('VP8L', [0x2f, bits & 255, (bits >> 8) & 255, (bits >> 16) & 255, bits >>> 24, 0, 0, 0, 0, 0])
  expect(sizeOf(lossless)).toEqual({ width: 640, height: 480 })
  const wide = riff('VP8X', [0, 0, 0, 0, 0x00, 0x01, 0x01, 0x7f, 0x02, 0x00])
  expect(sizeOf(wide)).toEqual({ width: 0x10101, height: 0x280 })
  for (const whole of [lossy, lossless, wide]) expect(sizeOf(whole.slice(0, 29))).toBeNull()
  expect(sizeOf(riff('VP9 ', lossy.slice(20)))).toBeNull()
})

test('a PNG says its size in its first part, and nothing else may come before', () => {
  const whole = Buffer.from(imageOf('png', 640, 480), 'base64')
  expect(imageSize(whole.subarray(0, 24).toString('base64'))).toEqual({ width: 640, height: 480 })
  expect(imageSize(whole.subarray(0, 23).toString('base64'))).toBeNull()
  const other = Buffer.from(whole)
  other.write('iTXt', 12, 'latin1')
  expect(imageSize(other.toString('base64'))).toBeNull()
})

test('an image without width or without height is none', () => {
  expect(sizeOf([0xff, 0xd8], frame(0xc0, 0, 7))).toBeNull()
  expect(sizeOf([0xff, 0xd8], frame(0xc0, 7, 0))).toBeNull()
})
