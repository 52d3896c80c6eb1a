import { screen as page, render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createScreen, ScreenContext } from '../app/screen'
import { ContextBar } from './ContextBar'

/** Shares of cards of a request, and a count of how often their tokens were read. */
function sharesOf(count: number) {
  let reads = 0
  const shares = Array.from({ length: count }, (_, index) => ({
    nodeId: `n${index}`,
    parts: 1,
    share: 1 / count,
    get tokens() {
      reads++
      return index + 1
    },
  }))
  return { shares, reads: () => reads }
}

it('puts each share of a request into words once, however often they are shown', () => {
  const { shares, reads } = sharesOf(200)
  render(
    <ScreenContext value={createScreen()}>
      <ContextBar use={{ shares, tokens: 20_100, estimated: true }} contextWindow={100_000} />
    </ScreenContext>,
  )
  const bar = page.getByRole('img')
  expect(bar.getAttribute('aria-label')?.split('; ')).toHaveLength(200)
  expect(bar.getAttribute('aria-label')).toContain(bar.children[7]?.getAttribute('title'))
  expect(page.getAllByRole('listitem')[7]?.textContent).toContain('about 8, under 1%')
  expect(reads()).toBe(200)
})
