import type { ComponentType } from 'react'
import { late } from './parts/late'
import type { Overlay } from './screen'

export interface RoomProps {
  open: boolean
  onClose(): void
}

/** One that would tell what came while results are covered, so that nobody could guess any more. */
function covered(title: string, what: string, load: () => Promise<{ default: ComponentType<RoomProps> }>) {
  return late(async () => {
    const [{ behindCover }, { default: Room }] = await Promise.all([import('./predict/behind-cover'), load()])
    return { default: behindCover(title, what, Room) }
  })
}

/** The dialogs that anything on the page can open with `screen.show`. Each is fetched when it is first asked for. */
export const rooms: Partial<Record<Overlay, ComponentType<RoomProps>>> = {
  connect: late(() => import('./connect/ConnectDialog')),
  share: late(() => import('./share/ShareDialog')),
  runs: late(() => import('./replay/RunsDialog')),
  log: covered('Log', 'The log', () => import('./log/LogDialog')),
  compare: late(() => import('./compare/CompareDialog')),
  help: late(() => import('./help/HelpDialog')),
  lessons: late(() => import('./lessons/LessonsDialog')),
  tool: late(() => import('./toolface/ToolDialog')),
  tools: late(() => import('./tools/ToolsDialog')),
  executions: covered('Executions', 'This list', () => import('./executions/ExecutionsDialog')),
  limits: late(() => import('./policies/LimitsDialog')),
  'lesson-maker': late(() => import('./lessons/LessonMaker')),
  variables: late(() => import('./flow/VariablesDialog')),
  projector: late(() => import('./projector/ProjectorRoom')),
  predict: late(() => import('./predict/PredictDialog')),
  gallery: late(() => import('./gallery/GalleryDialog')),
  sheet: late(() => import('./sheet/SheetDialog')),
  locks: late(() => import('./locks/LocksDialog')),
}
