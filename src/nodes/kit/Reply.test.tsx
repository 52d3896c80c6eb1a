import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Reply } from './Reply'

const reply = { text: '', streaming: false, provider: 'demo', answeredBy: 'Demo' }

it('is plain while it streams, and Markdown when it is whole', async () => {
  const { rerender } = render(<Reply reply={{ ...reply, text: 'A **storm**', streaming: true }} />)
  expect(screen.getByText('A **storm**')).toBeTruthy()
  rerender(<Reply reply={{ ...reply, text: 'A **storm** came' }} />)
  expect((await screen.findByText('storm')).tagName).toBe('STRONG')
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
