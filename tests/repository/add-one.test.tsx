import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { connectionsFrom } from '../../src/cli/environment'
import type { Lesson } from '../../src/content/lessons'
import type { NodeType } from '../../src/engine/model/node-type'
import { configSchema } from '../../src/nodes/kit/config'
import { nodeTypes } from '../../src/nodes/registry'
import { resolveModelId } from '../../src/providers/catalog/catalog'
import { connectionPresets } from '../../src/providers/presets'
import { type ConnectionPreset, preset } from '../../src/providers/presets/preset'
import Palette from '../../src/ui/app/palette/Palette'
import LessonsDialog from '../../src/ui/lessons/LessonsDialog'
import ConnectDialog from '../../src/ui/settings/connect/ConnectDialog'
import { ActionsContext } from '../../src/ui/stack/actions-context'
import { DragStoreContext } from '../../src/ui/stack/dnd/drag-store'
import { stack, testHost, turns } from '../support/engine'
import { lessons } from '../support/english-content'
import { openApp, renderIn } from '../support/page-app'
import { openSettingsDialog } from '../support/settings-dialog'

// A provider, a lesson and a node type are each one file and one line in a list: entries of the list are offered
// everywhere.

const moonbase = preset(
  { id: 'moonbase', label: 'Moonbase', wire: 'openai', baseUrl: 'https://api.moonbase.example/v1' },
  {
    hint: 'Models from far away.',
    keyPage: 'https://keys.moonbase.example/new',
    advice: 'Bring a helmet.',
    variable: 'MOONBASE_API_KEY',
    modelIds: /^luna-/,
  },
)
const tides = { ...(lessons[0] as Lesson), id: 'tides', title: 'Tides' }

// The line in each list.
beforeAll(() => {
  ;(connectionPresets as ConnectionPreset[]).push(moonbase)
  ;(lessons as Lesson[]).push(tides)
})
afterAll(() => {
  ;(connectionPresets as ConnectionPreset[]).pop()
  ;(lessons as Lesson[]).pop()
})

const tide: NodeType = {
  type: 'tide',
  name: 'Tide',
  family: 'data',
  summary: 'Says how high the water is.',
  configSchema: configSchema({}),
  run: async () => ({ output: 'high' }),
}

it('offers a provider of the list, with its steps, on the page', async () => {
  const { user, fill, settings, keys } = openSettingsDialog(<ConnectDialog open onClose={() => {}} />)
  const ways = screen.getByRole('navigation', { name: 'Ways to connect' })
  await user.click(within(ways).getByRole('button', { name: /^Moonbase\s*Models from far away/ }))
  expect(screen.getByRole('link', { name: 'keys.moonbase.example' })).toBeTruthy()
  expect(screen.getByText(/Bring a helmet\./)).toBeTruthy()
  await fill(screen.getByLabelText('Key'), 'moon-secret')
  expect(keys.get('https://api.moonbase.example')).toBe('moon-secret')
  expect(settings.getState().connections).toMatchObject([{ provider: 'moonbase', id: 'moonbase' }])
})

it('knows it on the command line, and by the names of its models', () => {
  const { connections, keys } = connectionsFrom({ MOONBASE_API_KEY: 'moon-secret' })
  expect(connections.map(({ id }) => id)).toContain('moonbase')
  expect(keys.get('https://api.moonbase.example/v1')).toBe('moon-secret')
  expect(resolveModelId('luna-2')).toMatchObject({ provider: 'moonbase', id: 'luna-2' })
  expect(resolveModelId('moonbase/any')).toMatchObject({ provider: 'moonbase', id: 'any' })
})

it('offers a lesson of the list', async () => {
  const app = await openApp(testHost(turns().languageModel), stack(['user_input', {}]))
  renderIn(app, <LessonsDialog open onClose={() => {}} />)
  expect(await screen.findByText('Tides')).toBeTruthy()
})

it('offers a node type of the registry, which runs', async () => {
  const host = { ...testHost(turns().languageModel), nodeTypes: new Map([...nodeTypes, [tide.type, tide]]) }
  const app = await openApp(host, stack(['tide', {}]), { makeHost: () => host })
  renderIn(
    app,
    <ActionsContext value={{} as never}>
      <DragStoreContext value={{ addSource: () => () => {}, addTarget: () => () => {} } as never}>
        <Palette />
      </DragStoreContext>
    </ActionsContext>,
  )
  expect(screen.getByRole('button', { name: /^Tide/ })).toBeTruthy()
  app.runner.start()
  await vi.waitFor(() => expect(app.runner.getState().run.status).toBe('finished'))
  expect(Object.values(app.runner.getState().run.nodes)).toMatchObject([{ status: 'done', output: 'high' }])
})
