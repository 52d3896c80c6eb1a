import { screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { openSettingsDialog } from '../../../../tests/support/settings-dialog'
import { encodeClassLink } from '../../../documents/links/class-link'
import ConnectDialog from './ConnectDialog'

afterEach(() => vi.unstubAllGlobals())

function page() {
  const opened = openSettingsDialog(<ConnectDialog overlay={{ name: 'connect' }} onClose={() => {}} />)
  const choose = (way: string) =>
    opened.user.click(
      within(screen.getByRole('navigation', { name: 'Ways to connect' })).getByRole('button', {
        name: new RegExp(`^${way}`),
      }),
    )
  return { ...opened, choose }
}

it('takes a key for the origin of its provider, for this tab only', async () => {
  const { settings, keys, fill, choose, keptOnDevice } = page()
  await choose('Anthropic')
  expect(settings.getState().connections, 'nothing is kept before something is typed').toEqual([])
  const field = screen.getByLabelText('Key')
  expect(field.getAttribute('type')).toBe('password')
  expect(field.getAttribute('autocomplete')).toBe('off')
  expect(screen.getByText('This key is only ever sent to api.anthropic.com.')).toBeTruthy()
  expect((screen.getByRole('checkbox', { name: 'Remember on this device' }) as HTMLInputElement).checked).toBe(false)

  await fill(field, 'sk-secret')
  expect(keys.get('https://api.anthropic.com')).toBe('sk-secret')
  expect(keys.get('https://evil.example')).toBeNull()
  expect(keptOnDevice()).not.toContain('sk-secret')
  expect(settings.getState().connections.map(connection => connection.id)).toEqual(['anthropic'])
  expect(document.body.innerHTML).not.toContain('sk-secret')
})

it('keeps a key on the device only when asked to, and forgets it everywhere', async () => {
  const { user, press, fill, choose, everythingKept, keptOnDevice } = page()
  await choose('OpenAI')
  await fill(screen.getByLabelText('Key'), 'sk-secret')
  await user.click(screen.getByRole('checkbox', { name: 'Remember on this device' }))
  expect(keptOnDevice()).toContain('sk-secret')
  await user.click(screen.getByRole('checkbox', { name: 'Remember on this device' }))
  expect(keptOnDevice()).not.toContain('sk-secret')
  await press('Forget key')
  expect(everythingKept()).not.toContain('sk-secret')
})

it('keeps another address once it is one, and its key for no other', async () => {
  const { settings, keys, fill, choose } = page()
  await choose('Another address')
  expect(settings.getState().connections).toEqual([])
  await fill(screen.getByLabelText('Address'), 'https://class.example/v1')
  await fill(screen.getByLabelText('Key'), 'code')
  expect(settings.getState().connections).toMatchObject([{ provider: 'other', baseUrl: 'https://class.example/v1' }])

  await fill(screen.getByLabelText('Address'), 'https://other.example/v1')
  expect(screen.getByText('This key is only ever sent to other.example.')).toBeTruthy()
  expect(keys.get('https://class.example/v1')).toBe('code')
  expect(keys.get(settings.getState().connections[0]?.baseUrl ?? '')).toBeNull()
})

it('tests a connection, says in a sentence the outcome, and offers the models that are there', async () => {
  const asked = vi.fn(async (_url: string) => Response.json({ data: [{ id: 'llama-9' }, { id: 'gemma-9' }] }))
  vi.stubGlobal('fetch', asked)
  const { settings, user, press, fill, choose } = page()
  await choose('On this computer')
  await press('Test connection')
  expect(await screen.findByText(/Ollama answers/)).toBeTruthy()
  expect(asked.mock.calls[0]?.[0]).toBe('http://localhost:11434/v1/models')
  expect(settings.getState().connections[0]?.models).toEqual(['llama-9', 'gemma-9'])
  await user.selectOptions(screen.getByLabelText('Model'), 'gemma-9')
  await press('Let gemma-9 answer')
  expect(settings.getState().defaultModel).toBe('ollama/gemma-9')
  expect(screen.getByText('gemma-9 answers on this page.')).toBeTruthy()
  expect((screen.getByLabelText('Models to choose from') as HTMLTextAreaElement).value).toBe('llama-9\ngemma-9')

  await fill(screen.getByLabelText('Address'), '2')
  expect(screen.queryByText(/Ollama answers/)).toBeNull()
})

it('adds and leaves out headers', async () => {
  const { settings, fill, choose } = page()
  await choose('Another address')
  await fill(screen.getByLabelText('Address'), 'https://class.example/v1')
  await fill(screen.getByLabelText('Extra headers'), 'X-Class: 4b')
  await fill(screen.getByLabelText('Headers to leave out'), 'x-stainless-os')
  expect(settings.getState().connections[0]?.headers).toEqual({ 'X-Class': '4b', 'x-stainless-os': null })
})

it('keeps a model that was chosen from a list, and the last headers that made sense, when another field changes', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ data: [{ id: 'maker/small' }] }))
  const { settings, keys, user, press, fill, choose } = page()
  keys.set('https://openrouter.ai/api/v1', 'sk-secret', { remember: false })
  await choose('OpenRouter')
  await press('Test connection')
  await user.selectOptions(await screen.findByLabelText('Model'), 'maker/small')
  await press('Let maker/small answer')
  await fill(screen.getByLabelText('Extra headers'), 'X-Class: 4b')
  await user.type(screen.getByLabelText('Extra headers'), '{Enter}no header')
  expect(screen.getByText(/is not a header/)).toBeTruthy()
  await fill(screen.getByLabelText('Name'), 'My router')
  expect(settings.getState().connections).toMatchObject([
    { label: 'My router', headers: { 'X-Class': '4b' }, models: ['maker/small'] },
  ])
})

