import { createContext, use } from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Incoming } from '../../documents/files/incoming'
import type { Recording, RecordingOrigin } from '../../documents/recordings/recording'
import { localize } from '../../language/active'
import type { LocalizedText } from '../../language/message'
import type { AppStores } from '../../store/app'
import type { Lessons } from '../../store/lessons/lessons'
import { focusWhenRendered } from './focus-when-rendered'

/** The overlays of the page. One at a time. */
export type Overlay =
  | 'settings'
  | 'language'
  | 'connect'
  | 'library'
  | 'palette'
  | 'x-ray'
  | 'share'
  | 'runs'
  | 'incoming'
  | 'variables'
  | 'tool'
  | 'tools'
  | 'checks'
  | 'removal'
  | 'trial'
  | 'limits'
  | 'compare'
  | 'help'
  | 'welcome'
  | 'pipeline'
  | 'teach'
  | 'commands'
  | 'shortcuts'
  | 'projector'
  | 'predict'
  | 'locks'
  | 'gallery'
  | 'sheet'
  | 'lessons'
  | 'lesson-maker'
  | 'teaching'

/** The tabs of the overlay `runs`. */
export type RunsTabId = 'runs' | 'executions' | 'log' | 'traffic'

/** Incoming content by link, file, drop or paste that waits for a decision. */
export type IncomingContent = (Incoming & { file?: File }) | { kind: 'lesson'; id: string }

/** A recorded run that the cards show in place of a live one. */
export interface ShownReplay {
  recording: Recording
  origin?: RecordingOrigin
}

/** UI state other than documents and runs. */
interface ScreenState {
  overlay: Overlay | null
  /** Text of the live region; `count` distinguishes repeated sentences. */
  said: { text: string; count: number }
  /** The card that was just added: it starts expanded. */
  newest: string | null
  /** Selected cards, by id; the last one was selected last. */
  selected: readonly string[]
  /** Initial view of the overlay `connect`: a way to connect, or a class of an invitation link. */
  connect: { way?: string; link?: string } | null
  /** Content of the overlay `incoming`. */
  incoming: IncomingContent | null
  /** Removes cards, or first asks where others use them. Absent until its code has loaded. */
  askRemoval?: (nodeIds: readonly string[], name: string, remove: () => void) => void
  /** Content of the overlay `removal`: what is about to be removed, who uses it, and how it is removed. */
  removal: { name: string; used: string; remove(): void } | null
  /** The card that the overlay `trial` is about. */
  trial: string | null
  /** Whether a part of the page could not be fetched or drawn. */
  hasFailedPart: boolean
  replay: ShownReplay | null
  /** The page as of the replayed run, where the stack has changed since. */
  past: AppStores | null
  /** The store of lessons, once loaded. */
  lessons: Lessons | null
  /** Initial page of the overlay `teaching`: a lesson's id; null for the first. */
  teaching: string | null
  /** The selected pipeline; null or a removed one means the first. */
  pipelineId: string | null
  /** Initial tab of the overlay `tool`; null for the first. */
  toolTab: string | null
  /** The tab of the overlay `runs`. */
  runsTab: RunsTabId
  /** Initial tab of the overlay `library`; null for the person's own pipelines. */
  libraryTab: 'starters' | null
  /** Whether the graph is shown beside the stack. */
  graph: boolean
}

/** UI state and actions that any part of the page may use. */
export interface Screen extends StoreApi<ScreenState> {
  show(overlay: Overlay): void
  hide(): void
  /** Announces a sentence through the live region. */
  announce(text: LocalizedText): void
  /** Scrolls to a node's card and focuses it. */
  reveal(nodeId: string): void
  /** Puts the focus on a node's card, or on what `find` finds, once it is drawn. */
  focusCard(nodeId: string, find?: () => HTMLElement | null): void
}

/** Creates the UI store. `pipelineOf` finds the pipeline of a node. */
export function createScreen(pipelineOf: (nodeId: string) => string | undefined = () => undefined): Screen {
  const store = createStore<ScreenState>(() => ({
    overlay: null,
    said: { text: '', count: 0 },
    newest: null,
    selected: [],
    incoming: null,
    connect: null,
    removal: null,
    trial: null,
    hasFailedPart: false,
    replay: null,
    past: null,
    lessons: null,
    teaching: null,
    pipelineId: null,
    toolTab: null,
    runsTab: 'runs',
    libraryTab: null,
    graph: false,
  }))
  const focusCard: Screen['focusCard'] = (nodeId, find = () => document.getElementById(cardElementId(nodeId))) =>
    focusWhenRendered(find)
  return {
    ...store,
    show: overlay => store.setState({ overlay }),
    hide: () => store.setState({ overlay: null }),
    announce: text => {
      if (text) store.setState(({ said }) => ({ said: { text: localize(text), count: said.count + 1 } }))
    },
    reveal: nodeId => {
      store.setState(({ pipelineId }) => ({ overlay: null, pipelineId: pipelineOf(nodeId) ?? pipelineId }))
      focusCard(nodeId)
    },
    focusCard,
  }
}

/** Element id of the place of the stack, with what is above and below it. */
export const STACK_PLACE_ID = 'pipeline'

/** Element id of the selected pipeline's stack. */
export const STACK_ID = 'stack'

/** Element id of a card. */
export function cardElementId(nodeId: string): string {
  return `card-${nodeId}`
}

export const ScreenContext = createContext<Screen | null>(null)

/**
 * The UI store of the enclosing page.
 * @throws Error outside of a `ScreenContext`.
 */
export function useScreen(): Screen {
  const screen = use(ScreenContext)
  if (!screen) throw new Error('useScreen needs a ScreenContext above it')
  return screen
}
