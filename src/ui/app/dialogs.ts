import type { ComponentType } from 'react'
import { lazyComponent } from './parts/lazy-component'
import type { Overlay } from './screen'

export interface OverlayProps {
  open: boolean
  onClose(): void
}

/** The dialogs that `screen.show` opens. Each loads on first use. */
export const dialogs: Partial<Record<Overlay, ComponentType<OverlayProps>>> = {
  language: lazyComponent(() => import('../settings/LanguageDialog')),
  connect: lazyComponent(() => import('../settings/connect/ConnectDialog')),
  share: lazyComponent(() => import('../share/ShareDialog')),
  runs: lazyComponent(() => import('../runs/RunsDialog')),
  compare: lazyComponent(() => import('../runs/compare/CompareDialog')),
  commands: lazyComponent(() => import('./commands/CommandDialog'), { says: ['content'] }),
  shortcuts: lazyComponent(() => import('./commands/ShortcutsDialog')),
  help: lazyComponent(() => import('../help/HelpDialog')),
  lessons: lazyComponent(() => import('../lessons/LessonsDialog'), { says: ['content'] }),
  tool: lazyComponent(() => import('../tools/toolface/ToolDialog')),
  tools: lazyComponent(() => import('../tools/ToolsDialog')),
  trial: lazyComponent(() => import('../stack/trial/TrialDialog')),
  removal: lazyComponent(() => import('../stack/removal/RemovalDialog')),
  checks: lazyComponent(() => import('../stack/checks/ChecksDialog')),
  limits: lazyComponent(() => import('../stack/policies/LimitsDialog')),
  'lesson-maker': lazyComponent(() => import('../lessons/LessonMaker')),
  teaching: lazyComponent(() => import('../lessons/teaching/TeachingDialog'), { says: ['content'] }),
  variables: lazyComponent(() => import('../graph/flow/VariablesDialog')),
  projector: lazyComponent(() => import('../classroom/projector/ProjectorScreen')),
  predict: lazyComponent(() => import('../classroom/predict/PredictDialog')),
  gallery: lazyComponent(() => import('../classroom/gallery/GalleryDialog')),
  sheet: lazyComponent(() => import('../classroom/sheet/SheetDialog')),
  pipeline: lazyComponent(() => import('./more/PipelineDialog')),
  teach: lazyComponent(() => import('./more/TeachDialog')),
  welcome: lazyComponent(() => import('../help/WelcomeDialog')),
  locks: lazyComponent(() => import('../classroom/locks/LocksDialog')),
}
