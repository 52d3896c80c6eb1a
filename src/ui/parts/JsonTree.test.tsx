import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { JsonTree } from './JsonTree'

it('renders what is open, and the rest when it is opened', async () => {
  render(<JsonTree value={{ model: 'demo', tools: [{ name: 'display_color' }] }} />)
  expect(screen.getByText('"demo"')).toBeTruthy()
  expect(screen.queryByText('"display_color"')).toBeNull()

  await userEvent.click(screen.getByText('[ 1 entry ]'))
  await userEvent.click(screen.getByText('{ name }'))
  expect(screen.getByText('"display_color"')).toBeTruthy()
})

it('shows the beginning of a long text, and all of it when asked', async () => {
  const picture = 'A'.repeat(9_000)
  render(<JsonTree value={{ data: picture }} />)
  expect(screen.queryByText(`"${picture}"`)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Show all 9,000 characters' }))
  expect(screen.getByText(`"${picture}"`)).toBeTruthy()
})

it('shows a long list a hundred entries at a time', async () => {
  render(<JsonTree value={Array.from({ length: 230 }, (_, index) => index)} />)
  expect(screen.queryByText('229')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Show 100 more of 130' }))
  await userEvent.click(screen.getByRole('button', { name: 'Show 30 more of 30' }))
  expect(screen.getByText('229')).toBeTruthy()
})

it('shows markup as text', () => {
  const { container } = render(<JsonTree value={{ html: '<img src=x onerror=alert(1)>' }} />)
  expect(container.querySelector('img')).toBeNull()
  expect(container.textContent).toContain('<img src=x onerror=alert(1)>')
})
