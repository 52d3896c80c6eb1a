import { useEffect, useRef } from 'react'
import { t } from '../../../language/active'
import type { OverlayProps } from '../../page/overlay'
import { Projector } from './Projector'
import styles from './Projector.module.css'

/** Projection mode: one node at a time, in full screen. */
export default function ProjectorScreen({ onClose }: OverlayProps) {
  const ref = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    let wanted = true
    const show = () => {
      if (!wanted || !dialog.isConnected || dialog.open) return
      dialog.showModal()
      // A dialog focuses its first button, and the space bar would press it.
      dialog.querySelector<HTMLElement>('[data-focus]')?.focus()
    }
    // The first element to go full screen is below those opened later.
    enterFullScreen().finally(show)
    // In full screen the browser handles Escape, and only reports the exit.
    const onLeave = () => {
      if (!document.fullscreenElement) onClose()
    }
    document.addEventListener('fullscreenchange', onLeave)
    return () => {
      wanted = false
      document.removeEventListener('fullscreenchange', onLeave)
      dialog.close()
      if (document.fullscreenElement) document.exitFullscreen().catch(() => {})
    }
  }, [onClose])

  return (
    <dialog
      ref={ref}
      className={styles.room}
      aria-label={t('One card at a time')}
      data-projector
      onCancel={event => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
    >
      <Projector onClose={onClose} />
    </dialog>
  )
}

/** Requests full screen. Always resolves: the page works without it. */
async function enterFullScreen(): Promise<void> {
  try {
    await document.documentElement.requestFullscreen?.({ navigationUI: 'hide' })
  } catch {
    // Not permitted or not supported.
  }
}
