import { ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import { useStore } from 'zustand'
import { useApp } from '../app-context'
import { Button } from '../parts/Button'
import { classes } from '../parts/classes'
import { Dialog } from '../parts/Dialog'
import { useScreen } from '../screen'
import styles from './Connect.module.css'
import { forgetArrival } from './forget-arrival'
import { WayList } from './WayList'
import { allWays, wayInUse } from './ways'

interface ConnectDialogProps {
  open: boolean
  onClose(): void
}

/** The one place where models are connected: ways on one side, the steps of the chosen one on the other. */
export default function ConnectDialog({ open, onClose }: ConnectDialogProps) {
  const screen = useScreen()
  const close = () => {
    forgetArrival(screen)
    onClose()
  }
  return (
    <Dialog open={open} title="Connect a model" shape="wide" onClose={close}>
      <Places />
    </Dialog>
  )
}

/** Drawn anew each time that the dialog opens. */
function Places() {
  const { settings } = useApp()
  const screen = useScreen()
  const begin = useStore(screen, state => state.connect)
  const [id, setId] = useState(begin?.link ? 'class' : begin?.way)
  // What came while the dialog stood open is shown too.
  const [seen, setSeen] = useState(begin)
  if (begin !== seen) {
    setSeen(begin)
    if (begin) setId(begin.link ? 'class' : begin.way)
  }
  const way = allWays().find(each => each.id === id)
  // Beside the ways, what is in use stands open; on a phone there is room for the ways alone.
  const [inUse] = useState(() => {
    const { defaultModel, connections } = settings.getState()
    return wayInUse(defaultModel, connections)
  })
  const shown = way ?? inUse
  return (
    <div className={classes(styles.places, way && styles.chosen)}>
      <WayList chosen={shown?.id} onChoose={setId} />
      {shown && (
        <section aria-label={shown.label} className={styles.panel} key={`${shown.id} ${begin?.link ?? ''}`}>
          <div className={styles.title}>
            <Button look="quiet" icon={ChevronLeft} className={styles.back} onClick={() => setId(undefined)}>
              All ways
            </Button>
            <h3>{shown.label}</h3>
          </div>
          <shown.Panel provider={shown.id} link={begin?.link} />
        </section>
      )}
    </div>
  )
}
