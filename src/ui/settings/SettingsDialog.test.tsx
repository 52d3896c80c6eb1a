import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connectionPresets } from '../../providers/connection-presets'
import type { Connection } from '../../providers/connections'
import { createKeyVault, type KeyStorage } from '../../providers/keys'
import type { App } from '../../store/app'
import { createSettings } from '../../store/settings'
import { AppContext } from '../app-context'
import { createScreen, ScreenContext } from '../screen'
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

function presetOf(provider: string): Connection {
  const found = connectionPresets.find(({ connection }) => connection.provider === provider)
  if (!found) throw new Error(`no preset for ${provider}`)
  return found.connection
}

function page(...connections: Connection[]) {
  const keys = createKeyVault({ session, device })
  const settings = createSettings({ storage: device, keys })
  for (const connection of connections) settings.putConnection(connection)
  const user = userEvent.setup()
  const place = createScreen()
  render(
    <AppContext value={{ settings } as unknown as App}>
      <ScreenContext value={place}>
        <SettingsDialog open onClose={() => {}} />
      </ScreenContext>
    </AppContext>,
  )
  return { settings, user, place }
}

const press = (user: ReturnType<typeof userEvent.setup>, name: string | RegExp) =>
  user.click(screen.getByRole('button', { name }))
/** Puts a text into a field in one go, as a paste does. */
async function fill(user: ReturnType<typeof userEvent.setup>, field: HTMLElement, text: string) {
  await user.clear(field)
  await user.paste(text)
}
const everythingKept = () => JSON.stringify([...session.kept, ...device.kept])

it('forgets the key of a provider that is removed, and lets the demo answer again', async () => {
  const { user, settings } = page(presetOf('openai'))
  settings.setDefaultModel('openai/gpt-x')
  await press(user, /^OpenAI/)
  await fill(user, screen.getByLabelText('Key'), 'sk-secret')
  expect(screen.getByText('key kept until this tab closes')).toBeTruthy()
  await press(user, 'Remove OpenAI')
  expect(settings.getState()).toMatchObject({ connections: [], defaultModel: '' })
  expect(everythingKept()).not.toContain('sk-secret')
})

it('leads to the one place where models are connected', async () => {
  const { user, place } = page()
  await press(user, 'Connect a model')
  expect(place.getState().overlay).toBe('connect')
})

it('says what is wrong with an address, and keeps the last one that was right', async () => {
  const { user, settings } = page(presetOf('ollama'))
  await press(user, /^Ollama/)
  await fill(user, screen.getByLabelText('Address'), 'ollama')
  expect(screen.getByText('The address must start with https:// or http://.')).toBeTruthy()
  expect(settings.getState().connections[0]?.baseUrl).toBe('http://localhost:11434/v1')
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
