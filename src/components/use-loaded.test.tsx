import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useLoaded } from './use-loaded'

it('gives what came of the newest call, and null where that failed', async () => {
  const calls = new Map<string, { resolve(value: string): void; reject(): void }>()
  const load = (id: string) =>
    new Promise<string>((resolve, reject) => {
      calls.set(id, { resolve, reject: () => reject(new Error(id)) })
    })
  const { result, rerender } = renderHook(({ id }) => useLoaded(() => load(id), [id]), { initialProps: { id: 'a' } })
  expect(result.current).toBeUndefined()
  await act(async () => calls.get('a')?.resolve('first'))
  expect(result.current).toBe('first')
  rerender({ id: 'b' })
  rerender({ id: 'c' })
  expect(result.current).toBe('first')
  await act(async () => calls.get('c')?.resolve('third'))
  await act(async () => calls.get('b')?.resolve('second'))
  expect(result.current).toBe('third')
  rerender({ id: 'd' })
  await act(async () => calls.get('d')?.reject())
  expect(result.current).toBeNull()
})
