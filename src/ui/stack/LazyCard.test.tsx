import { act, screen as page, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { createScreen, ScreenContext } from '../app/screen'
import { LazyCard } from './LazyCard'
import { useCardStore } from './render-tasks'

const store = createStore(() => ({ text: 'before' }))

afterEach(() => vi.unstubAllGlobals())

/** A stack of cards that are always drawn, or when they are near. */
function stackOf(cards: readonly string[], always: boolean) {
  return (
    <ScreenContext value={createScreen()}>
      <ol>
        {cards.map(card => (
          <LazyCard key={card} nodeId={card} name={card} always={always}>
            <Text />
          </LazyCard>
        ))}
      </ol>
    </ScreenContext>
  )
}

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
  render(
    stackOf(
      Array.from({ length: 20 }, (_, index) => `card ${index}`),
      true,
    ),
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
})

it('shows the name of a card that is far from the screen, until it comes near or gets the focus, or all is printed', () => {
  let near: (seats: Element[]) => void = () => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
        near = seats => act(() => report(seats.map(target => ({ isIntersecting: true, target }))))
      }
      observe() {}
      unobserve() {}
    },
  )
  render(stackOf(['first', 'second', 'third', 'fourth'], false))
  const names = () => page.queryAllByRole('heading').map(({ textContent }) => textContent)
  const seat = (place: number) => page.getAllByRole('listitem')[place]!
  expect(names()).toEqual(['first', 'second', 'third', 'fourth'])
  near([seat(1)])
  expect(names()).toEqual(['first', 'third', 'fourth'])
  expect(seat(1).textContent).toBe(store.getState().text)
  act(() => page.getByRole('button', { name: 'third' }).focus())
  expect(names()).toEqual(['first', 'fourth'])
  act(() => void dispatchEvent(new Event('beforeprint')))
  expect(names()).toEqual([])
})
