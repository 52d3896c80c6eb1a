import { lazy, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { PredictSync } from '../classroom/predict/PredictSync'
import { useWelcomed } from '../help/use-welcomed'
import { useInterruptedLesson } from '../lessons/use-interrupted-lesson'
import { useOffline } from '../settings/pwa/use-offline'
import { IncomingListeners } from '../share/open/IncomingListeners'
import { guardRemovals } from '../stack/removal/ask-removal'
import { SelectionBar } from '../stack/select/SelectionBar'
import { useCardSelection } from '../stack/select/use-card-selection'
import { useRunInSight } from '../stack/use-run-in-sight'
import styles from './AppOverlays.module.css'
import { useApp } from './app-context'
import './projected-icons.css'
import { useCommandKeys } from './commands/use-command-keys'
import { dialogs } from './dialogs'
import { SpokenRun } from './header/SpokenRun'
import { LazyPart } from './LazyPart'
import { FailedPartNotice } from './notices/FailedPartNotice'
import { StorageNotice } from './notices/StorageNotice'
import { VersionNotice } from './notices/VersionNotice'
import { type Overlay, useScreen } from './screen'
import { useAnalytics } from './use-analytics'

const ReplayBar = lazy(() => import('../runs/replay/ReplayBar'))
const LessonDock = lazy(() => import('../lessons/LessonDock'))

/** What lies over the stack: dialogs, incoming documents, replays, lessons and notices. */
export function AppOverlays() {
  const screen = useScreen()
  const overlay = useStore(screen, state => state.overlay)
  const replay = useStore(screen, state => state.replay)
  const lessons = useStore(screen, state => state.lessons)
  useInterruptedLesson()
  const [asked, setAsked] = useState<ReadonlySet<Overlay>>(new Set())
  const versions = useOffline()
  useAnalytics()
  useRunInSight()
  useCardSelection()
  useCommandKeys()
  useWelcomed()
  const app = useApp()
  useEffect(() => guardRemovals(app, screen), [app, screen])
  if (overlay && !asked.has(overlay)) setAsked(new Set([...asked, overlay]))
  return (
    <>
      <div className={styles.foot}>
        {versions && <VersionNotice versions={versions} />}
        <StorageNotice />
        <SelectionBar />
        <FailedPartNotice />
        {lessons && (
          <LazyPart>
            <LessonDock lessons={lessons} />
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
      {[...asked].map(asked => {
        const Room = dialogs[asked]
        return (
          Room && (
            <LazyPart key={asked}>
              <Room open={overlay === asked} onClose={screen.hide} />
            </LazyPart>
          )
        )
      })}
    </>
  )
}
