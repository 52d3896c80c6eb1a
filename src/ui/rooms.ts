import type { ComponentType } from 'react'
import { late } from './parts/late'
import type { Overlay } from './screen'

export interface RoomProps {
  open: boolean
  onClose(): void
}

/** The dialogs that anything on the page can open with `screen.show`. Each is fetched when it is first asked for. */
export const rooms: Partial<Record<Overlay, ComponentType<RoomProps>>> = {
  connect: late(() => import('./connect/ConnectDialog')),
  share: late(() => import('./share/ShareDialog')),
  runs: late(() => import('./replay/RunsDialog')),
  log: late(() => import('./predict/LogBehindCover')),
  compare: late(() => import('./compare/CompareDialog')),
  help: late(() => import('./help/HelpDialog')),
  lessons: late(() => import('./lessons/LessonsDialog')),
  tool: late(() => import('./toolface/ToolDialog')),
  tools: late(() => import('./tools/ToolsDialog')),
  executions: late(() => import('./executions/ExecutionsDialog')),
  limits: late(() => import('./policies/LimitsDialog')),
  'lesson-maker': late(() => import('./lessons/LessonMaker')),
  variables: late(() => import('./flow/VariablesDialog')),
  projector: late(() => import('./projector/ProjectorRoom')),
  predict: late(() => import('./predict/PredictDialog')),
  gallery: late(() => import('./gallery/GalleryDialog')),
  sheet: late(() => import('./sheet/SheetDialog')),
  locks: late(() => import('./locks/LocksDialog')),
}
