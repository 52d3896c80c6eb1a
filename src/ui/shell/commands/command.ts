import type { LucideIcon } from 'lucide-react'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import type { MessageDescriptor } from '../../../language/message'
import type { AppStores } from '../../../store/app'
import { useApp } from '../../page/app-context'
import type { CardActions } from '../../page/edits/card-actions'
import { useActions } from '../../page/edits/card-actions'
import { type ManyActions, manyActions } from '../../page/edits/many-actions'
import { type Screen, useScreen } from '../../page/screen'
import { useIsDark } from '../../page/theme'
import { type PageColumns, type Stage, usePageColumns, useStage } from '../../page/use-page-columns'

/** Where a command has a button: beside the name, the bar of the run, the header, a group of the menu "More", or a list that it opens. */
export type CommandPlace =
  | 'edit'
  | 'run'
  | 'header'
  | 'page'
  | 'look'
  | 'build'
  | 'learn'
  | 'pipeline'
  | 'teach'
  | 'help'

/** Something that a person can do anywhere on the page. */
export interface Command {
  /** Unique among all commands. */
  id: string
  label: MessageDescriptor
  /** What it is for, in a sentence. */
  hint?: MessageDescriptor
  /** Other words that find it. */
  words?: MessageDescriptor
  Icon?: LucideIcon
  keys?: CommandKeys
  /** What the browser does to the letters of a text field first, with the same keys. */
  ofLetters?: 'undo' | 'redo'
  /** What it is about: the cards of the stack that are selected or focused; without, the page as a whole. */
  scope?: 'cards'
  /** Its button, which may depend on the page. Without one it is found by its name or its key. */
  place?: CommandPlace | ((page: CommandPage) => CommandPlace | undefined)
  /** Where its button in the header has its name beside the icon; nowhere by default. */
  worded?: 'everywhere' | 'desktop'
  /** Whether it can be done now; always by default. */
  when?(page: CommandPage): boolean
  /** Whether the second click of a double click is not for its button. */
  ignoresDoubleClick?: true
  /** Of a switch: whether it is on. */
  isOn?(page: CommandPage): boolean
  run(page: CommandPage): void
}

interface CommandKeys {
  /** Key combinations. `Ctrl` is Cmd on a Mac. */
  press: readonly string[]
  /** They in words, for the list of keys; without words they are not in it. */
  label?: MessageDescriptor
}

/** The page as it is now, which commands look at and act on. */
export interface CommandPage {
  app: AppStores
  screen: Screen
  actions: CardActions
  /** Actions on the cards that are selected or focused. */
  cards: ManyActions
  isDark: boolean
  stage: Stage
  columns: PageColumns
}

/** Whether the button of a command in the header has its name beside the icon. */
export function isWorded({ worded }: Command, { stage }: CommandPage): boolean {
  return worded === 'everywhere' || worded === stage
}

/** The page for commands. The component is drawn again when what commands look at changes. */
export function useCommandPage(): CommandPage {
  const app = useApp()
  const screen = useScreen()
  const actions = useActions()
  const isDark = useIsDark()
  const stage = useStage()
  const columns = usePageColumns()
  const run = useStore(
    app.runner,
    useShallow(({ live, paused, run }) => [live, paused !== null, hasBegun(run.nodes)]),
  )
  const edits = useStore(
    app.editor,
    useShallow(({ canUndo, canRedo, draft }) => [canUndo, canRedo, draft.document.pipelines.length]),
  )
  const graph = useStore(screen, state => state.graph)
  const set = useStore(
    app.settings,
    useShallow(({ largeType, developer }) => [largeType, developer]),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: what commands look at.
  return useMemo(
    () => ({ app, screen, actions, cards: manyActions(app, screen), isDark, stage, columns }),
    [app, screen, actions, isDark, stage, columns.palette, columns.xRay, run, edits, graph, set],
  )
}

/** Whether a run is going on and does not wait for a step. */
export function isBusy({ app }: CommandPage): boolean {
  const { live, paused } = app.runner.getState()
  return live && paused === null
}

/** Whether there is a step to go back to. */
export function hasBegun(nodes: object): boolean {
  for (const _ in nodes) return true
  return false
}
