import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openSettingsDialog } from '../../../tests/support/settings-dialog'
import type { Connection } from '../../providers/connections/connections'
import { connectionPresets } from '../../providers/presets'
import SettingsDialog from './SettingsDialog'

function presetOf(provider: string): Connection {
  const found = connectionPresets.find(({ connection }) => connection.provider === provider)
  if (!found) throw new Error(`no preset for ${provider}`)
  return found.connection
}

const page = (...connections: Connection[]) => openSettingsDialog(<SettingsDialog />, connections)

it('forgets the key of a provider that is removed, and lets the demo answer again', async () => {
  const { settings, press, fill, everythingKept } = page(presetOf('openai'))
  settings.setDefaultModel('openai/gpt-x')
  await press(/^OpenAI/)
  await fill(screen.getByLabelText('Key'), 'sk-secret')
  expect(screen.getByText('key kept until this tab closes')).toBeTruthy()
  await press('Remove OpenAI')
  expect(settings.getState()).toMatchObject({ connections: [], defaultModel: '' })
  expect(everythingKept()).not.toContain('sk-secret')
})

it('leads to the one place where models are connected', async () => {
  const { place, press } = page()
  await press('Connect a model')
  expect(place.getState().overlay).toEqual({ name: 'connect' })
})

it('says what is wrong with an address, and keeps the last one that was right', async () => {
  const { settings, press, fill } = page(presetOf('ollama'))
  await press(/^Ollama/)
  await fill(screen.getByLabelText('Address'), 'ollama')
  expect(screen.getByText('The address must start with https:// or http://.')).toBeTruthy()
  expect(settings.getState().connections[0]?.baseUrl).toBe('http://localhost:11434/v1')
})

it('sets colors and the size of type', async () => {
  const { settings, user } = page()
  await user.click(screen.getByRole('tab', { name: 'Look' }))
  await user.click(screen.getByRole('radio', { name: 'Night' }))
  await user.click(screen.getByRole('checkbox', { name: 'Projector' }))
  expect(settings.getState()).toMatchObject({ theme: 'dark', largeType: true })
})

it('lists the allowed hosts, to add to and take from', async () => {
  const { settings, user, fill } = page()
  await user.click(screen.getByRole('tab', { name: 'Privacy' }))
  const hosts = within(screen.getByRole('region', { name: 'Allowed hosts' }))
  await fill(hosts.getByLabelText('Allow a host'), '*.example.com')
  await user.keyboard('{Enter}')
  expect(hosts.getByText(/A star does not work/)).toBeTruthy()
  await fill(hosts.getByLabelText('Allow a host'), 'https://hooks.example.com/in')
  await user.keyboard('{Enter}')
  expect(settings.getState().allowedHosts).toEqual(['hooks.example.com'])
  await user.click(hosts.getByRole('button', { name: 'Remove hooks.example.com' }))
  expect(settings.getState().allowedHosts).toEqual([])
})

it('asks for no counting where the page was built without a key for it', async () => {
  const { user } = page()
  await user.click(screen.getByRole('tab', { name: 'Privacy' }))
  expect(screen.getByRole('heading', { name: 'What leaves this page' })).toBeTruthy()
  expect(screen.queryByText(/count what is used/)).toBeNull()
})
