import { createStore, type StoreApi } from 'zustand/vanilla'
import type { AppStores } from '../../../store/app'
import { type Batch, createBatch } from '../../../store/batch/batch'
import type { PromptPlace } from '../../../store/batch/plan'
import type { InputTable, TableTarget } from '../../../store/batch/table'
import { DEMO_ID } from '../../page/models/model-options'

/** The setup of the dialog. It outlives the dialog. */
export interface Setup {
  tab: 'wall' | 'table'
  change: 'nothing' | 'temperature' | 'model' | 'prompt'
  /** The inference that varies; absent: all. */
  nodeId?: string
  temperatures: readonly number[]
  models: readonly string[]
  /** Absent: the first of the document. */
  place?: PromptPlace
  prompts: readonly string[]
  times: number
  mayCallOut: boolean
  /** Node and kind of the answer that the grid shows; absent: the first that has results. */
  shown?: string
  /** The table as it was pasted. */
  text: string
  headed: boolean
  /** Targets that the person chose, by column. */
  targets: Readonly<Record<number, TableTarget | null>>
  /** The table of the last run, as it was then. */
  ranTable?: InputTable
}

/** The state of "Run many" for one document: setup and results. */
export interface CompareState {
  setup: StoreApi<Setup>
  wall: Batch
  table: Batch
}

const rooms = new WeakMap<AppStores, { documentId: string; room: CompareState }>()

/** The state for the open document. It outlives the dialog and is dropped with the document. */
export function compareStateOf(app: AppStores): CompareState {
  const documentId = app.editor.getState().draft.document.id
  const known = rooms.get(app)
  if (known?.documentId === documentId) return known.room
  known?.room.wall.stop()
  known?.room.table.stop()
  const room: CompareState = {
    setup: createStore<Setup>(() => ({
      tab: 'wall',
      change: 'nothing',
      temperatures: [0, 0.5, 1],
      models: ['', DEMO_ID],
      prompts: [],
      times: 12,
      mayCallOut: false,
      text: '',
      headed: true,
      targets: {},
    })),
    wall: createBatch(app.host),
    table: createBatch(app.host),
  }
  rooms.set(app, { documentId, room })
  return room
}
