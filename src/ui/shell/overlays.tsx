import { type ComponentType, lazy } from 'react'
import type { DialogShape } from '../../components/Dialog'
import { localize, needTranslations, t } from '../../language/active'
import { lessonList } from '../../lessons/lesson-list'
import type { AppStores } from '../../store/app'
import { allNodes } from '../../store/document/draft'
import { cardNames } from '../page/cards/card-names'
import { nameOfPipeline } from '../page/edits/flow-actions'
import type { IncomingContent, OverlayName, OverlayOf, OverlayProps } from '../page/overlay'
import XRay from '../xray/XRay'
import { Palette } from './palette/Palette'
import { CardSettings } from './side/CardSettings'

/** A dialog that the page opens by name. */
export interface OverlayEntry<Name extends OverlayName> {
  /** The dialog's heading. Absent where `Content` is a screen of its own, without the frame of a dialog. */
  title?(overlay: OverlayOf<Name>, app: AppStores): string
  shape?: DialogShape
  /** Omits the close button, where the dialog's own buttons answer a question. */
  asks?: true
  /** On Escape and the close button: what is shown then in its place; nothing by default. */
  back?(overlay: OverlayOf<Name>): OverlayOf<Name> | null
  Content: ComponentType<OverlayProps<Name>>
}

/** Loads a part of the page together with the translations of lessons and starters. */
function withContent<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return async () => (await Promise.all([load(), needTranslations('content')]))[0]
}

