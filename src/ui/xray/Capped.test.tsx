import { screen as page, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Capped } from './Capped'

const items = (count: number) => Array.from({ length: count }, (_, index) => `part ${index + 1}`)

function open(count: number) {
  render(
    <Capped items={items(count)} all={count => `Show all ${count} parts`}>
      {shown => (
        <ul>
          {shown.map(item => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </Capped>,
  )
}

it('shows the beginning of a long list, and all of it by a press', async () => {
  open(120)
  expect(page.getAllByRole('listitem').length).toBeLessThan(60)
  await userEvent.click(page.getByRole('button', { name: 'Show all 120 parts' }))
  expect(page.getAllByRole('listitem')).toHaveLength(120)
  expect(page.queryByRole('button')).toBeNull()
})

it('shows all of a short list', () => {
  open(12)
  expect(page.getAllByRole('listitem')).toHaveLength(12)
  expect(page.queryByRole('button')).toBeNull()
})
