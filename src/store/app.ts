import { createLibrary } from '../documents/library'
import { openRecordStore } from '../documents/record-store'
import type { NodeTypes } from '../engine/node-type'
import { nodeTypes } from '../nodes/registry'
import { createAutosave } from './autosave'
import type { Draft } from './draft'
import { createEditor, type Editor } from './editor'
import { freshDocumentId } from './fresh-id'
import { createLibraryStore, type LibraryStore } from './library'
import type { Runner } from './run'
import type { Settings } from './settings'

/** What the page gives to the app. Tests give their own. */
export interface Platform {
  /** For small things of this device; absent where the browser refuses it. */
  storage: Storage | undefined
  /** For documents; absent where the browser has none. */
  indexedDB: IDBFactory | undefined
  /** 0 up to, not including, 1. */
  random(): number
  /** Milliseconds since the epoch. */
  now(): number
  /** Where `pagehide` and `visibilitychange` come from. */
  page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  isHidden(): boolean
  /** What is open on a first visit. */
  starter: Draft
  makeSettings(): Settings
  makeRunner(parts: { editor: Editor; settings: Settings; nodeTypes: NodeTypes }): Runner
}

/** The stores of one page. */
export interface App {
  editor: Editor
  runner: Runner
  settings: Settings
  library: LibraryStore
  nodeTypes: NodeTypes
  /** Opens the document of last time, or the starter. Resolves when that is on the screen. */
  start(): Promise<void>
  /** Saves what is unsaved; true when nothing is left. For a button "Try again". */
  saveNow(): Promise<boolean>
  /** Ends saving and listening. */
  stop(): void
}

const lastOpenedKey = 'aili5.lastOpened'

/** Puts the stores together. Nothing is read or written before `start`. */
export function createApp(platform: Platform): App {
  const { random, now, storage } = platform
  const freshId = () => freshDocumentId(random)
  const settings = platform.makeSettings()
  const editor = createEditor({ nodeTypes, random, draft: platform.starter })
  const records = createLibrary(openRecordStore(platform.indexedDB), { now, freshId })
  const autosave = createAutosave({
    editor,
    library: records,
    page: platform.page,
    isHidden: platform.isHidden,
    onSaved: stored => {
      remember(storage, stored.id)
      void library.refresh()
    },
  })
  const library: LibraryStore = createLibraryStore({
    library: records,
    editor,
    autosave,
    freshId,
    onOpened: id => remember(storage, id),
    typeName: type => nodeTypes.get(type)?.name ?? type,
  })
  const runner = platform.makeRunner({ editor, settings, nodeTypes })

  return {
    editor,
    runner,
    settings,
    library,
    nodeTypes,
    saveNow: autosave.flush,
    stop: autosave.stop,
    async start() {
      const last = recall(storage)
      await library.refresh()
      const isKept = library.getState().records.some(record => record.id === last)
      if (last === null || !isKept || !(await library.open(last))) await library.preview(platform.starter)
    },
  }
}

function recall(storage: Storage | undefined): string | null {
  try {
    return storage?.getItem(lastOpenedKey) ?? null
  } catch {
    return null
  }
}

function remember(storage: Storage | undefined, id: string | null): void {
  try {
    if (id !== null) storage?.setItem(lastOpenedKey, id)
  } catch {
    // The starter opens next time; the document itself is in the library.
  }
}
