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
  log: late(() => import('./log/LogDialog')),
  compare: late(() => import('./compare/CompareDialog')),
  variables: late(() => import('./flow/VariablesDialog')),
  projector: late(() => import('./projector/ProjectorRoom')),
  locks: late(() => import('./locks/LocksDialog')),
}
