import type { LucideIcon } from 'lucide-react'
import { GraduationCap, LibraryBig, Play, Plus, ScrollText, SkipForward, Square, Undo2, Workflow } from 'lucide-react'
import { lessonsIn } from '../../../content/lessons'
import { atPage, startersIn } from '../../../content/starters'
import { activeMessages, localize, t } from '../../../language/active'
import { type MessageDescriptor, msg } from '../../../language/message'
import type { AppStores } from '../../../store/app'
import { allNodes } from '../../../store/document/draft'
import type { Lessons } from '../../../store/lessons/lessons'
import type { LibraryState } from '../../../store/library/library'
import type { CardActions } from '../../stack/card-actions'
import { cardNames } from '../../stack/card-names'
import { allEntries } from '../more/entries'
import type { RunsTabId } from '../overlay'
import type { Screen } from '../screen'

/** What a person can find and do by typing a part of its name. */
export interface Command {
  /** Unique among all commands. */
  id: string
  label: string
  hint?: string
  /** Other words that find it. */
  words?: string
  Icon?: LucideIcon
  act(): unknown
}

export interface CommandGroup {
  title: string
  commands: readonly Command[]
}

interface CommandParts {
  app: AppStores
  screen: Screen
  actions: CardActions
  dark: boolean
  lessons: Lessons
  records: LibraryState['records']
}

const runsTabs: readonly [RunsTabId, MessageDescriptor][] = [
  ['executions', msg('Executions')],
  ['log', msg('Log')],
  ['traffic', msg('Traffic')],
]

/** All commands of the page as it is now: its cards, what can be done, what can be added and opened. */
export function commandGroups(parts: CommandParts): CommandGroup[] {
  return [
    { title: t('Do'), commands: doing(parts) },
    { title: t('Cards of this pipeline'), commands: cards(parts) },
    { title: t('Add a card'), commands: additions(parts) },
    { title: t('My pipelines'), commands: documents(parts) },
    { title: t('Lessons'), commands: lessonCommands(parts) },
    { title: t('Starters'), commands: starters(parts) },
  ].filter(({ commands }) => commands.length > 0)
}

function doing({ app, screen, actions, dark }: CommandParts): Command[] {
  const { runner } = app
  const { live, paused } = runner.getState()
  const command = (id: string, label: string, Icon: LucideIcon, act: () => unknown, words: string): Command => ({
    ...{ id: `do ${id}`, label, Icon, act, words },
  })
  return [
    ...(live && !paused
      ? []
      : [
          command(
            'run',
            t('Run'),
            Play,
            () => runner.start(),
            t({ message: 'start go play', context: 'other words that find the command “Run”' }),
          ),
        ]),
    ...(live && !paused
      ? []
      : [
          command(
            'step',
            t('Step'),
            SkipForward,
            () => runner.step(),
            t({ message: 'next debug', context: 'other words that find the command “Step”' }),
          ),
        ]),
    ...(live
      ? [
          command(
            'stop',
            t('Stop'),
            Square,
            () => runner.stop(),
            t({ message: 'end cancel', context: 'other words that find the command “Stop”' }),
          ),
        ]
      : []),
    command(
      'undo',
      t('Undo'),
      Undo2,
      () => actions.undo(),
      t({ message: 'back revert', context: 'other words that find the command “Undo”' }),
    ),
    command(
      'library',
      t('Library'),
      LibraryBig,
      () => screen.show('library'),
      t({ message: 'open save file new documents', context: 'other words that find the command “Library”' }),
    ),
    command(
      'lessons',
      t('Lessons'),
      GraduationCap,
      () => screen.show('lessons'),
      t({ message: 'learn teach course', context: 'other words that find the command “Lessons”' }),
    ),
    ...allEntries.map(
      ({ id, label, hint, Icon, act }): Command => ({
        ...{
          id: `do ${id}`,
          label: localize(label),
          hint: localize(hint),
          Icon,
          act: () => act({ app, screen, actions, dark }),
        },
      }),
    ),
    ...runsTabs.map(([tab, label]) =>
      command(
        tab,
        localize(label),
        ScrollText,
        () => screen.show({ name: 'runs', tab }),
        t({ message: 'history steps trace cost', context: 'other words that find the tabs of runs' }),
      ),
    ),
  ]
}

function cards({ app, screen }: CommandParts): Command[] {
  const { document } = app.editor.getState().draft
  const names = cardNames(allNodes(document), app.nodeTypes)
  return document.pipelines.flatMap(pipeline =>
    pipeline.nodes.map(({ id, type }): Command => {
      const hint =
        document.pipelines.length > 1 ? t('in {pipeline}', { pipeline: pipeline.name || t('Untitled') }) : undefined
      return {
        ...{ id: `card ${id}`, label: names.get(id) ?? type, ...(hint && { hint }) },
        ...{ words: type, Icon: Workflow, act: () => screen.reveal(id) },
      }
    }),
  )
}

function additions({ app, actions }: CommandParts): Command[] {
  return [...app.nodeTypes.values()].map(({ type, name, summary, alsoCalled }) => ({
    ...{
      id: `add ${type}`,
      label: t('Add {card}', { card: name }),
      hint: localize(summary),
      words: localize(alsoCalled ?? ''),
      Icon: Plus,
    },
    act: () => actions.add({ type }),
  }))
}

function documents({ app: { library }, screen, records }: CommandParts): Command[] {
  return records.map(({ id, name }) => ({
    ...{ id: `document ${id}`, label: name || t('Untitled'), Icon: LibraryBig },
    async act() {
      if (await library.open(id)) screen.setState({ pipelineId: null, replay: null })
    },
  }))
}

function lessonCommands({ screen, lessons }: CommandParts): Command[] {
  return [...lessonsIn(activeMessages()), ...lessons.getState().own].map(lesson => ({
    ...{ id: `lesson ${lesson.id}`, label: lesson.title, hint: lesson.teaches, Icon: GraduationCap },
    async act() {
      if (!(await lessons.begin(lesson))) return
      screen.setState({ pipelineId: null, replay: null })
      screen.announce(t('Lesson “{lesson}” is open.', { lesson: lesson.title }))
    },
  }))
}

function starters({ app: { library } }: CommandParts): Command[] {
  const { starters, flowStarters, toolStarters } = startersIn(activeMessages())
  const all = [...starters, ...flowStarters, ...toolStarters]
  return all.map(starter => ({
    ...{ id: `starter ${starter.id}`, label: starter.title, hint: starter.teaches, Icon: LibraryBig },
    async act() {
      const { document, inputs } = atPage(starter, new URL('.', location.href).href)
      await library.preview({ document, inputs })
    },
  }))
}
