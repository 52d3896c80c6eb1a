import { createContext, use } from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Incoming } from '../documents/incoming'
import type { Recording, RecordingOrigin } from '../documents/recordings/recording'
import type { App } from '../store/app'
import type { Lessons } from '../store/lessons'
import { focusSoon } from './focus-soon'

/** What can lie over the page. One at a time. */
export type Overlay =
  | 'settings'
  | 'connect'
  | 'library'
  | 'palette'
  | 'x-ray'
  | 'share'
  | 'runs'
  | 'incoming'
  | 'log'
  | 'variables'
  | 'tool'
  | 'tools'
  | 'executions'
  | 'limits'
  | 'compare'
  | 'help'
  | 'projector'
  | 'predict'
  | 'locks'
  | 'gallery'
  | 'sheet'
  | 'lessons'
  | 'lesson-maker'

/** Something that came by link, file, drop or paste, and waits for the person to say what becomes of it. */
export type Arrival = Incoming & { file?: File }

/** A recorded run that the cards show in place of a live one. */
export interface ShownReplay {
  recording: Recording
  origin?: RecordingOrigin
}

/** What the page itself remembers, beside documents and runs. */
export interface ScreenState {
  overlay: Overlay | null
  /** What the live region says; `count` tells two equal sentences apart. */
  said: { text: string; count: number }
  /** The card that was just added: it comes unfolded. */
  newest: string | null
  /** The cards that are selected, by id; the one that was chosen last is last. */
  selected: readonly string[]
  /** Where the overlay `connect` begins: at one way to connect, or at a class that a link invites to. */
  connect: { way?: string; link?: string } | null
  /** What the overlay `incoming` is about. */
  arrival: Arrival | null
  replay: ShownReplay | null
  /** The page as it was in the run that is replayed, where the stack has changed since. */
  past: App | null
  /** The store of lessons, once somebody has asked for it. */
  lessons: Lessons | null
  /** The pipeline whose stack is shown; null, or one that is gone, stands for the first. */
  pipelineId: string | null
  /** The part of the overlay `tool` that it opens on; the first when null. */
  toolTab: string | null
  /** Whether the graph stands beside the stack. */
  graph: boolean
}

/** The page's own state, and the few things that any part of it may ask for. */
export interface Screen extends StoreApi<ScreenState> {
  show(overlay: Overlay): void
  hide(): void
  /** Says a sentence through the page's one live region. */
  announce(text: string): void
  /** Shows a node's card, and puts the focus on it. */
  reveal(nodeId: string): void
}

/** A new screen. `pipelineOf` finds the pipeline that a node stands in. */
export function createScreen(pipelineOf: (nodeId: string) => string | undefined = () => undefined): Screen {
  const store = createStore<ScreenState>(() => ({
    overlay: null,
    said: { text: '', count: 0 },
    newest: null,
    selected: [],
    arrival: null,
    connect: null,
    replay: null,
    past: null,
    lessons: null,
    pipelineId: null,
    toolTab: null,
    graph: false,
  }))
  return {
    ...store,
    show: overlay => store.setState({ overlay }),
    hide: () => store.setState({ overlay: null }),
    announce: text => {
      if (text) store.setState(({ said }) => ({ said: { text, count: said.count + 1 } }))
    },
    reveal: nodeId => {
      store.setState(({ pipelineId }) => ({ overlay: null, pipelineId: pipelineOf(nodeId) ?? pipelineId }))
      focusSoon(() => document.getElementById(cardElementId(nodeId)))
    },
  }
}

/** The id of the element that holds the stack of the chosen pipeline. */
export const STACK_ID = 'stack'

/** The id of a card's element in the page. */
export function cardElementId(nodeId: string): string {
  return `card-${nodeId}`
}

export const ScreenContext = createContext<Screen | null>(null)

/**
 * The screen that this part of the page is on.
 * @throws Error outside of a `ScreenContext`.
 */
export function useScreen(): Screen {
  const screen = use(ScreenContext)
  if (!screen) throw new Error('useScreen needs a ScreenContext above it')
  return screen
}
