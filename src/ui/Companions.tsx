import { useState } from 'react'
import { useStore } from 'zustand'
import styles from './Companions.module.css'
import { StorageNotice } from './notices/StorageNotice'
import { VersionNotice } from './notices/VersionNotice'
import { Arrivals } from './open/Arrivals'
import { late } from './parts/late'
import { useOffline } from './pwa/use-offline'
import { useScreen } from './screen'

const ShareDialog = late(() => import('./share/ShareDialog'))
const RunsDialog = late(() => import('./replay/RunsDialog'))
const IncomingDialog = late(() => import('./open/IncomingDialog'))
const LogDialog = late(() => import('./log/LogDialog'))
const VariablesDialog = late(() => import('./flow/VariablesDialog'))
const ReplayBar = late(() => import('./replay/ReplayBar'))

/** What accompanies the stack without being needed for its first picture: what comes in, what goes out, replays, notices. */
export default function Companions() {
  const screen = useScreen()
  const overlay = useStore(screen, state => state.overlay)
  const replay = useStore(screen, state => state.replay)
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set())
  const versions = useOffline()
  if (overlay && !asked.has(overlay)) setAsked(new Set([...asked, overlay]))
  return (
    <>
      <div className={styles.foot}>
        {versions && <VersionNotice versions={versions} />}
        <StorageNotice />
        {replay && <ReplayBar key={replay.recording.id} replay={replay} />}
      </div>
      <Arrivals />
      {asked.has('share') && <ShareDialog open={overlay === 'share'} onClose={screen.hide} />}
      {asked.has('runs') && <RunsDialog open={overlay === 'runs'} onClose={screen.hide} />}
      {asked.has('log') && <LogDialog open={overlay === 'log'} onClose={screen.hide} />}
      {asked.has('variables') && <VariablesDialog open={overlay === 'variables'} onClose={screen.hide} />}
      {asked.has('incoming') && <IncomingDialog open={overlay === 'incoming'} />}
    </>
  )
}
