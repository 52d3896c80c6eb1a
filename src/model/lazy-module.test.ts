import { expect, it } from 'vitest'
import { lazyModule } from './lazy-module'

it('is fetched once, is at hand from then on, and tried again where it failed', async () => {
  let asked = 0
  const code = lazyModule(async () => {
    if (++asked === 1) throw new Error('offline')
    return { answer: 42 }
  })
  await expect(code()).rejects.toThrow('offline')
  const module = await code()
  expect(module).toEqual({ answer: 42 })
  expect(code()).toBe(module)
  expect(asked).toBe(2)
})
