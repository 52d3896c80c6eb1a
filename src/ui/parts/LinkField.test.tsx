import { screen as page, render, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createScreen, ScreenContext } from '../page/screen'
import { LinkField } from './LinkField'

const link = 'https://aili5.example/#1:abc'

/** A device whose system can share what `canShare` takes. */
function showOn(device: Partial<Pick<Navigator, 'share' | 'canShare'>>) {
  for (const [name, value] of Object.entries(device)) {
    Object.defineProperty(navigator, name, { value, configurable: true })
    onTestFinished(() => void Reflect.deleteProperty(navigator, name))
  }
  const screen = createScreen()
  render(
    <ScreenContext value={screen}>
      <LinkField link={link} />
    </ScreenContext>,
  )
  return screen
}

const send = () => page.queryByRole('button', { name: 'Send…' })

it('hands the link to the share sheet of the system, where there is one that takes links', async () => {
  const share = vi.fn(async () => {})
  showOn({ share, canShare: data => data?.url === link })
  await userEvent.click(send() as HTMLElement)
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: document.title, url: link })
})

it('has no such button on a device without one, or with one for other things', () => {
  showOn({})
  expect(send()).toBeNull()
  showOn({ share: async () => {}, canShare: () => false })
  expect(send()).toBeNull()
})

it('says when the system did not take it, but not when the person closed the sheet', async () => {
  const share = vi.fn<Navigator['share']>()
  const screen = showOn({ share, canShare: () => true })
  share.mockRejectedValueOnce(new DOMException('Closed.', 'AbortError'))
  await userEvent.click(send() as HTMLElement)
  share.mockRejectedValueOnce(new DOMException('Refused.', 'NotAllowedError'))
  await userEvent.click(send() as HTMLElement)
  await waitFor(() => expect(screen.getState().said.text).toBe('The link could not be sent. Copy it instead.'))
  expect(screen.getState().said.count).toBe(1)
})
