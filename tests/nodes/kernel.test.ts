import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { assemble } from '../../build/kernel'
import { KERNEL_BYTES } from '../../src/nodes/next_word/network/kernel-bytes'

test('the bytes of the matrix product are those of its text', async () => {
  const text = readFileSync(new URL('../../src/nodes/next_word/network/kernel.wat', import.meta.url), 'utf8')
  expect(Buffer.from(await assemble(text)).toString('base64')).toBe(KERNEL_BYTES)
})
