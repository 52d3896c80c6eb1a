import type { LucideIcon } from 'lucide-react'
import { GraduationCap, LibraryBig, Play, Plus, ScrollText, SkipForward, Square, Undo2, Workflow } from 'lucide-react'
import { lessons as ours } from '../../../content/lessons'
import { atPage, flowStarters, starterGroups, toolStarters } from '../../../content/starters'
import type { AppStores } from '../../../store/app'
import { allNodes } from '../../../store/document/draft'
import type { Lessons } from '../../../store/lessons/lessons'
import type { LibraryState } from '../../../store/library/library'
import type { CardActions } from '../../stack/card-actions'
import { cardNames } from '../../stack/card-names'
import { allEntries } from '../more/entries'
import type { RunsTabId, Screen } from '../screen'

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

export interface CommandParts {
  app: AppStores
  screen: Screen
  actions: CardActions
  dark: boolean
  lessons: Lessons
  records: LibraryState['records']
}

/** All commands of the page as it is now: its cards, what can be done, what can be added and opened. */
export function commandGroups(parts: CommandParts): CommandGroup[] {
  return [
    { title: 'Do', commands: doing(parts) },
    { title: 'Cards of this pipeline', commands: cards(parts) },
    { title: 'Add a card', commands: additions(parts) },
    { title: 'My pipelines', commands: documents(parts) },
    { title: 'Lessons', commands: lessonCommands(parts) },
    { title: 'Starters', commands: starters(parts) },
  ].filter(({ commands }) => commands.length > 0)
}

function doing({ app, screen, actions, dark }: CommandParts): Command[] {
  const { runner } = app
  const { live, paused } = runner.getState()
  const command = (label: string, Icon: LucideIcon, act: () => unknown, words = ''): Command => ({
    ...{ id: `do ${label}`, label, Icon, act, words },
  })
  return [
    ...(live && !paused ? [] : [command('Run', Play, () => runner.start(), 'start go play')]),
    ...(live && !paused ? [] : [command('Step', SkipForward, () => runner.step(), 'next debug')]),
    ...(live ? [command('Stop', Square, () => runner.stop(), 'end cancel')] : []),
    command('Undo', Undo2, () => actions.undo(), 'back revert'),
    command('Library', LibraryBig, () => screen.show('library'), 'open save file new documents'),
    command('Lessons', GraduationCap, () => screen.show('lessons'), 'learn teach course'),
    ...allEntries.map(
      ({ label, hint, Icon, act }): Command => ({
        ...{ id: `do ${label}`, label, hint, Icon, act: () => act({ app, screen, actions, dark }) },
      }),
    ),
    ...(['Executions', 'Log', 'Traffic'] as const).map(label =>
      command(
        label,
        ScrollText,
        () => screen.setState({ overlay: 'runs', runsTab: label.toLowerCase() as RunsTabId }),
        'history steps trace cost',
      ),
    ),
  ]
}

function cards({ app, screen }: CommandParts): Command[] {
  const { document } = app.editor.getState().draft
  const names = cardNames(allNodes(document), app.nodeTypes)
  return document.pipelines.flatMap(pipeline =>
    pipeline.nodes.map(({ id, type }): Command => {
      const hint = document.pipelines.length > 1 ? `in ${pipeline.name || 'Untitled'}` : undefined
      return {
        ...{ id: `card ${id}`, label: names.get(id) ?? type, ...(hint && { hint }) },
        ...{ words: type, Icon: Workflow, act: () => screen.reveal(id) },
      }
    }),
  )
}

function additions({ app, actions }: CommandParts): Command[] {
  return [...app.nodeTypes.values()].map(({ type, name, summary, alsoCalled }) => ({
    ...{ id: `add ${type}`, label: `Add ${name}`, hint: summary, words: alsoCalled ?? '', Icon: Plus },
    act: () => actions.add({ type }),
  }))
}

function documents({ app: { library }, screen, records }: CommandParts): Command[] {
  return records.map(({ id, name }) => ({
    ...{ id: `document ${id}`, label: name || 'Untitled', Icon: LibraryBig },
    async act() {
      if (await library.open(id)) screen.setState({ pipelineId: null, replay: null })
    },
  }))
}

function lessonCommands({ screen, lessons }: CommandParts): Command[] {
  return [...ours, ...lessons.getState().own].map(lesson => ({
    ...{ id: `lesson ${lesson.id}`, label: lesson.title, hint: lesson.teaches, Icon: GraduationCap },
    async act() {
      if (!(await lessons.begin(lesson))) return
      screen.setState({ pipelineId: null, replay: null })
      screen.announce(`Lesson “${lesson.title}” is open.`)
    },
  }))
}

function starters({ app: { library } }: CommandParts): Command[] {
  const all = [...starterGroups.flatMap(({ starters }) => starters), ...flowStarters, ...toolStarters]
  return all.map(starter => ({
    ...{ id: `starter ${starter.id}`, label: starter.title, hint: starter.teaches, Icon: LibraryBig },
    async act() {
      const { document, inputs } = atPage(starter, new URL('.', location.href).href)
      await library.preview({ document, inputs })
    },
  }))
}
