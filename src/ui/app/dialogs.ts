import { type ComponentType, lazy } from 'react'
import { needTranslations } from '../../language/active'
import type { Overlay } from './screen'

export interface OverlayProps {
  open: boolean
  onClose(): void
}

/** Loads a part of the page together with the translations of lessons and starters. */
function withContent<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return async () => (await Promise.all([load(), needTranslations('content')]))[0]
}

/** The dialogs that `screen.show` opens. Each loads on first use. */
export const dialogs: Partial<Record<Overlay, ComponentType<OverlayProps>>> = {
  incoming: lazy(withContent(() => import('../share/open/IncomingDialog'))),
  library: lazy(() => import('../library/LibraryDialog')),
  settings: lazy(() => import('../settings/SettingsDialog')),
  language: lazy(() => import('../settings/LanguageDialog')),
  connect: lazy(() => import('../settings/connect/ConnectDialog')),
  share: lazy(() => import('../share/ShareDialog')),
  runs: lazy(() => import('../runs/RunsDialog')),
  compare: lazy(() => import('../runs/compare/CompareDialog')),
  commands: lazy(withContent(() => import('./commands/CommandDialog'))),
  shortcuts: lazy(() => import('./commands/ShortcutsDialog')),
  help: lazy(() => import('../help/HelpDialog')),
  lessons: lazy(withContent(() => import('../lessons/LessonsDialog'))),
  tool: lazy(() => import('../tools/toolface/ToolDialog')),
  tools: lazy(() => import('../tools/ToolsDialog')),
  trial: lazy(() => import('../stack/trial/TrialDialog')),
  removal: lazy(() => import('../stack/removal/RemovalDialog')),
  checks: lazy(() => import('../stack/checks/ChecksDialog')),
  limits: lazy(() => import('../stack/policies/LimitsDialog')),
  'lesson-maker': lazy(() => import('../lessons/LessonMaker')),
  teaching: lazy(withContent(() => import('../lessons/teaching/TeachingDialog'))),
  variables: lazy(() => import('../graph/flow/VariablesDialog')),
  projector: lazy(() => import('../classroom/projector/ProjectorScreen')),
  predict: lazy(() => import('../classroom/predict/PredictDialog')),
  gallery: lazy(() => import('../classroom/gallery/GalleryDialog')),
  sheet: lazy(() => import('../classroom/sheet/SheetDialog')),
  pipeline: lazy(() => import('./more/PipelineDialog')),
  teach: lazy(() => import('./more/TeachDialog')),
  welcome: lazy(() => import('../help/WelcomeDialog')),
  locks: lazy(() => import('../classroom/locks/LocksDialog')),
}
