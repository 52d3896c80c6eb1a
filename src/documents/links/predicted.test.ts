import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cases } from '../../../tests/support/soak'
import { BitReader, BitWriter } from './bit-coder'
import { crc24, decode, encode } from './predicted'
import { Predictor } from './predictor'

function written(bytes: Uint8Array, predictor = new Predictor(bytes.length)): Uint8Array {
  const writer = new BitWriter(predictor)
  for (const byte of bytes) writer.write(byte)
  return Uint8Array.from(writer.end())
}

test('any bytes are read as they were written', () => {
  const words = fc.array(fc.constantFrom('the ', 'model ', 'sees ', 'é', '\u0000', '{"a":1}'), { maxLength: 200 })
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 400 }),
    words.map(parts => new TextEncoder().encode(parts.join(''))),
  )
  fc.assert(
    fc.property(bytes, content => {
      const code = written(content)
      const reader = new BitReader(new Predictor(content.length), code, 0)
      expect(content.map(() => reader.read())).toEqual(content)
    }),
    { numRuns: cases(400) },
  )
})

test('what a predictor has read before makes a text shorter, and so does what the text repeats', () => {
  const text = new TextEncoder().encode('Read the message and show its mood as a color. ')
  const first = new Predictor(text.length)
  written(text, first)
  expect(written(text, new Predictor(text.length, first)).length).toBeLessThan(written(text).length / 5)
  const twice = Uint8Array.from([...text, ...text, ...text])
  expect(written(twice).length).toBeLessThan(written(text).length * 1.3)
})

test('a link holds content of any length around the largest one that fits in a byte', async () => {
  for (let length = 118; length <= 130; length++) {
    const content = { text: 'x'.repeat(length) }
    expect(await decode((await encode(content)) ?? '')).toEqual(content)
  }
})

test('the checksum is that of OpenPGP', () => {
  expect(crc24(new TextEncoder().encode('123456789'))).toEqual([0x21, 0xcf, 0x02])
})
