import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { encodeClassLink } from '../../documents/links/class-link'
import { createKeyVault, type KeyStorage } from '../../providers/keys'
import type { App } from '../../store/app'
import { createSettings } from '../../store/settings'
import { AppContext } from '../app-context'
import { createScreen, ScreenContext } from '../screen'
import ConnectDialog from './ConnectDialog'

// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true
}

function storage(): KeyStorage & { kept: Map<string, string> } {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: key => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: key => void kept.delete(key),
  }
}

let session: ReturnType<typeof storage>
let device: ReturnType<typeof storage>

beforeEach(() => {
  session = storage()
  device = storage()
})
afterEach(() => vi.unstubAllGlobals())

function page() {
  const keys = createKeyVault({ session, device })
  const settings = createSettings({ storage: device, keys })
  const user = userEvent.setup()
  render(
    <AppContext value={{ settings, saveNow: async () => true } as unknown as App}>
      <ScreenContext value={createScreen()}>
        <ConnectDialog open onClose={() => {}} />
      </ScreenContext>
    </AppContext>,
  )
  return { settings, keys, user }
}

const press = (user: ReturnType<typeof userEvent.setup>, name: string | RegExp) =>
  user.click(screen.getByRole('button', { name }))
const choose = (user: ReturnType<typeof userEvent.setup>, way: string) =>
  user.click(
    within(screen.getByRole('navigation', { name: 'Ways to connect' })).getByRole('button', {
      name: new RegExp(`^${way}`),
    }),
  )
/** Puts a text into a field in one go, as a paste does. */
async function fill(user: ReturnType<typeof userEvent.setup>, field: HTMLElement, text: string) {
  await user.clear(field)
  await user.paste(text)
}
const everythingKept = () => JSON.stringify([...session.kept, ...device.kept])

it('takes a key for the origin of its provider, for this tab only', async () => {
  const { user, keys, settings } = page()
  await choose(user, 'Anthropic')
  expect(settings.getState().connections, 'nothing is kept before something is typed').toEqual([])
  const field = screen.getByLabelText('Key')
  expect(field.getAttribute('type')).toBe('password')
  expect(field.getAttribute('autocomplete')).toBe('off')
  expect(screen.getByText('This key is only ever sent to api.anthropic.com.')).toBeTruthy()
  expect((screen.getByRole('checkbox', { name: 'Remember on this device' }) as HTMLInputElement).checked).toBe(false)

  await fill(user, field, 'sk-secret')
  expect(keys.get('https://api.anthropic.com')).toBe('sk-secret')
  expect(keys.get('https://evil.example')).toBeNull()
  expect([...device.kept.values()].join()).not.toContain('sk-secret')
  expect(settings.getState().connections.map(connection => connection.id)).toEqual(['anthropic'])
  expect(document.body.innerHTML).not.toContain('sk-secret')
})

it('keeps a key on the device only when asked to, and forgets it everywhere', async () => {
  const { user } = page()
  await choose(user, 'OpenAI')
  await fill(user, screen.getByLabelText('Key'), 'sk-secret')
  await user.click(screen.getByRole('checkbox', { name: 'Remember on this device' }))
  expect([...device.kept.values()].join()).toContain('sk-secret')
  await user.click(screen.getByRole('checkbox', { name: 'Remember on this device' }))
  expect([...device.kept.values()].join()).not.toContain('sk-secret')
  await press(user, 'Forget key')
  expect(everythingKept()).not.toContain('sk-secret')
})

it('keeps another address once it is one, and its key for no other', async () => {
  const { user, settings, keys } = page()
  await choose(user, 'Another address')
  expect(settings.getState().connections).toEqual([])
  await fill(user, screen.getByLabelText('Address'), 'https://class.example/v1')
  await fill(user, screen.getByLabelText('Key'), 'code')
  expect(settings.getState().connections).toMatchObject([{ provider: 'other', baseUrl: 'https://class.example/v1' }])

  await fill(user, screen.getByLabelText('Address'), 'https://other.example/v1')
  expect(screen.getByText('This key is only ever sent to other.example.')).toBeTruthy()
  expect(keys.get('https://class.example/v1')).toBe('code')
  expect(keys.get(settings.getState().connections[0]?.baseUrl ?? '')).toBeNull()
})

