import { useEffect, useRef } from 'react'
import { enterFullScreen, leaveFullScreen } from './full-screen'
import { Projector } from './Projector'
import styles from './Projector.module.css'

interface ProjectorRoomProps {
  open: boolean
  onClose(): void
}

/** The pipeline for the back row of a classroom: one node at a time, over all of the screen. */
export default function ProjectorRoom({ open, onClose }: ProjectorRoomProps) {
  const ref = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return
    let wanted = true
    const show = () => {
      if (!wanted || !dialog.isConnected || dialog.open) return
      dialog.showModal()
      // A dialog begins at its first button, whose space bar would close it.
      dialog.querySelector<HTMLElement>('[data-focus]')?.focus()
    }
    // What goes full screen first lies below what is opened after it.
    enterFullScreen().finally(show)
    // In full screen the browser keeps Escape for itself, and only tells that it was left.
    const onLeave = () => {
      if (!document.fullscreenElement) onClose()
    }
    document.addEventListener('fullscreenchange', onLeave)
    return () => {
      wanted = false
      document.removeEventListener('fullscreenchange', onLeave)
      dialog.close()
      leaveFullScreen()
    }
  }, [open, onClose])

  return (
    <dialog
      ref={ref}
      className={styles.room}
      aria-label="Projector"
      data-projector
      onCancel={event => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
    >
      {open && <Projector onClose={onClose} />}
    </dialog>
  )
}
