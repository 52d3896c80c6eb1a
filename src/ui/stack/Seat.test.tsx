import { act, screen as page, render } from '@testing-library/preact'
import { expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { useCardStore } from './card-turns'
import { Seat } from './Seat'

const store = createStore(() => ({ text: 'before' }))

function Text() {
  return <p>{useCardStore(store, ({ text }) => text)}</p>
}

const texts = () => page.getAllByText(/./).map(({ textContent }) => textContent)

/** As the browser reports that it skips an element, or draws it again. */
function scrolled(seat: Element, skipped: boolean): void {
  act(() => void seat.dispatchEvent(Object.assign(new Event('contentvisibilityautostatechange'), { skipped })))
}

it('updates cards in sight at once, and those out of sight a few a frame or when they come into sight', () => {
  const frames: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  vi.stubGlobal('cancelAnimationFrame', () => {})
  try {
    render(
      <ol>
        {Array.from({ length: 20 }, (_, index) => `card ${index}`).map(card => (
          <Seat key={card}>
            <Text />
          </Seat>
        ))}
      </ol>,
    )
    for (const seat of page.getAllByRole('listitem').slice(2)) scrolled(seat, true)
    act(() => store.setState({ text: 'after' }))
    expect(texts().filter(text => text === 'after')).toHaveLength(2)
    scrolled(page.getAllByRole('listitem')[19]!, false)
    expect(texts().at(-1)).toBe('after')
    act(() => frames.shift()?.(0))
    const updated = texts().filter(text => text === 'after').length
    expect(updated).toBeGreaterThan(3)
    expect(updated).toBeLessThan(20)
    while (frames.length > 0) act(() => frames.shift()?.(0))
    expect(new Set(texts())).toEqual(new Set(['after']))
  } finally {
    vi.unstubAllGlobals()
  }
})
