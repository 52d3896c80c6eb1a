import { act, screen as page, render, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { Node } from '../../engine/model/document'
import { cardElementId, createScreen, ScreenContext } from '../app/screen'
import LongStack from './LongStack'

const stackOf = (count: number) =>
  Array.from({ length: count }, (_, index): Node => ({ id: `n${index + 1}`, type: 'note', config: {} }))

/** A stack of which each card is only its name. */
function Names({ nodes }: { nodes: readonly Node[] }) {
  const draw = (from: number, to: number) =>
    nodes.slice(from, to).map(({ id }) => (
      <article key={id} id={cardElementId(id)} tabIndex={-1}>
        {id}
      </article>
    ))
  return <LongStack nodes={nodes} draw={draw} />
}

function open(count: number) {
  const screen = createScreen()
  const shown = (nodes: readonly Node[]) => (
    <ScreenContext value={screen}>
      <Names nodes={nodes} />
    </ScreenContext>
  )
  const { rerender } = render(shown(stackOf(count)))
  return { screen, show: (nodes: readonly Node[]) => rerender(shown(nodes)) }
}

const cards = () => page.getAllByRole('article').map(({ textContent }) => textContent)
const ends = () => [cards()[0], cards().at(-1), cards().length]
const focusIs = (id: string) => waitFor(() => expect(document.activeElement?.textContent).toBe(id))

it('draws a part of a very long stack, and continues by buttons', async () => {
  open(2_100)
  expect(ends()).toEqual(['n1', 'n200', 200])
  expect(page.getAllByText('Cards 1 to 200 of 2,100.')).toHaveLength(2)
  expect(page.queryByRole('button', { name: 'Show earlier cards' })).toBeNull()

  await userEvent.click(page.getByRole('button', { name: 'Show later cards' }))
  await focusIs('n201')
  expect(ends()).toEqual(['n101', 'n300', 200])
  await userEvent.click(page.getByRole('button', { name: 'Show earlier cards' }))
  await focusIs('n100')
  expect(ends()).toEqual(['n1', 'n200', 200])
})

it('draws the part with a card that is shown from elsewhere, and stays where it is drawn already', async () => {
  const { screen } = open(2_100)
  act(() => screen.reveal('n2100'))
  await focusIs('n2100')
  expect(ends()).toEqual(['n1901', 'n2100', 200])
  expect(page.queryByRole('button', { name: 'Show later cards' })).toBeNull()
  act(() => screen.reveal('n1905'))
  await focusIs('n1905')
  expect(ends()).toEqual(['n1901', 'n2100', 200])
})

it('follows a stack that becomes shorter', () => {
  const { screen, show } = open(500)
  act(() => screen.reveal('n450'))
  show(stackOf(320))
  expect(ends()).toEqual(['n121', 'n320', 200])
  show(stackOf(200))
  expect(ends()).toEqual(['n1', 'n200', 200])
})
