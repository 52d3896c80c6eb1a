import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import { t } from '../../../language/active'
import type { Batch } from '../../../store/batch/batch'
import { useApp } from '../../page/app-context'
import { useCardNames } from '../../page/cards/use-card-names'
import { useScreen } from '../../page/screen'
import styles from './Compare.module.css'
import type { CompareState } from './compare-state'
import { GridResults } from './GridResults'
import { GridSetup } from './GridSetup'

/** Sets up a grid of runs and shows its results. */
export function GridTab({ room }: { room: CompareState }) {
  const { editor } = useApp()
  const document = useStore(editor, state => state.draft.document)
  const status = useStore(room.wall, state => state.status)
  useCountedRuns(room.wall)
  const names = useCardNames(document)
  // Before the first run it is open; the results take its place.
  const [isAsked, setAsked] = useState(false)
  const isOpen = isAsked || status === 'empty'
  return (
    <div className={layout.stack4}>
      <details className={classNames(layout.box, layout.paper, styles.setup)} open={isOpen}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by itself. */}
        <summary
          onClick={event => {
            event.preventDefault()
            setAsked(!isOpen)
          }}
        >
          {t('What to run')}
        </summary>
        <GridSetup room={room} names={names} onStart={() => setAsked(false)} />
      </details>
      {status !== 'empty' && <GridResults room={room} />}
    </div>
  )
}

/** Counts batch runs for the active lesson. */
function useCountedRuns(wall: Batch): void {
  const screen = useScreen()
  useEffect(() => {
    const tell = () => {
      const { lessons } = screen.getState()
      for (const { status, events } of wall.getState().runs) if (status === 'done') lessons?.witness(events)
    }
    tell()
    return wall.subscribe(tell)
  }, [wall, screen])
}