it('joins a class only after showing where it is, and leaves it with all that came of it', async () => {
  const asked = vi.fn(async (_url: string, _init?: RequestInit) =>
    Response.json({ key: 'seat-key', seat: 1, class: { name: 'Year 7', models: [{ id: 'small-1', wire: 'openai' }] } }),
  )
  vi.stubGlobal('fetch', asked)
  const { settings, keys, press, fill, choose, everythingKept } = page()
  await choose('My class')
  const link = encodeClassLink({ gateway: 'https://gateway.example', code: 'kite-mnrt-2h4w', name: 'Year 7' })
  await fill(screen.getByLabelText('Link to your class'), `https://aili5.example/${link}`)
  expect(screen.getByText('Do you want to join this class?')).toBeTruthy()
  expect(screen.getAllByText('gateway.example').length).toBeGreaterThan(0)
  expect(asked).not.toHaveBeenCalled()
  expect(settings.getState().connections).toEqual([])

  await press('Join Year 7')
  expect(await screen.findByRole('button', { name: 'Leave Year 7' })).toBeTruthy()
  expect(keys.get('https://gateway.example/v1')).toBe('seat-key')
  expect(settings.getState().defaultModel).toBe('class/small-1')
  await press('Leave Year 7')
  expect(settings.getState()).toMatchObject({ connections: [], defaultModel: '' })
  expect(everythingKept()).not.toContain('seat-key')
})

it('takes a class by hand, and says what is wrong with the address or the code', async () => {
  const { settings, press, fill, choose } = page()
  await choose('My class')
  // A page over plain http came from a gateway, and knows its address.
  expect((screen.getByLabelText('Address of the gateway') as HTMLInputElement).value).toBe(location.host)
  await fill(screen.getByLabelText('Address of the gateway'), ' ')
  await press('Look at this class')
  expect(screen.getByRole('alert').textContent).toContain('Type the address')
  await fill(screen.getByLabelText('Address of the gateway'), 'gateway.example')
  await fill(screen.getByLabelText('Class code'), 'short')
  await press('Look at this class')
  expect(screen.getByRole('alert').textContent).toContain('at least eight')
  await fill(screen.getByLabelText('Class code'), 'kite-mnrt-2h4w')
  await press('Look at this class')
  expect(screen.getAllByText('gateway.example').length).toBeGreaterThan(0)
  await press('Don’t join')
  expect(settings.getState().connections).toEqual([])
  expect(screen.getByLabelText('Link to your class')).toBeTruthy()
})

it('refuses a damaged link in a sentence', async () => {
  const { fill, choose } = page()
  await choose('My class')
  await fill(screen.getByLabelText('Link to your class'), 'https://aili5.example/#class:eyJ2Ijox')
  expect(screen.getByRole('alert').textContent).toContain('was lost or changed')
})

it('says of a browser without a model where there is one', async () => {
  const { choose } = page()
  await choose('Built into this browser')
  expect(await screen.findByText(/has no model of its own.*Chrome 148/)).toBeTruthy()
})

it('makes a connection to Azure of a pasted target URI, and shows its parts', async () => {
  const asked = vi.fn(async (_url: string, _init?: RequestInit) => Response.json({ data: [{ id: 'gpt-6-luna' }] }))
  vi.stubGlobal('fetch', asked)
  const { settings, user, press, fill, choose } = page()
  await choose('Azure OpenAI')
  expect(screen.getByLabelText('Key header')).toHaveProperty('value', 'api-key')
  await fill(
    screen.getByLabelText('Address'),
    'https://school.openai.azure.com/openai/deployments/luna/chat/completions?api-version=2025-01-01-preview',
  )
  expect(screen.getByLabelText('Address')).toHaveProperty('value', 'https://school.openai.azure.com')
  expect(screen.getByLabelText('Deployment')).toHaveProperty('value', 'luna')
  expect(screen.getByLabelText('API version')).toHaveProperty('value', '2025-01-01-preview')
  await fill(screen.getByLabelText('Key'), 'sk-secret')
  expect(settings.getState().connections).toMatchObject([
    {
      id: 'azure',
      baseUrl: 'https://school.openai.azure.com/openai/deployments/luna?api-version=2025-01-01-preview',
      headers: { 'api-key': '{key}' },
      models: ['luna'],
    },
  ])
  await press('Test connection')
  expect(await screen.findByText(/Azure OpenAI takes your key/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Offer/ }), 'nothing of Azure takes a list').toBeNull()
  expect(asked.mock.calls[0]?.[0]).toBe('https://school.openai.azure.com/openai/models?api-version=2025-01-01-preview')
  expect(asked.mock.calls[0]?.[1]?.headers).toMatchObject({ 'api-key': 'sk-secret' })
  await press('Let luna answer')
  expect(settings.getState().defaultModel).toBe('azure/luna')

  await user.clear(screen.getByLabelText('API version'))
  expect(screen.getByText(/A date, like/)).toBeTruthy()
  expect(settings.getState().connections[0]?.baseUrl, 'the last that made sense is kept').toContain('2025-01-01')
})