/** Every overlay of the page: what it is called, how large it is, and what it shows, which loads on first use. */
export const overlays: { [Name in OverlayName]: OverlayEntry<Name> } = {
  agenda: {
    title: ({ agenda }) =>
      agenda
        ? t('{title}: {count, plural, one {one thing} other {# things}}', {
            title: agenda.title,
            count: agenda.items.length,
          })
        : t('A list for the class'),
    shape: 'wide',
    Content: lazy(withContent(() => import('../classroom/agenda/AgendaDialog'))),
  },
  card: {
    title: ({ nodeId }, { editor, nodeTypes }) => {
      const name = cardNames(allNodes(editor.getState().draft.document), nodeTypes).get(nodeId) ?? ''
      return t('Settings, {name}', { name })
    },
    shape: 'sheet',
    Content: CardSettings,
  },
  checks: { title: () => t('Checks'), shape: 'wide', Content: lazy(() => import('../stack/checks/ChecksDialog')) },
  commands: {
    title: () => t('Find anything'),
    Content: lazy(withContent(() => import('./commands/CommandDialog'))),
  },
  compare: { title: () => t('Run many'), shape: 'full', Content: lazy(() => import('../runs/compare/CompareDialog')) },
  connect: {
    title: () => t('Connect a model'),
    shape: 'wide',
    Content: lazy(() => import('../settings/connect/ConnectDialog')),
  },
  edges: {
    title: ({ pipelineId }, { editor }) =>
      t('Connect {pipeline}', { pipeline: nameOfPipeline(editor.getState().draft.document.pipelines, pipelineId) }),
    Content: lazy(() => import('../graph/flow/EdgesDialog')),
  },
  gallery: {
    title: () => t('Class gallery'),
    shape: 'full',
    back: ({ workId }) => (workId === undefined ? null : { name: 'gallery' }),
    Content: lazy(() => import('../classroom/gallery/GalleryDialog')),
  },
  'hand-in': {
    title: () => t('Hand in'),
    shape: 'wide',
    Content: lazy(() => import('../classroom/hand-in/HandInDialog')),
  },
  help: {
    title: ({ type }, { nodeTypes }) => {
      const nodeType = nodeTypes.get(type ?? '')
      return nodeType ? t('About {card}', { card: nodeType.name }) : t('About the cards')
    },
    shape: 'wide',
    Content: lazy(() => import('../help/HelpDialog')),
  },
  incoming: {
    title: ({ content }) => incomingTitle(content),
    Content: lazy(withContent(() => import('../share/open/IncomingDialog'))),
  },
  language: { title: () => t('Language'), Content: lazy(() => import('../settings/LanguageDialog')) },
  'lesson-maker': {
    title: () => t('Make a lesson'),
    shape: 'wide',
    Content: lazy(() => import('../lessons/LessonMaker')),
  },
  lessons: {
    title: () => t('Lessons'),
    shape: 'wide',
    Content: lazy(withContent(() => import('../lessons/LessonsDialog'))),
  },
  library: { title: () => t('Library'), shape: 'wide', Content: lazy(() => import('../library/LibraryDialog')) },
  limits: { title: () => t('Limits and model'), Content: lazy(() => import('../stack/policies/LimitsDialog')) },
  locks: { title: () => t('Locks'), shape: 'wide', Content: lazy(() => import('../stack/locks/LocksDialog')) },
  'my-class': {
    title: () => t('My class'),
    Content: lazy(() => import('../settings/connect/MyClassDialog')),
  },
  palette: {
    title: () => t('Add a card'),
    shape: 'sheet',
    Content: () => (
      <section aria-label={t('Palette')}>
        <Palette />
      </section>
    ),
  },
  pipeline: { title: () => t('Pipeline settings'), Content: lazy(() => import('./commands/CommandList')) },
  predict: { title: () => t('Predict first'), Content: lazy(() => import('../classroom/predict/PredictDialog')) },
  projector: { Content: lazy(() => import('../classroom/projector/ProjectorScreen')) },
  removal: {
    title: ({ cards }) => t('Remove {name}?', { name: cards }),
    asks: true,
    Content: lazy(() => import('../stack/removal/RemovalDialog')),
  },
  runs: { title: () => t('Runs'), shape: 'wide', Content: lazy(() => import('../runs/RunsDialog')) },
  settings: { title: () => t('Settings'), shape: 'wide', Content: lazy(() => import('../settings/SettingsDialog')) },
  share: { title: () => t('Share'), shape: 'wide', Content: lazy(() => import('../share/ShareDialog')) },
  sheet: {
    title: () => t('Print a sheet'),
    shape: 'wide',
    Content: lazy(() => import('../classroom/sheet/SheetDialog')),
  },
  shortcuts: { title: () => t('Keyboard shortcuts'), Content: lazy(() => import('./commands/ShortcutsDialog')) },
  teach: { title: () => t('Teach'), Content: lazy(() => import('./commands/CommandList')) },
  teaching: {
    title: () => t('Lesson pages'),
    shape: 'wide',
    Content: lazy(withContent(() => import('../lessons/teaching/TeachingDialog'))),
  },
  tool: { title: () => t('Tool'), shape: 'wide', Content: lazy(() => import('../tools/toolface/ToolDialog')) },
  tools: { title: () => t('Tools'), shape: 'wide', Content: lazy(() => import('../tools/ToolsDialog')) },
  variables: {
    title: () => t('Variables'),
    shape: 'wide',
    Content: lazy(() => import('../graph/flow/VariablesDialog')),
  },
  welcome: { title: () => t('Help'), Content: lazy(() => import('./commands/CommandList')) },
  'x-ray': {
    title: () => t('X-ray'),
    shape: 'sheet',
    Content: () => (
      <section aria-label={t('X-ray')}>
        <XRay />
      </section>
    ),
  },
}

function incomingTitle(content: IncomingContent): string {
  switch (content.kind) {
    case 'document': {
      const { lesson } = content.content
      return lesson
        ? t('Begin the lesson “{lesson}”?', { lesson: lesson.title })
        : t('Open “{name}”?', { name: content.contents.name || t('Untitled') })
    }
    case 'recording':
      return t('Replay a run of “{name}”?', { name: content.recording.documentName || t('Untitled') })
    case 'library':
      return t('A whole library')
    case 'starter':
      return t('Open this starter?')
    case 'lesson': {
      const lesson = Object.entries(lessonList).find(([id]) => id === content.id)?.[1]
      return lesson
        ? t('Begin the lesson “{lesson}”?', { lesson: localize(lesson.title) })
        : t('This lesson is not here')
    }
    case 'nothing':
      return t('This cannot be opened')
  }
}
