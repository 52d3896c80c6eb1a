import {
  Braces,
  CircleHelp,
  EyeClosed,
  Gauge,
  GraduationCap,
  Hammer,
  History,
  Images,
  Keyboard,
  LayoutGrid,
  ListChecks,
  Lock,
  type LucideIcon,
  Plug,
  Presentation,
  Printer,
  Redo2,
  Search,
  Settings,
  Share2,
  SlidersHorizontal,
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
  /**
   * A tool of the header, in the menu only while the header has no space for it; `roomy` is in the menu only while the
   * header has space for its tools, and always in the settings or the help.
   */
  folded?: 'graph' | 'settings' | 'redo' | 'roomy'
  /** Of a switch: whether it is on. */
  isOn?(settings: SettingsState): boolean
  act(page: { app: AppStores; screen: Screen; actions: CardActions; dark: boolean }): void
}

export interface EntryGroup {
  title: string
  /** Whether it is shown with its first entry only. */
  folded?: true
  entries: readonly Entry[]
}

const redo: Entry = {
  label: 'Redo',
  hint: 'Do again what you undid',
  Icon: Redo2,
  act: ({ actions }) => actions.redo(),
}

const settings: Entry = {
  label: 'Settings',
  hint: 'Models, keys, looks, privacy',
  Icon: Settings,
  act: ({ screen }) => screen.show('settings'),
}

const find: Entry = {
  label: 'Find anything',
  hint: 'Cards, commands, pipelines and lessons (Ctrl+K)',
  Icon: Search,
  act: ({ screen }) => screen.show('commands'),
}

const runs: Entry = {
  label: 'Runs',
  hint: 'Earlier runs, each step of them, the log, and traffic',
  Icon: History,
  act: ({ screen }) => screen.show('runs'),
}

const many: Entry = {
  label: 'Run many',
  hint: 'The same stack many times, side by side, or once for each row of a table',
  Icon: LayoutGrid,
  act: ({ screen }) => screen.show('compare'),
}

const graph: Entry = {
  label: 'Graph',
  hint: 'How the pipelines are connected',
  Icon: Workflow,
  act: ({ screen }) => screen.setState(({ graph }) => ({ graph: !graph })),
}

const connect: Entry = {
  label: 'Connect a model',
  hint: 'In this browser, on this computer, from a company, or from your class',
  Icon: Plug,
  act: ({ screen }) => screen.show('connect'),
}

const checks: Entry = {
  label: 'Checks',
  hint: 'What is wrong or odd, and buttons that fix it',
  Icon: ListChecks,
  act: ({ screen }) => screen.show('checks'),
}

const variables: Entry = {
  label: 'Variables',
  hint: 'Values that many cards share',
  Icon: Braces,
  act: ({ screen }) => screen.show('variables'),
}

const limits: Entry = {
  label: 'Limits and model',
  hint: 'How much a run can cost, how long it can take, which model answers',
  Icon: Gauge,
  act: ({ screen }) => screen.show('limits'),
}

const face: Entry = {
  label: 'Tool face',
  hint: 'Make this pipeline a tool, try it, export it',
  Icon: Wrench,
  act: ({ screen }) => screen.setState({ overlay: 'tool', toolTab: 'face' }),
}

const tools: Entry = {
  label: 'Tools',
  hint: 'All tools in your library, and what uses them',
  Icon: Hammer,
  act: ({ screen }) => screen.show('tools'),
}

const about: Entry = {
  label: 'About the cards',
  hint: 'What each card is, what a model sees of it, and an example to try',
  Icon: CircleHelp,
  act: ({ screen }) => openHelp(screen),
}

const lessonPages: Entry = {
  label: 'Lesson pages',
  hint: 'What to say and ask in each lesson, its answers, and plans of 45 minutes',
  Icon: GraduationCap,
  act: ({ screen }) => screen.setState({ overlay: 'teaching', teaching: null }),
}

const projector: Entry = {
  label: 'Projector',
  hint: 'Large text, so that the back row can read it. Press again to go back',
  Icon: ZoomIn,
  isOn: settings => settings.largeType,
  act: ({ app: { settings } }) => settings.setLargeType(!settings.getState().largeType),
}

const keys: Entry = {
  label: 'Keyboard shortcuts',
  hint: 'Every key that does something (?)',
  Icon: Keyboard,
  act: ({ screen }) => screen.show('shortcuts'),
}

const one: Entry = {
  label: 'One card at a time',
  hint: 'Step through the cards on the full screen',
  Icon: Presentation,
  act: ({ screen }) => screen.show('projector'),
}

const predict: Entry = {
  label: 'Predict first',
  hint: 'Hide results until everyone has guessed',
  Icon: EyeClosed,
  act: ({ screen }) => screen.show('predict'),
}

const gallery: Entry = {
  label: 'Class gallery',
  hint: 'What everyone made, side by side',
  Icon: Images,
  act: ({ screen }) => screen.show('gallery'),
}

const locks: Entry = {
  label: 'Locks',
  hint: 'Lock cards or fields, and leave the rest open',
  Icon: Lock,
  act: ({ screen }) => screen.show('locks'),
}

const sheet: Entry = {
  label: 'Print a sheet',
  hint: 'The pipeline and its last run on paper',
  Icon: Printer,
  act: ({ screen }) => screen.show('sheet'),
}

const pipeline: Entry = {
  label: 'Pipeline settings',
  hint: 'Checks, variables, limits, tools',
  Icon: SlidersHorizontal,
  act: ({ screen }) => screen.show('pipeline'),
}

const teach: Entry = {
  label: 'Teach',
  hint: 'Projector, guessing, gallery, locks, a sheet to print',
  Icon: Presentation,
  act: ({ screen }) => screen.show('teach'),
}

const help: Entry = {
  label: 'Help',
  hint: 'What this page is, its cards, its keys',
  Icon: CircleHelp,
  act: ({ screen }) => screen.show('welcome'),
}

const dayOrNight: Entry = {
  label: 'Day or night',
  hint: 'Light or dark colors',
  Icon: SunMoon,
  act: ({ app: { settings }, dark }) => settings.setTheme(dark ? 'light' : 'dark'),
}

const share: Entry = {
  label: 'Share',
  hint: 'A link, a code or a file',
  Icon: Share2,
  act: ({ screen }) => screen.show('share'),
}

const only = (entry: Entry, folded: NonNullable<Entry['folded']>): Entry => ({ ...entry, folded })

/** The menu "More". Each width of the page shows at most eight entries. */
export const menuGroups: readonly EntryGroup[] = [
  { title: 'This page', folded: true, entries: [only(settings, 'settings'), only(redo, 'redo')] },
  { title: 'Look closer', entries: [only(find, 'roomy'), runs, many, only(graph, 'graph')] },
  { title: 'Build', entries: [only(connect, 'roomy'), pipeline] },
  { title: 'Learn and teach', entries: [teach, help] },
]

/** What is set for the open pipeline, and the tools. */
export const pipelineEntries: readonly Entry[] = [checks, variables, limits, face, tools]

/** What is for a class. */
export const teachEntries: readonly Entry[] = [lessonPages, projector, one, predict, gallery, locks, sheet]

/** What answers questions. */
export const helpEntries: readonly Entry[] = [about, find, keys]

/** Every command that has no key of its own, for the search. */
export const allEntries: readonly Entry[] = [
  ...[redo, share, settings, dayOrNight, runs, many, graph, connect, pipeline],
  ...[...pipelineEntries, teach, ...teachEntries, help, about, keys],
]
