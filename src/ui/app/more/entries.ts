import {
  Braces,
  ChartNoAxesColumn,
  CircleHelp,
  EyeClosed,
  Gauge,
  Hammer,
  History,
  Images,
  Keyboard,
  LayoutGrid,
  ListChecks,
  ListTree,
  Lock,
  type LucideIcon,
  Plug,
  Presentation,
  Printer,
  Redo2,
  ScrollText,
  Search,
  Settings,
  Share2,
  SunMoon,
  Workflow,
  Wrench,
  ZoomIn,
} from 'lucide-react'
import type { AppStores } from '../../../store/app'
import type { SettingsState } from '../../../store/settings'
import { openHelp } from '../../help/help-choice'
import type { CardActions } from '../../stack/card-actions'
import type { Screen } from '../screen'

/** An entry of the menu "More". */
export interface Entry {
  label: string
  /** A short description. */
  hint: string
  Icon: LucideIcon
  /** A tool of the header, listed here only while the header has no space for it. */
  folded?: 'rare' | 'graph' | 'settings' | 'redo' | 'share'
  /** Of a switch: whether it is on. */
  isOn?(settings: SettingsState): boolean
  act(page: { app: AppStores; screen: Screen; actions: CardActions; dark: boolean }): void
}

export interface EntryGroup {
  title: string
  entries: readonly Entry[]
}

/** Rarely needed tools of the page. */
export const entryGroups: readonly EntryGroup[] = [
  {
    title: 'This page',
    entries: [
      {
        label: 'Redo',
        hint: 'Do again what was undone',
        Icon: Redo2,
        folded: 'redo',
        act: ({ actions }) => actions.redo(),
      },
      {
        label: 'Share',
        hint: 'A link, a code or a file',
        Icon: Share2,
        folded: 'share',
        act: ({ screen }) => screen.show('share'),
      },
      {
        label: 'Settings',
        hint: 'Models, keys, looks, privacy',
        Icon: Settings,
        folded: 'settings',
        act: ({ screen }) => screen.show('settings'),
      },
      {
        label: 'Day or night',
        hint: 'Light or dark colors',
        Icon: SunMoon,
        folded: 'rare',
        act: ({ app: { settings }, dark }) => settings.setTheme(dark ? 'light' : 'dark'),
      },
    ],
  },
  {
    title: 'Look closer',
    entries: [
      {
        label: 'Find anything',
        hint: 'Cards, commands, pipelines and lessons, by name (Ctrl+K)',
        Icon: Search,
        act: ({ screen }) => screen.show('commands'),
      },
      {
        label: 'Runs',
        hint: 'Open a run from before, and play it again',
        Icon: History,
        act: ({ screen }) => screen.show('runs'),
      },
      {
        label: 'Executions',
        hint: 'What each pipeline and each step got, gave and cost',
        Icon: ListTree,
        act: ({ screen }) => screen.show('executions'),
      },
      {
        label: 'Traffic',
        hint: 'How often each connection was used, how long it took, what it cost',
        Icon: ChartNoAxesColumn,
        act: ({ screen }) => screen.show('traffic'),
      },
      {
        label: 'Log',
        hint: 'Every step of the run, line by line',
        Icon: ScrollText,
        act: ({ screen }) => screen.show('log'),
      },
      {
        label: 'Run many',
        hint: 'The same stack many times, side by side, or once for each row of a table',
        Icon: LayoutGrid,
        act: ({ screen }) => screen.show('compare'),
      },
      {
        label: 'Graph',
        hint: 'How the pipelines are joined',
        Icon: Workflow,
        folded: 'graph',
        act: ({ screen }) => screen.setState(({ graph }) => ({ graph: !graph })),
      },
    ],
  },
  {
    title: 'Build',
    entries: [
      {
        label: 'Connect a model',
        hint: 'In this browser, on this computer, from a maker, or from your class',
        Icon: Plug,
        act: ({ screen }) => screen.show('connect'),
      },
      {
        label: 'Checks',
        hint: 'What is wrong or odd, and buttons that mend it',
        Icon: ListChecks,
        act: ({ screen }) => screen.show('checks'),
      },
      {
        label: 'Variables',
        hint: 'Words that many cards share',
        Icon: Braces,
        act: ({ screen }) => screen.show('variables'),
      },
      {
        label: 'Limits and model',
        hint: 'What a run may cost, how long it may take, who answers',
        Icon: Gauge,
        act: ({ screen }) => screen.show('limits'),
      },
      {
        label: 'Tool face',
        hint: 'The pipeline as one tool for others; try it, export it',
        Icon: Wrench,
        act: ({ screen }) => screen.setState({ overlay: 'tool', toolTab: 'face' }),
      },
      {
        label: 'Tools',
        hint: 'Every tool of your library, and who uses it',
        Icon: Hammer,
        act: ({ screen }) => screen.show('tools'),
      },
    ],
  },
  {
    title: 'Teach',
    entries: [
      {
        label: 'About the cards',
        hint: 'What each card is, what a model sees of it, and an example to try',
        Icon: CircleHelp,
        act: ({ screen }) => openHelp(screen),
      },
      {
        label: 'Projector',
        hint: 'Large text everywhere, so that the back row can read it; again to go back',
        Icon: ZoomIn,
        isOn: settings => settings.largeType,
        act: ({ app: { settings } }) => settings.setLargeType(!settings.getState().largeType),
      },
      {
        label: 'Keyboard shortcuts',
        hint: 'Every key that does something (?)',
        Icon: Keyboard,
        act: ({ screen }) => screen.show('shortcuts'),
      },
      {
        label: 'One card at a time',
        hint: 'Step through the cards on the full screen',
        Icon: Presentation,
        act: ({ screen }) => screen.show('projector'),
      },
      {
        label: 'Predict first',
        hint: 'Cover results until everybody has guessed',
        Icon: EyeClosed,
        act: ({ screen }) => screen.show('predict'),
      },
      {
        label: 'Class gallery',
        hint: 'What everybody made, side by side',
        Icon: Images,
        act: ({ screen }) => screen.show('gallery'),
      },
      {
        label: 'Locks',
        hint: 'Fix cards or fields, and leave the rest open',
        Icon: Lock,
        act: ({ screen }) => screen.show('locks'),
      },
      {
        label: 'Print a sheet',
        hint: 'The pipeline and its last run on paper',
        Icon: Printer,
        act: ({ screen }) => screen.show('sheet'),
      },
    ],
  },
]
