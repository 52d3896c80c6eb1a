import { lazy } from 'react'
import { useStore } from 'zustand'
import layout from '../../components/layout.module.css'
import { PredictSync } from '../classroom/predict/PredictSync'
import { useWelcomed } from '../help/use-welcomed'
import { useInterruptedLesson } from '../lessons/use-interrupted-lesson'
import { useOffline } from '../settings/pwa/use-offline'
import { IncomingListeners } from '../share/open/IncomingListeners'
import { SelectionBar } from '../stack/select/SelectionBar'
import { useCardSelection } from '../stack/select/use-card-selection'
import { useRunInSight } from '../stack/use-run-in-sight'
import './projected-icons.css'
import { useScreen } from '../page/screen'
import { useAnalytics } from '../page/use-analytics'
import { usePageColumns } from '../page/use-page-columns'
import { LazyPart } from '../parts/LazyPart'
import { CommandKeys } from './commands/CommandKeys'
import { SpokenRun } from './header/SpokenRun'
import { CopyNotice } from './notices/CopyNotice'
import { FailedPartNotice } from './notices/FailedPartNotice'
import { StorageNotice } from './notices/StorageNotice'
import { VersionNotice } from './notices/VersionNotice'
import { OverlayHost } from './OverlayHost'
import { useSounds } from './use-sounds'

const ReplayBar = lazy(() => import('../runs/replay/ReplayBar'))
const LessonPlayer = lazy(() => import('../lessons/LessonPlayer'))

/** What lies over the stack: dialogs, incoming documents, replays, lessons and notices. */
export function AppOverlays() {
  const screen = useScreen()
  const replay = useStore(screen, state => state.replay)
  const lessons = useStore(screen, state => state.lessons)
  const columns = usePageColumns()
  useInterruptedLesson()
  const versions = useOffline()
  useAnalytics()
  useSounds()
  useRunInSight()
  useCardSelection()
  useWelcomed()
  return (
    <>
      <div className={layout.stack}>
        {versions && <VersionNotice versions={versions} />}
        <StorageNotice />
        <SelectionBar />
        <FailedPartNotice />
        <CopyNotice />
        {lessons && !columns.xRay && (
          <LazyPart>
            <LessonPlayer lessons={lessons} />
          </LazyPart>
        )}
        {replay && (
          <LazyPart>
            <ReplayBar key={replay.recording.id} replay={replay} />
          </LazyPart>
        )}
      </div>
      <IncomingListeners />
      <PredictSync />
      <SpokenRun />
      <CommandKeys />
      <OverlayHost />
    </>
  )
}
