import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { useDeferred, useDeferredStore } from './use-deferred'

it('keeps the value until the screen was painted, then takes the newest', async () => {
  vi.useFakeTimers()
  try {
    let change = (_: string) => {}
    function Field() {
      const [text, setText] = useState('a')
      change = setText
      return (
        <p>
          {text} {useDeferred(text)}
        </p>
      )
    }
    render(<Field />)
    const shown = () => screen.getByText(/./).textContent
    act(() => change('b'))
    expect(shown()).toBe('b a')
    act(() => change('c'))
    expect(shown()).toBe('c a')
    await act(async () => void (await vi.runAllTimersAsync()))
    expect(shown()).toBe('c c')
  } finally {
    vi.useRealTimers()
  }
})

it('keeps a part of a store until the screen was painted, without a render before', async () => {
  vi.useFakeTimers()
  try {
    const store = createStore(() => ({ text: 'a' }))
    let renders = 0
    function Field() {
      renders++
      return <p>{useDeferredStore(store, state => state.text)}</p>
    }
    render(<Field />)
    act(() => store.setState({ text: 'b' }))
    act(() => store.setState({ text: 'c' }))
    expect([screen.getByText(/./).textContent, renders]).toEqual(['a', 1])
    await act(async () => void (await vi.runAllTimersAsync()))
    expect([screen.getByText(/./).textContent, renders]).toEqual(['c', 2])
  } finally {
    vi.useRealTimers()
  }
})
