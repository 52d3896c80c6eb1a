import { act, render, screen } from '@testing-library/preact'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { useDeferred } from './use-deferred'

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
