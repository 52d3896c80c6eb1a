import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { useStoreByFrame } from './useStoreByFrame'

it('renders once a frame, with the newest state', async () => {
  const store = createStore(() => ({ text: '' }))
  let renders = 0
  function Reply() {
    renders++
    return <p>{useStoreByFrame(store, state => state.text)}</p>
  }
  render(<Reply />)
  const before = renders
  await act(async () => {
    for (const letter of 'a whole reply') store.setState(({ text }) => ({ text: text + letter }))
    await new Promise(resolve => requestAnimationFrame(resolve))
  })
  expect(screen.getByText('a whole reply')).toBeTruthy()
  expect(renders - before).toBe(1)
})
