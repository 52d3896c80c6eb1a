import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Reply } from './Reply'

const reply = { text: '', streaming: false, provider: 'demo', answeredBy: 'Demo' }

it('P11b, K01: is Markdown while it streams and when it is whole: nothing jumps, and no mark is seen', async () => {
  const { container, rerender } = render(<Reply reply={{ ...reply, text: 'Roses are **r', streaming: true }} />)
  expect((await screen.findByText('r')).tagName).toBe('STRONG')
  expect(container.textContent).not.toContain('*')
  rerender(<Reply reply={{ ...reply, text: 'Roses are **red**,\nviolets are blue.', streaming: true }} />)
  const growing = container.querySelector('p')?.innerHTML
  rerender(<Reply reply={{ ...reply, text: 'Roses are **red**,\nviolets are blue.' }} />)
  expect(container.querySelector('p')?.innerHTML).toBe(growing)
  expect(growing).toBe('Roses are <strong>red</strong>,<br>violets are blue.')
})

it('shows JSON as text until it is whole', () => {
  const { container, rerender } = render(<Reply reply={{ ...reply, text: '{"a_b": "*x', streaming: true }} />)
  expect(container.textContent).toBe('{"a_b": "*x')
  rerender(<Reply reply={{ ...reply, text: '{"a_b": "*x*"}' }} />)
  expect(screen.getByRole('rowheader', { name: 'a_b' })).toBeTruthy()
})

it('shows HTML as the text that it is', async () => {
  const { container } = render(<Reply reply={{ ...reply, text: '*so* <b>bold</b> <script>alert(1)</script>' }} />)
  await screen.findByText('so')
  expect(container.querySelector('b, script')).toBeNull()
  expect(container.textContent).toContain('<b>bold</b>')
})

it('fetches no picture, and follows no address that is a script', async () => {
  const text = '*look* ![a cat](https://example.com/?secret) [go](javascript:alert(1)) [on](https://example.com/on)'
  const { container } = render(<Reply reply={{ ...reply, text }} />)
  await screen.findByText('look')
  expect(container.querySelector('img')).toBeNull()
  expect(container.textContent).toContain('[picture: a cat]')
  expect(container.innerHTML).not.toContain('javascript:')
  expect(screen.getByRole('link', { name: 'on' }).getAttribute('rel')).toContain('noopener')
})

it('says that a reply was cut', () => {
  const { rerender } = render(<Reply reply={{ ...reply, text: 'Once upon a ti', ending: 'connection-cut' }} />)
  expect(screen.getByText('The reply was cut off here.')).toBeTruthy()
  rerender(<Reply reply={{ ...reply, text: 'Once upon a time' }} />)
  expect(screen.queryByText('The reply was cut off here.')).toBeNull()
})
