import * as v from 'valibot'
import { createLibrary } from '../documents/library/library'
import { openRecordStore } from '../documents/library/record-store'
import { createVersionDatabase } from '../documents/library/versions'
import { createRecordingDatabase } from '../documents/recordings/recording-database'
import { localize } from '../language/active'
import { msg } from '../language/message'
import type { Host } from '../model/host'
import type { Tool } from '../model/language-model'
import type { NodeTypes } from '../model/node-type'
import { createKeyVault, type KeyStorage } from '../providers/connections/keys'
import { lastOpened, mayAskToPersist, saveLastOpened } from './device-state'
import type { Draft } from './document/draft'
import { createEditor, type Editor } from './document/editor'
import { freshDocumentId } from './document/fresh-id'
import type { Lessons } from './lessons/lessons'
import { type Archive, createArchive } from './library/archive'
import { copyLabel, createAutosave } from './library/autosave'
import { createLibraryStore, type LibraryStore } from './library/library'
import { createFiles, type Files } from './library/library-files'
import { createRecordingsStore, type RecordingsStore } from './library/recordings'
import { createVersionsStore, type VersionsStore } from './library/versions'
import { createMemory, type TurnMemory } from './run/memory'
import { predictStore } from './run/predict'
import { createRunner, type Runner } from './run/run'
import { createRunLocks, type Locks } from './run/run-locks'
import { listServerTools } from './run/server-tools'
import { createSettings, type Settings } from './settings'

/** What the page gives to the app. Tests give their own. */
export interface Platform {
  /** For settings and remembered keys. May throw where the browser refuses it. */
  deviceStorage: KeyStorage
  /** For keys until the tab closes. May throw too. */
  sessionStorage: KeyStorage
  /** For drafts, as the page is left. May throw too; absent where there is none. */
  localStorage?(): Storage
  /** For documents; absent where the browser has none. */
  indexedDB: IDBFactory | undefined
  /** 0 up to, not including, 1. */
  random(): number
  /** Milliseconds since the epoch. */
  now(): number
  /** Where `pagehide` and `visibilitychange` come from. */
  page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  isHidden(): boolean
  /** Where tabs of this browser hear of each other's saves; absent where there is none. */
  channel?: Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>
  /** Reports runs in progress in other tabs; absent in an insecure context. */
  locks?: Locks | undefined
  /** Asks the browser not to clear what is stored here. */
  persist?(): Promise<unknown>
  /** What is open on a first visit. */
  starter: Draft
  /** The link of a frame, which is its starter: only what was made in such a frame is opened again in it. */
  frame?: string | undefined
  /** Everything that runs may use, but for the person and the steps. */
  makeHost(settings: Settings): Omit<Host, 'ask' | 'gate'>
  /** Calls back with the next frame that is drawn, or soon when none is. */
  nextFrame(callback: () => void): void
}

/** The stores of one page. */
export interface AppStores {
  editor: Editor
  runner: Runner
  settings: Settings
  library: LibraryStore
  recordings: RecordingsStore
  versions: VersionsStore
  /** What inferences keep from run to run. */
  memory: TurnMemory
  /** The lessons of this device, with the code that plays them. */
  loadLessons(): Promise<Lessons>
  /** The tools of an MCP server, for a person who asks. @throws Error with a sentence when they cannot be had. */
  listServerTools(url: string): Promise<readonly Tool[]>
  files: Files
  /** What is stored on this device, and until the tab closes. May be refused: each call can throw. */
  deviceStorage: KeyStorage
  sessionStorage: KeyStorage
  /** Documents and runs that are not open, to be read. */
  archive: Archive
  nodeTypes: NodeTypes
  /** Who answers for a model's id, as runs find it; for showing it before a run. */
  model: Host['model']
  /** Everything that runs may use, for runs outside of the runner. */
  host: Omit<Host, 'ask' | 'gate'>
  /**
   * Opens the document of last time, or the starter: `starter` once it is known, in the language of the page. Resolves
   * when that is on the screen.
   */
  start(starter?: Promise<Draft>): Promise<void>
  /** Saves what is unsaved; true when nothing is left. For a button "Try again". */
  saveNow(): Promise<boolean>
  /** Goes on with a copy, where another tab has changed the document. */
  keepAsCopy(): Promise<boolean>
  /** Ends saving and listening. */
  stop(): void
}

/** Messages between tabs. */
const SavedElsewhere = v.object({ id: v.string(), revision: v.number() })

