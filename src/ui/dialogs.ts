import type { ComponentType } from 'react'
import { lazyComponent } from './parts/lazy-component'
import type { Overlay } from './screen'

export interface OverlayProps {
  open: boolean
  onClose(): void
}

/** Hidden while results are covered for guessing: it would reveal them. */
function covered(title: string, what: string, load: () => Promise<{ default: ComponentType<OverlayProps> }>) {
  return lazyComponent(async () => {
    const [{ unlessHidden }, { default: Room }] = await Promise.all([import('./predict/unless-hidden'), load()])
    return { default: unlessHidden(title, what, Room) }
  })
}

/** The dialogs that `screen.show` opens. Each loads on first use. */
export const dialogs: Partial<Record<Overlay, ComponentType<OverlayProps>>> = {
  connect: lazyComponent(() => import('./connect/ConnectDialog')),
  share: lazyComponent(() => import('./share/ShareDialog')),
  runs: lazyComponent(() => import('./replay/RunsDialog')),
  log: covered('Log', 'The log', () => import('./log/LogDialog')),
  compare: lazyComponent(() => import('./compare/CompareDialog')),
  commands: lazyComponent(() => import('./commands/CommandDialog')),
  shortcuts: lazyComponent(() => import('./commands/ShortcutsDialog')),
  help: lazyComponent(() => import('./help/HelpDialog')),
  lessons: lazyComponent(() => import('./lessons/LessonsDialog')),
  tool: lazyComponent(() => import('./toolface/ToolDialog')),
  tools: lazyComponent(() => import('./tools/ToolsDialog')),
  executions: covered('Executions', 'This list', () => import('./executions/ExecutionsDialog')),
  trial: lazyComponent(() => import('./trial/TrialDialog')),
  removal: lazyComponent(() => import('./removal/RemovalDialog')),
  traffic: lazyComponent(() => import('./traffic/TrafficDialog')),
  checks: lazyComponent(() => import('./checks/ChecksDialog')),
  limits: lazyComponent(() => import('./policies/LimitsDialog')),
  'lesson-maker': lazyComponent(() => import('./lessons/LessonMaker')),
  variables: lazyComponent(() => import('./flow/VariablesDialog')),
  projector: lazyComponent(() => import('./projector/ProjectorScreen')),
  predict: lazyComponent(() => import('./predict/PredictDialog')),
  gallery: lazyComponent(() => import('./gallery/GalleryDialog')),
  sheet: lazyComponent(() => import('./sheet/SheetDialog')),
  locks: lazyComponent(() => import('./locks/LocksDialog')),
}
