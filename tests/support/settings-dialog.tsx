import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { nodeTypes } from '../../src/nodes/registry'
import type { Connection } from '../../src/providers/connections/connections'
import { createKeyVault } from '../../src/providers/connections/keys'
import type { AppStores } from '../../src/store/app'
import { createSettings } from '../../src/store/settings'
import { AppContext } from '../../src/ui/page/app-context'
import { createScreen, ScreenContext } from '../../src/ui/page/screen'
import { memoryStorage } from './storage'

/** Opens a dialog about models and keys with settings of its own, and a user to operate it. */
export function openSettingsDialog(dialog: ReactNode, connections: readonly Connection[] = []) {
  const [session, device] = [memoryStorage(), memoryStorage()]
  const keys = createKeyVault({ session, device })
  const settings = createSettings({ storage: device, keys })
  for (const connection of connections) settings.putConnection(connection)
  const user = userEvent.setup()
  const place = createScreen()
  const app = { settings, nodeTypes, deviceStorage: device, sessionStorage: session, saveNow: async () => true }
  render(
    <AppContext value={app as unknown as AppStores}>
      <ScreenContext value={place}>{dialog}</ScreenContext>
    </AppContext>,
  )
  return {
    settings,
    keys,
    user,
    place,
    press: (name: string | RegExp) => user.click(screen.getByRole('button', { name })),
    /** Sets the text of a field at once, like a paste. */
    async fill(field: HTMLElement, text: string) {
      await user.clear(field)
      await user.paste(text)
    },
    keptOnDevice: () => JSON.stringify([...device.kept]),
    everythingKept: () => JSON.stringify([...session.kept, ...device.kept]),
  }
}
