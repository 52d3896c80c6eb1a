import type { LucideIcon } from 'lucide-react'
import { GraduationCap, LibraryBig, Plus, Workflow } from 'lucide-react'
import { lessonsIn } from '../../../content/lessons'
import { atPage, startersIn } from '../../../content/starters'
import { activeMessages, localize, t } from '../../../language/active'
import { viewOf } from '../../../nodes/views'
import { allNodes } from '../../../store/document/draft'
import type { Lessons } from '../../../store/lessons/lessons'
import type { LibraryState } from '../../../store/library/library'
import { cardNames } from '../../page/cards/card-names'
import type { CommandPage } from './command'
import { commands } from './command-table'

/** What a person can find and do by typing a part of its name. */
export interface Found {
  /** Unique among all that can be found. */
  id: string
  label: string
  hint?: string
  /** Other words that find it. */
  words?: string
  Icon?: LucideIcon
  act(): unknown
}

export interface FoundGroup {
  title: string
  found: readonly Found[]
}

interface Searched {
  page: CommandPage
  lessons: Lessons
  records: LibraryState['records']
}

/** Everything that can be found on the page as it is now: what can be done, its cards, and what can be added and opened. */
export function searchGroups({ page, lessons, records }: Searched): FoundGroup[] {
  return [
    { title: t('Actions'), found: doing(page) },
    { title: t('Cards of this pipeline'), found: cards(page) },
    { title: t('Add a card'), found: additions(page) },
    { title: t('My pipelines'), found: documents(page, records) },
    { title: t('Lessons'), found: lessonsFound(page, lessons) },
    { title: t('Starters'), found: starters(page) },
  ].filter(({ found }) => found.length > 0)
}

function doing(page: CommandPage): Found[] {
  return commands
    .filter(({ scope, when }) => !scope && when?.(page) !== false)
    .map(({ id, label, hint, words, Icon, run }) => ({
      id: `do ${id}`,
      label: localize(label),
      ...(hint && { hint: localize(hint) }),
      ...(words && { words: localize(words) }),
      ...(Icon && { Icon }),
      act: () => run(page),
    }))
}

function cards({ app, screen }: CommandPage): Found[] {
  const { document } = app.editor.getState().draft
  const names = cardNames(allNodes(document), app.nodeTypes)
  return document.pipelines.flatMap(pipeline =>
    pipeline.nodes.map(({ id, type }): Found => {
      const hint =
        document.pipelines.length > 1 ? t('in {pipeline}', { pipeline: pipeline.name || t('Untitled') }) : undefined
      return {
        ...{ id: `card ${id}`, label: names.get(id) ?? type, ...(hint && { hint }) },
        ...{ words: type, Icon: Workflow, act: () => screen.reveal(id) },
      }
    }),
  )
}

function additions({ app, actions }: CommandPage): Found[] {
  return [...app.nodeTypes.values()].map(({ type, name, summary }) => ({
    ...{
      id: `add ${type}`,
      label: t('Add {card}', { card: name }),
      hint: localize(summary),
      words: localize(viewOf(type)?.alsoCalled ?? ''),
      Icon: Plus,
    },
    act: () => actions.add({ type }),
  }))
}

function documents({ app: { library }, screen }: CommandPage, records: LibraryState['records']): Found[] {
  return records.map(({ id, name }) => ({
    ...{ id: `document ${id}`, label: name || t('Untitled'), Icon: LibraryBig },
    async act() {
      if (await library.open(id)) screen.setState({ pipelineId: null, replay: null })
    },
  }))
}

function lessonsFound({ screen }: CommandPage, lessons: Lessons): Found[] {
  return [...lessonsIn(activeMessages()), ...lessons.getState().own].map(lesson => ({
    ...{ id: `lesson ${lesson.id}`, label: lesson.title, hint: lesson.teaches, Icon: GraduationCap },
    async act() {
      if (!(await lessons.begin(lesson))) return
      screen.setState({ pipelineId: null, replay: null })
      screen.announce(t('Lesson “{lesson}” is open.', { lesson: lesson.title }))
    },
  }))
}

function starters({ app: { library } }: CommandPage): Found[] {
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
