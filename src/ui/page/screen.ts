import { createContext, use } from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Recording, RecordingOrigin } from '../../documents/recordings/recording'
import { localize } from '../../language/active'
import type { LocalizedText } from '../../language/message'
import type { AppStores } from '../../store/app'
import type { Lessons } from '../../store/lessons/lessons'
import { focusWhenRendered } from './focus-when-rendered'
import { type MissingCause, missingParts } from './missing-part'
import type { Overlay, PlainOverlayName } from './overlay'

/** A recorded run that the cards show in place of a live one. */
export interface ShownReplay {
  recording: Recording
  origin?: RecordingOrigin
}

/** The tabs of the column beside the stack. */
export type SideTab = 'x-ray' | 'card' | 'lesson'

/** UI state other than documents and runs. */
interface ScreenState {
  overlay: Overlay | null
  /** Text of the live region; `count` distinguishes repeated sentences. */
  said: { text: string; count: number }
  /** The card that was pressed last: its settings are in the tab “Card” of the side column. */
  chosenId: string | null
  /** The tab of the side column. */
  side: SideTab
  /** Selected cards, by id; the last one was selected last. */
  selected: readonly string[]
  /** Why a part of the page could not be fetched or drawn, if one could not, and whether the page says so now. */
  missingPart: { cause: MissingCause; isShown: boolean } | null
  replay: ShownReplay | null
  /** The page as of the replayed run, where the stack has changed since. */
  past: AppStores | null
  /** The store of lessons, once loaded. */
  lessons: Lessons | null
  /** The selected pipeline; null or a removed one means the first. */
  pipelineId: string | null
  /** Whether the graph is shown beside the stack. */
  graph: boolean
}

/** UI state and actions that any part of the page may use. */
export interface Screen extends StoreApi<ScreenState> {
  /** Opens an overlay: by its name, where it needs to know nothing more. */
  show(overlay: Overlay | PlainOverlayName): void
  hide(): void
  /** Announces a sentence through the live region. */
  announce(text: LocalizedText): void
  /** Chooses a card, and shows its settings where they have a column. */
  chooseCard(nodeId: string): void
  /** Shows the settings of a card and puts the focus on them: in their column, or as a sheet over the stack. */
  openSettings(nodeId: string): void
  /** Scrolls to a node's card and focuses it. */
  reveal(nodeId: string): void
  /** Puts the focus on a node's card, or on what `find` finds, once it is drawn. */
  focusCard(nodeId: string, find?: () => HTMLElement | null): void
  /** Says, once it is known why, that a part of the page could not be fetched or drawn. */
  reportMissingPart: ReturnType<typeof missingParts>
}

/** Creates the UI store. `pipelineOf` finds the pipeline of a node. */
export function createScreen(pipelineOf: (nodeId: string) => string | undefined = () => undefined): Screen {
  const store = createStore<ScreenState>(() => ({
    overlay: null,
    said: { text: '', count: 0 },
    chosenId: null,
    side: 'x-ray',
    selected: [],
    missingPart: null,
    replay: null,
    past: null,
    lessons: null,
    pipelineId: null,
    graph: false,
  }))
  const focusCard: Screen['focusCard'] = (nodeId, find = () => document.getElementById(cardElementId(nodeId))) =>
    focusWhenRendered(find)
  return {
    ...store,
    show: overlay =>
      store.setState({ overlay: typeof overlay === 'string' ? ({ name: overlay } as Overlay) : overlay }),
    hide: () => store.setState({ overlay: null }),
    announce: text => {
      if (text) store.setState(({ said }) => ({ said: { text: localize(text), count: said.count + 1 } }))
    },
    chooseCard: nodeId => store.setState({ chosenId: nodeId, side: 'card' }),
    openSettings: nodeId => {
      store.setState({ chosenId: nodeId, side: 'card', overlay: { name: 'card', nodeId } })
      focusWhenRendered(() => document.getElementById(CARD_SETTINGS_ID))
    },
    reveal: nodeId => {
      store.setState(({ pipelineId }) => ({ overlay: null, pipelineId: pipelineOf(nodeId) ?? pipelineId }))
      focusCard(nodeId)
    },
    focusCard,
    reportMissingPart: missingParts(cause => store.setState({ missingPart: { cause, isShown: true } })),
  }
}

/** Element id of the place of the stack, with what is above and below it. */
export const STACK_PLACE_ID = 'pipeline'

/** Element id of the selected pipeline's stack. */
export const STACK_ID = 'stack'

/** Element id of the heading of the chosen card's settings. */
export const CARD_SETTINGS_ID = 'card-settings'

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
