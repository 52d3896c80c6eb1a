import { act, screen as page, render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useMoreOnScroll } from './use-more-on-scroll'

type Report = (entries: Pick<IntersectionObserverEntry, 'isIntersecting'>[]) => void

function List({ count, of }: { count: number; of: string }) {
  const { shown, end } = useMoreOnScroll(of)
  const rows = Array.from({ length: count }, (_, index) => `${of} ${index}`)
  return (
    <>
      <ul>
        {rows.slice(0, shown).map(row => (
          <li key={row}>{row}</li>
        ))}
      </ul>
      {count > shown && <div ref={end} />}
    </>
  )
}

const drawn = () => page.getAllByRole('listitem').length

it('draws the beginning of a long list, more when its end is near, and the beginning of another', () => {
  let report: Report | undefined
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: Report) {
        report = callback
      }
      observe() {}
      disconnect() {
        report = undefined
      }
    },
  )
  try {
    const { rerender } = render(<List count={500} of="all" />)
    const first = drawn()
    expect(first).toBeLessThan(100)
    act(() => report?.([{ isIntersecting: false }]))
    expect(drawn()).toBe(first)
    act(() => report?.([{ isIntersecting: true }]))
    expect(drawn()).toBe(2 * first)
    rerender(<List count={450} of="found" />)
    expect(drawn()).toBe(first)
    while (report) act(() => report?.([{ isIntersecting: true }]))
    expect(drawn()).toBe(450)
  } finally {
    vi.unstubAllGlobals()
  }
})
