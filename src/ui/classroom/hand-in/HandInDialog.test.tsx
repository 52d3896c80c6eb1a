import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { offlineHost, stack } from '../../../../tests/support/engine'
import { openApp, renderSettled } from '../../../../tests/support/page-app'
import { mostOfWork } from '../../../providers/connections/class-works'
import HandInDialog from './HandInDialog'

const gateway = 'http://gateway.test'
afterEach(() => void vi.unstubAllGlobals())

/** The dialog for a stack with this prompt, in a class whose gateway gives these answers, or in none. */
async function show(prompt: string, answers?: Record<string, () => Response>) {
  const asked: { path: string; body: string }[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(String(input))
    asked.push({ path: pathname, body: String(init?.body ?? '') })
    return answers?.[pathname]?.() ?? Response.json({ error: 'There is nothing here.' }, { status: 404 })
  })
  const app = await openApp(offlineHost(), stack(['system_prompt', { prompt }, 'sys'], ['inference', {}, 'llm']))
  if (answers) {
    app.settings.putConnection({
      ...{ id: 'class', provider: 'class', label: 'Room 4', wire: 'openai', auth: 'bearer' },
      baseUrl: gateway,
      headers: {},
    })
    app.settings.keys.set(gateway, 'room.1.secret')
  }
  const page = await renderSettled(app, <HandInDialog />)
  return { asked, page, app, user: userEvent.setup() }
}

const room = (paused = false) => Response.json({ name: 'Room 4', seat: 3, paused })
const button = () => screen.findByRole('button', { name: 'Hand in' })

test('without a class there is a way into one, and a link', async () => {
  const { page, asked, user } = await show('Be kind.')
  await user.click(screen.getByRole('button', { name: 'My class' }))
  expect(page.getState().overlay).toMatchObject({ name: 'my-class' })
  await user.click(screen.getByRole('button', { name: 'Share' }))
  expect(page.getState().overlay).toMatchObject({ name: 'share' })
  expect(asked).toEqual([])
})

describe('in a class', () => {
  test('the work goes when it is pressed, and not before', async () => {
    const { asked, user } = await show('Be kind.', {
      '/class': () => room(),
      '/work': () => Response.json({ id: 'w', at: 0 }),
    })
    await user.type(await screen.findByLabelText('Your name on the wall'), 'Ada')
    expect(asked.map(({ path }) => path)).toEqual(['/class'])
    await user.click(await button())
    expect(await screen.findByText(/Handed in as Ada/)).toBeTruthy()
    expect(JSON.parse(asked.at(-1)?.body ?? '')).toMatchObject({
      name: 'Ada',
      file: expect.stringContaining('Be kind.'),
    })
  })

  test('a work that is too large is not sent, and the way out is named', async () => {
    const { asked, user, app } = await show('x'.repeat(mostOfWork), { '/class': () => room() })
    await user.click(await button())
    expect(await screen.findByText(/too large to hand in. Save it as a file/)).toBeTruthy()
    expect(asked.map(({ path }) => path)).toEqual(['/class'])
    expect(app.editor.getState().draft.document.pipelines[0]?.nodes).toHaveLength(2)
  })

  test('what the gateway says when it takes no work is shown, and it can be pressed again', async () => {
    let isPaused = true
    const { user } = await show('Be kind.', {
      '/class': () => room(isPaused),
      '/work': () =>
        isPaused
          ? Response.json({ error: 'Your teacher has paused the class.', code: 'paused' }, { status: 403 })
          : Response.json({ id: 'w', at: 0 }),
    })
    expect(await screen.findByText(/Your teacher has paused the class. Hand in when it goes on/)).toBeTruthy()
    await user.click(await button())
    expect((await screen.findByRole('status')).textContent).toContain('paused the class')
    isPaused = false
    await user.click(await button())
    expect(await screen.findByText(/Handed in as Seat 3/)).toBeTruthy()
  })
})