/** Puts the stores together. Nothing is read or written before `start`. */
export function createApp(platform: Platform): AppStores {
  const { random, deviceStorage, frame } = platform
  const freshId = () => freshDocumentId(random)
  const keys = createKeyVault({ session: platform.sessionStorage, device: deviceStorage })
  const settings = createSettings({ storage: deviceStorage, keys })
  const ownHost = platform.makeHost(settings)
  const { nodeTypes } = ownHost
  const editor = createEditor({ nodeTypes, random, draft: platform.starter })
  const memory = createMemory(deviceStorage)
  const documentId = () => editor.getState().draft.document.id
  const host: ReturnType<Platform['makeHost']> = {
    ...ownHost,
    memory: {
      recall: async nodeId => memory.recall(documentId(), nodeId),
      keep: async (nodeId, messages) => memory.keep(documentId(), nodeId, messages),
    },
  }
  const runner = createRunner({ editor, host, nextFrame: platform.nextFrame, predict: predictStore })
  const openStore = (name: string) => openRecordStore(() => platform.indexedDB, `aili5-${name}`)
  const records = createLibrary(openStore('documents'), {
    ...{ now: platform.now, freshId, localStorage: platform.localStorage },
  })
  const autosave = createAutosave({
    editor,
    library: records,
    page: platform.page,
    isHidden: platform.isHidden,
    freshId,
    onSaved: stored => {
      saveLastOpened(deviceStorage, stored.id, frame)
      platform.channel?.postMessage({ id: stored.id, revision: stored.revision })
      if (mayAskToPersist(deviceStorage)) platform.persist?.().catch(() => {})
      library.listSaved(stored, platform.now())
    },
    onLeft: id => saveLastOpened(deviceStorage, id, frame),
  })
  const library: LibraryStore = createLibraryStore({
    library: records,
    editor,
    autosave,
    freshId,
    onOpened: id => {
      runner.clear()
      saveLastOpened(deviceStorage, id, frame)
    },
    typeName: type => localize(nodeTypes.get(type)?.name ?? type),
  })

  const locks = createRunLocks(platform.locks)
  const runs = createRecordingDatabase(openStore('recordings'), locks.isUnderWay)
  const recordings = createRecordingsStore({ editor, runner, recordings: runs, locks, keepDocument: library.keep })
  const versions = createVersionsStore({
    ...{ editor, now: platform.now, keepDocument: library.keep },
    versions: createVersionDatabase(openStore('versions')),
  })
  let lessons: Promise<Lessons> | undefined
  const loadLessons = () => {
    lessons ??= Promise.all([import('./lessons/lessons'), import('./lessons/stored-lessons')]).then(
      ([{ createLessons }, { createStoredLessons }]) =>
        createLessons({
          editor,
          runner,
          library,
          stored: createStoredLessons(deviceStorage),
          typeOf: type => nodeTypes.get(type),
        }),
    )
    return lessons
  }
  const files = createFiles({
    editor,
    library: records,
    recordings: runs,
    player: { nodeTypes, mcp: ownHost.mcp },
    onImported: () => void library.refresh(),
  })
  const archive = createArchive({ library: records, recordings: runs })

  platform.channel?.addEventListener('message', event => {
    const saved = v.safeParse(SavedElsewhere, event.data)
    if (!saved.success) return
    autosave.heard(saved.output)
    if (!library.getState().records.some(({ id }) => id === saved.output.id)) void library.refresh()
  })

  /** Where a browser was killed before it wrote down what was open, the newest document is opened. */
  async function openNewest(): Promise<void> {
    const { draft } = editor.getState()
    await library.refresh()
    const [newest] = library.getState().records
    const isTouched = editor.getState().draft !== draft || runner.getState().run.status !== 'ready'
    if (newest && !isTouched) await library.open(newest.id)
  }

  /** What pages wrote down as they were left is in the library from now on. */
  async function recoverLeft(): Promise<void> {
    const copies = await records.recoverLeft(copyLabel()).catch(() => [])
    const [name] = copies
    if (name !== undefined)
      library.setState({
        message: msg('You and another tab changed the same pipeline. Your changes are kept as “{name}”.', { name }),
      })
  }

  /** Runs of documents that were deleted are kept for a day, in case the deletion is undone. */
  async function dropOldRuns(): Promise<void> {
    const { status, records: kept, damaged } = library.getState()
    if (status !== 'ready') return
    const ids = new Set([...kept, ...damaged].map(({ id }) => id))
    await runs.dropOthers(ids, platform.now() - 24 * 60 * 60 * 1000).catch(() => {})
  }

  return {
    editor,
    runner,
    settings,
    library,
    recordings,
    versions,
    memory,
    loadLessons,
    listServerTools: url => listServerTools(host, url),
    files,
    archive,
    nodeTypes,
    model: host.model,
    host,
    deviceStorage,
    sessionStorage: platform.sessionStorage,
    saveNow: autosave.flush,
    keepAsCopy: autosave.keepAsCopy,
    stop() {
      autosave.stop()
      recordings.stop()
      platform.channel?.close()
    },
    async start(starter) {
      const last = lastOpened(deviceStorage, frame)
      if (last === null) {
        // Nothing was ever saved here, so the first picture need not wait for the library.
        await library.preview((await starter) ?? platform.starter)
        if (frame === undefined) void openNewest()
        return
      }
      await recoverLeft()
      await library.refresh()
      void dropOldRuns()
      const isSaved = library.getState().records.some(record => record.id === last)
      if (isSaved && (await library.open(last))) return
      await library.preview((await starter) ?? platform.starter)
      const { status, message, records: left } = library.getState()
      if (status === 'ready' && !message && left.length === 0) library.setState({ message: cleared })
    },
  }
}

const cleared = msg(
  'The library of this browser is empty. If you had pipelines in it, the browser has cleared them: open them from files or links.',
)