it('tests a connection, says in a sentence what came of it, and offers the models that are there', async () => {
  const asked = vi.fn(async (_url: string) => Response.json({ data: [{ id: 'llama-9' }, { id: 'gemma-9' }] }))
  vi.stubGlobal('fetch', asked)
  const { user, settings } = page()
  await choose(user, 'On this computer')
  await press(user, 'Test connection')
  expect(await screen.findByText(/Ollama answers/)).toBeTruthy()
  expect(asked.mock.calls[0]?.[0]).toBe('http://localhost:11434/v1/models')
  expect(settings.getState().connections[0]?.models).toEqual(['llama-9', 'gemma-9'])
  await user.selectOptions(screen.getByLabelText('Model'), 'gemma-9')
  await press(user, 'Let gemma-9 answer')
  expect(settings.getState().defaultModel).toBe('ollama/gemma-9')
  expect(screen.getByText('gemma-9 answers on this page.')).toBeTruthy()
  expect((screen.getByLabelText('Models to choose from') as HTMLTextAreaElement).value).toBe('llama-9\ngemma-9')

  await fill(user, screen.getByLabelText('Address'), '2')
  expect(screen.queryByText(/Ollama answers/)).toBeNull()
})

it('adds and leaves out headers', async () => {
  const { user, settings } = page()
  await choose(user, 'Another address')
  await fill(user, screen.getByLabelText('Address'), 'https://class.example/v1')
  await fill(user, screen.getByLabelText('Extra headers'), 'X-Class: 4b')
  await fill(user, screen.getByLabelText('Headers to leave out'), 'x-stainless-os')
  expect(settings.getState().connections[0]?.headers).toEqual({ 'X-Class': '4b', 'x-stainless-os': null })
})

it('joins a class only after showing where it is, and leaves it with all that came of it', async () => {
  const asked = vi.fn(async (_url: string, _init?: RequestInit) =>
    Response.json({ key: 'seat-key', seat: 1, class: { name: 'Year 7', models: [{ id: 'small-1', wire: 'openai' }] } }),
  )
  vi.stubGlobal('fetch', asked)
  const { user, settings, keys } = page()
  await choose(user, 'My class')
  const link = encodeClassLink({ gateway: 'https://gateway.example', code: 'kite-mnrt-2h4w', name: 'Year 7' })
  await fill(user, screen.getByLabelText('Link to your class'), `https://aili5.example/${link}`)
  expect(screen.getByText('Do you want to join this class?')).toBeTruthy()
  expect(screen.getAllByText('gateway.example').length).toBeGreaterThan(0)
  expect(asked).not.toHaveBeenCalled()
  expect(settings.getState().connections).toEqual([])

  await press(user, 'Join Year 7')
  expect(await screen.findByRole('button', { name: 'Leave Year 7' })).toBeTruthy()
  expect(keys.get('https://gateway.example/v1')).toBe('seat-key')
  expect(settings.getState().defaultModel).toBe('class/small-1')
  await press(user, 'Leave Year 7')
  expect(settings.getState()).toMatchObject({ connections: [], defaultModel: '' })
  expect(everythingKept()).not.toContain('seat-key')
})

it('takes a class by hand, and says what is wrong with the address or the code', async () => {
  const { user, settings } = page()
  await choose(user, 'My class')
  await press(user, 'Look at this class')
  expect(screen.getByRole('alert').textContent).toContain('Type the address')
  await fill(user, screen.getByLabelText('Address of the gateway'), 'gateway.example')
  await fill(user, screen.getByLabelText('Class code'), 'short')
  await press(user, 'Look at this class')
  expect(screen.getByRole('alert').textContent).toContain('eight at least')
  await fill(user, screen.getByLabelText('Class code'), 'kite-mnrt-2h4w')
  await press(user, 'Look at this class')
  expect(screen.getAllByText('gateway.example').length).toBeGreaterThan(0)
  await press(user, 'Don’t join')
  expect(settings.getState().connections).toEqual([])
  expect(screen.getByLabelText('Link to your class')).toBeTruthy()
})

it('refuses a damaged link in a sentence', async () => {
  const { user } = page()
  await choose(user, 'My class')
  await fill(user, screen.getByLabelText('Link to your class'), 'https://aili5.example/#class:eyJ2Ijox')
  expect(screen.getByRole('alert').textContent).toContain('not whole')
})

it('says of a browser without a model where there is one', async () => {
  const { user } = page()
  await choose(user, 'Built into this browser')
  expect(await screen.findByText(/has no model of its own.*Chrome 148/)).toBeTruthy()
})
