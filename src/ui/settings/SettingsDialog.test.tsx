import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createKeyVault, type KeyStorage } from '../../providers/keys'
import type { App } from '../../store/app'
import { createSettings } from '../../store/settings'
import { AppContext } from '../app-context'
import { createScreen, ScreenContext } from '../screen'
import { ServicesContext } from '../services'
import SettingsDialog from './SettingsDialog'

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
    <AppContext value={{ settings } as unknown as App}>
      <ScreenContext value={createScreen()}>
        <ServicesContext value={{ models: [], defaultModelLabel: 'Demo', openSettings: () => {} }}>
          <SettingsDialog open onClose={() => {}} />
        </ServicesContext>
      </ScreenContext>
    </AppContext>,
  )
  return { settings, keys, user }
}

const press = (user: ReturnType<typeof userEvent.setup>, name: string | RegExp) =>
  user.click(screen.getByRole('button', { name }))
/** Puts a text into a field in one go, as a paste does. */
async function fill(user: ReturnType<typeof userEvent.setup>, field: HTMLElement, text: string) {
  await user.clear(field)
  await user.paste(text)
}
const everythingKept = () => JSON.stringify([...session.kept, ...device.kept])

it('takes a key for the origin of its provider, for this tab only', async () => {
  const { user, keys, settings } = page()
  await press(user, 'Anthropic')
  expect(settings.getState().connections.map(connection => connection.id)).toEqual(['anthropic'])
  const field = screen.getByLabelText('Key')
  expect(document.activeElement).toBe(field)
  expect(field.getAttribute('type')).toBe('password')
  expect(field.getAttribute('autocomplete')).toBe('off')
  expect(screen.getByText('This key is only ever sent to api.anthropic.com.')).toBeTruthy()
  expect((screen.getByRole('checkbox', { name: 'Remember on this device' }) as HTMLInputElement).checked).toBe(false)

  await fill(user, field, 'sk-secret')
  expect(keys.get('https://api.anthropic.com')).toBe('sk-secret')
  expect(keys.get('https://evil.example')).toBeNull()
  expect([...device.kept.values()].join()).not.toContain('sk-secret')
  expect(screen.getByText('key kept until this tab closes')).toBeTruthy()
  expect(document.body.innerHTML).not.toContain('sk-secret')
})

it('keeps a key on the device only when asked to, and forgets it everywhere', async () => {
  const { user } = page()
  await press(user, 'OpenAI')
  await fill(user, screen.getByLabelText('Key'), 'sk-secret')
  await user.click(screen.getByRole('checkbox', { name: 'Remember on this device' }))
  expect([...device.kept.values()].join()).toContain('sk-secret')
  await user.click(screen.getByRole('checkbox', { name: 'Remember on this device' }))
  expect([...device.kept.values()].join()).not.toContain('sk-secret')
  await press(user, 'Forget key')
  expect(everythingKept()).not.toContain('sk-secret')
  expect(screen.getByText('no key yet')).toBeTruthy()
})

it('forgets the key of a provider that is removed', async () => {
  const { user, settings } = page()
  await press(user, 'OpenAI')
  await fill(user, screen.getByLabelText('Key'), 'sk-secret')
  await press(user, 'Remove OpenAI')
  expect(settings.getState().connections).toEqual([])
  expect(everythingKept()).not.toContain('sk-secret')
})

it('keeps another address once it is one, and its key for no other', async () => {
  const { user, settings, keys } = page()
  await press(user, 'Another address')
  expect(settings.getState().connections).toEqual([])
  await fill(user, screen.getByLabelText('Address'), 'https://class.example/v1')
  await fill(user, screen.getByLabelText('Key'), 'code')
  expect(settings.getState().connections).toMatchObject([{ provider: 'other', baseUrl: 'https://class.example/v1' }])

  await fill(user, screen.getByLabelText('Address'), 'https://other.example/v1')
  expect(screen.getByText('This key is only ever sent to other.example.')).toBeTruthy()
  expect(screen.getByText('no key yet')).toBeTruthy()
  expect(keys.get('https://class.example/v1')).toBe('code')
  expect(keys.get(settings.getState().connections[0]?.baseUrl ?? '')).toBeNull()
})

it('says what is wrong with an address, and keeps the last one that was right', async () => {
  const { user, settings } = page()
  await press(user, /Ollama/)
  await fill(user, screen.getByLabelText('Address'), 'ollama')
  expect(screen.getByText('The address must start with https:// or http://.')).toBeTruthy()
  expect(settings.getState().connections[0]?.baseUrl).toBe('http://localhost:11434/v1')
})

it('tests a connection, says in a sentence what came of it, and offers the models that are there', async () => {
  const asked = vi.fn(async (_url: string) => Response.json({ data: [{ id: 'llama-9' }, { id: 'gemma-9' }] }))
  vi.stubGlobal('fetch', asked)
  const { user, settings } = page()
  await press(user, /Ollama/)
  await press(user, 'Test connection')
  expect(await screen.findByText(/Ollama answers/)).toBeTruthy()
  expect(asked.mock.calls[0]?.[0]).toBe('http://localhost:11434/v1/models')
  expect(settings.getState().connections[0]?.models).toEqual(['llama-9', 'gemma-9'])
  expect((screen.getByLabelText('Models to choose from') as HTMLTextAreaElement).value).toBe('llama-9\ngemma-9')

  await fill(user, screen.getByLabelText('Address'), '2')
  expect(screen.queryByText(/Ollama answers/)).toBeNull()
})

it('adds and leaves out headers', async () => {
  const { user, settings } = page()
  await press(user, 'Another address')
  await fill(user, screen.getByLabelText('Address'), 'https://class.example/v1')
  await fill(user, screen.getByLabelText('Extra headers'), 'X-Class: 4b')
  await fill(user, screen.getByLabelText('Headers to leave out'), 'x-stainless-os')
  expect(settings.getState().connections[0]?.headers).toEqual({ 'X-Class': '4b', 'x-stainless-os': null })
})

it('sets colours and the size of type', async () => {
  const { user, settings } = page()
  await user.click(screen.getByRole('tab', { name: 'Look' }))
  await user.click(screen.getByRole('radio', { name: 'Night' }))
  await user.click(screen.getByRole('checkbox', { name: 'Large type' }))
  expect(settings.getState()).toMatchObject({ theme: 'dark', largeType: true })
})

it('lists the allowed hosts, to add to and take from', async () => {
  const { user, settings } = page()
  await user.click(screen.getByRole('tab', { name: 'Privacy' }))
  const hosts = within(screen.getByRole('region', { name: 'Allowed hosts' }))
  await fill(user, hosts.getByLabelText('Allow a host'), '*.example.com')
  await user.keyboard('{Enter}')
  expect(hosts.getByText(/a star does not work/)).toBeTruthy()
  await fill(user, hosts.getByLabelText('Allow a host'), 'https://hooks.example.com/in')
  await user.keyboard('{Enter}')
  expect(settings.getState().allowedHosts).toEqual(['hooks.example.com'])
  await user.click(hosts.getByRole('button', { name: 'Remove hooks.example.com' }))
  expect(settings.getState().allowedHosts).toEqual([])
})
