import {
  Braces,
  CircleHelp,
  DoorOpen,
  EyeClosed,
  Gauge,
  GraduationCap,
  Hammer,
  History,
  Images,
  Keyboard,
  Languages,
  LayoutGrid,
  ListChecks,
  Lock,
  type LucideIcon,
  Plug,
  Presentation,
  Printer,
  Redo2,
  Search,
  Send,
  Settings,
  Share2,
  SlidersHorizontal,
  SunMoon,
  Workflow,
  Wrench,
  ZoomIn,
} from 'lucide-react'
import { type MessageDescriptor, msg } from '../../../language/message'
import type { AppStores } from '../../../store/app'
import type { SettingsState } from '../../../store/settings'
import type { CardActions } from '../../stack/card-actions'
import type { Screen } from '../screen'

/** An entry of the menu "More". */
export interface Entry {
  id: string
  label: MessageDescriptor
  /** A short description. */
  hint: MessageDescriptor
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

interface EntryGroup {
  title: MessageDescriptor
  /** Whether it is shown with its first entry only. */
  folded?: true
  entries: readonly Entry[]
}

const redo: Entry = {
  id: 'redo',
  label: msg('Redo'),
  hint: msg('Do again what you undid'),
  Icon: Redo2,
  act: ({ actions }) => actions.redo(),
}

const settings: Entry = {
  id: 'settings',
  label: msg('Settings'),
  hint: msg('Models, keys, looks, privacy'),
  Icon: Settings,
  act: ({ screen }) => screen.show('settings'),
}

const language: Entry = {
  id: 'language',
  label: msg('Language'),
  hint: msg('The language of this page'),
  Icon: Languages,
  act: ({ screen }) => screen.show('language'),
}

const find: Entry = {
  id: 'find',
  label: msg('Find anything'),
  hint: msg('Cards, commands, pipelines and lessons (Ctrl+K)'),
  Icon: Search,
  act: ({ screen }) => screen.show('commands'),
}

const runs: Entry = {
  id: 'runs',
  label: msg('Runs'),
  hint: msg('Earlier runs, each step of them, the log, and traffic'),
  Icon: History,
  act: ({ screen }) => screen.show('runs'),
}

const many: Entry = {
  id: 'many',
  label: msg('Run many'),
  hint: msg('The same stack many times, side by side, or once for each row of a table'),
  Icon: LayoutGrid,
  act: ({ screen }) => screen.show('compare'),
}

const graph: Entry = {
  id: 'graph',
  label: msg('Graph'),
  hint: msg('How the pipelines are connected'),
  Icon: Workflow,
  act: ({ screen }) => screen.setState(({ graph }) => ({ graph: !graph })),
}

const connect: Entry = {
  id: 'connect',
  label: msg('Connect a model'),
  hint: msg('In this browser, on this computer, from a company, or from your class'),
  Icon: Plug,
  act: ({ screen }) => screen.show('connect'),
}

const myClass: Entry = {
  id: 'myClass',
  label: msg('My class'),
  hint: msg('Join your class, and hand in what you made'),
  Icon: DoorOpen,
  act: ({ screen }) => screen.show('my-class'),
}

const handIn: Entry = {
  id: 'handIn',
  label: msg('Hand in'),
  hint: msg('Give your stack and its last run to your teacher'),
  Icon: Send,
  act: ({ screen }) => screen.show('hand-in'),
}

const checks: Entry = {
  id: 'checks',
  label: msg('Checks'),
  hint: msg('What is wrong or odd, and buttons that fix it'),
  Icon: ListChecks,
  act: ({ screen }) => screen.show('checks'),
}

const variables: Entry = {
  id: 'variables',
  label: msg('Variables'),
  hint: msg('Values that many cards share'),
  Icon: Braces,
  act: ({ screen }) => screen.show('variables'),
}

const limits: Entry = {
  id: 'limits',
  label: msg('Limits and model'),
  hint: msg('How much a run can cost, how long it can take, which model answers'),
  Icon: Gauge,
  act: ({ screen }) => screen.show('limits'),
}

const face: Entry = {
  id: 'face',
  label: msg('Tool face'),
  hint: msg('Make this pipeline a tool, try it, export it'),
  Icon: Wrench,
  act: ({ screen }) => screen.show({ name: 'tool', tab: 'face' }),
}

const tools: Entry = {
  id: 'tools',
  label: msg('Tools'),
  hint: msg('All tools in your library, and what uses them'),
  Icon: Hammer,
  act: ({ screen }) => screen.show('tools'),
}

const about: Entry = {
  id: 'about',
  label: msg('About the cards'),
  hint: msg('What each card is, what a model sees of it, and an example to try'),
  Icon: CircleHelp,
  act: ({ screen }) => screen.show('help'),
}

const lessonPages: Entry = {
  id: 'lessonPages',
  label: msg('Lesson pages'),
  hint: msg('What to say and ask in each lesson, its answers, and plans of 45 minutes'),
  Icon: GraduationCap,
  act: ({ screen }) => screen.show('teaching'),
}

const projector: Entry = {
  id: 'projector',
  label: msg('Projector'),
  hint: msg('Large text, so that the back row can read it. Press again to go back'),
  Icon: ZoomIn,
  isOn: settings => settings.largeType,
  act: ({ app: { settings } }) => settings.setLargeType(!settings.getState().largeType),
}

const keys: Entry = {
  id: 'keys',
  label: msg('Keyboard shortcuts'),
  hint: msg('Every key that does something (?)'),
  Icon: Keyboard,
  act: ({ screen }) => screen.show('shortcuts'),
}

const one: Entry = {
  id: 'one',
  label: msg('One card at a time'),
  hint: msg('Step through the cards on the full screen'),
  Icon: Presentation,
  act: ({ screen }) => screen.show('projector'),
}

const predict: Entry = {
  id: 'predict',
  label: msg('Predict first'),
  hint: msg('Hide results until everyone has guessed'),
  Icon: EyeClosed,
  act: ({ screen }) => screen.show('predict'),
}

const gallery: Entry = {
  id: 'gallery',
  label: msg('Class gallery'),
  hint: msg('What everyone made, side by side'),
  Icon: Images,
  act: ({ screen }) => screen.show('gallery'),
}

const locks: Entry = {
  id: 'locks',
  label: msg('Locks'),
  hint: msg('Lock cards or fields, and leave the rest open'),
  Icon: Lock,
  act: ({ screen }) => screen.show('locks'),
}

const sheet: Entry = {
  id: 'sheet',
  label: msg('Print a sheet'),
  hint: msg('The pipeline and its last run on paper'),
  Icon: Printer,
  act: ({ screen }) => screen.show('sheet'),
}

const pipeline: Entry = {
  id: 'pipeline',
  label: msg('Pipeline settings'),
  hint: msg('Checks, variables, limits, tools'),
  Icon: SlidersHorizontal,
  act: ({ screen }) => screen.show('pipeline'),
}

const teach: Entry = {
  id: 'teach',
  label: msg('Teach'),
  hint: msg('Projector, guessing, gallery, locks, a sheet to print'),
  Icon: Presentation,
  act: ({ screen }) => screen.show('teach'),
}

const help: Entry = {
  id: 'help',
  label: msg('Help'),
  hint: msg('What this page is, its cards, its keys'),
  Icon: CircleHelp,
  act: ({ screen }) => screen.show('welcome'),
}

const dayOrNight: Entry = {
  id: 'dayOrNight',
  label: msg('Day or night'),
  hint: msg('Light or dark colors'),
  Icon: SunMoon,
  act: ({ app: { settings }, dark }) => settings.setTheme(dark ? 'light' : 'dark'),
}

const share: Entry = {
  id: 'share',
  label: msg('Share'),
  hint: msg('A link, a code or a file'),
  Icon: Share2,
  act: ({ screen }) => screen.show('share'),
}

const only = (entry: Entry, folded: NonNullable<Entry['folded']>): Entry => ({ ...entry, folded })

/** The menu "More". Each width of the page shows at most ten entries. */
export const menuGroups: readonly EntryGroup[] = [
  { title: msg('This page'), folded: true, entries: [only(settings, 'settings'), only(redo, 'redo')] },
  { title: msg('Look closer'), entries: [only(find, 'roomy'), runs, many, only(graph, 'graph')] },
  { title: msg('Build'), entries: [only(connect, 'roomy'), pipeline] },
  { title: msg('Learn and teach'), entries: [myClass, teach, help, language] },
]

/** What is set for the open pipeline, and the tools. */
export const pipelineEntries: readonly Entry[] = [checks, variables, limits, face, tools]

/** What is for a class. */
export const teachEntries: readonly Entry[] = [lessonPages, projector, one, predict, gallery, locks, sheet]

/** What answers questions. */
export const helpEntries: readonly Entry[] = [about, find, keys]

/** Every command that has no key of its own, for the search. */
export const allEntries: readonly Entry[] = [
  ...[redo, share, settings, language, dayOrNight, runs, many, graph, connect, myClass, handIn, pipeline],
  ...[...pipelineEntries, teach, ...teachEntries, help, about, keys],
]
