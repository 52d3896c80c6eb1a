import { createStore, type StoreApi } from 'zustand/vanilla'
import type { App } from '../../store/app'
import type { PromptPlace } from '../../store/wall/plan'
import type { InputTable, TableTarget } from '../../store/wall/table'
import { createWall, type Wall } from '../../store/wall/wall'

/** What is set up in the dialog, and so is there again when somebody comes back to it. */
export interface Setup {
  tab: 'wall' | 'table'
  change: 'nothing' | 'temperature' | 'model' | 'prompt'
  /** The inference that changes; absent: all. */
  nodeId?: string
  temperatures: readonly number[]
  models: readonly string[]
  /** The first of the document's when absent. */
  place?: PromptPlace
  prompts: readonly string[]
  times: number
  mayCallOut: boolean
  /** The answer whose results are on the wall, by its node and kind; the first that has any when absent. */
  shown?: string
  /** The table as it was pasted. */
  text: string
  headed: boolean
  /** Where columns go, where the person chose that, by column. */
  targets: Readonly<Record<number, TableTarget | null>>
  /** The table that was run last, as it was then. */
  ranTable?: InputTable
}

/** Everything of "Run many" for one document: what is set up, and what came of it. */
export interface CompareRoom {
  setup: StoreApi<Setup>
  wall: Wall
  table: Wall
}

const rooms = new WeakMap<App, { documentId: string; room: CompareRoom }>()

/** The room of the document that is open. It stays while the dialog is closed; another document gets another. */
export function compareRoom(app: App): CompareRoom {
  const documentId = app.editor.getState().draft.document.id
  const known = rooms.get(app)
  if (known?.documentId === documentId) return known.room
  known?.room.wall.stop()
  known?.room.table.stop()
  const room: CompareRoom = {
    setup: createStore<Setup>(() => ({
      tab: 'wall',
      change: 'nothing',
      temperatures: [0, 0.5, 1],
      models: ['', 'demo/demo'],
      prompts: [],
      times: 12,
      mayCallOut: false,
      text: '',
      headed: true,
      targets: {},
    })),
    wall: createWall(app.host),
    table: createWall(app.host),
  }
  rooms.set(app, { documentId, room })
  return room
}
