import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from './Button'
import { classes } from './classes'
import styles from './Dialog.module.css'

interface DialogProps {
  open: boolean
  /** Its accessible name, and its heading. */
  title: string
  /** Called for Escape, the close button and a press beside the dialog. */
  onClose(): void
  /** `sheet` rises from the foot of a phone; `wide` is for lists and tables, `full` for what a class looks at. */
  shape?: 'usual' | 'wide' | 'full' | 'sheet'
  /** Leaves out the close button, where the dialog asks something that its own buttons answer. */
  asks?: boolean
  /** Buttons at the foot. */
  actions?: ReactNode
  children: ReactNode
}

/** A modal dialog: the platform's own, so focus stays inside and goes back where it came from. */
export function Dialog({ open, title, onClose, shape = 'usual', asks, actions, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (open && !dialog.open) {
      dialog.showModal()
      // React's own autoFocus comes too early: what is in a closed dialog cannot be focused.
      dialog.querySelector<HTMLElement>('[data-focus]')?.focus()
    }
    if (!open && dialog.open) dialog.close()
  }, [open])

  // In the body, because containment on an ancestor's children would size the dialog too.
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and the platform gives it.
    <dialog
      ref={ref}
      className={classes(styles.dialog, styles[shape])}
      aria-labelledby={titleId}
      onCancel={event => {
        // A file chooser inside the dialog cancels too, and its event bubbles.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClick={event => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      {open && (
        <div className={styles.box}>
          <header className={styles.head}>
            <h2 id={titleId}>{title}</h2>
            {!asks && <IconButton icon={X} label="Close" onClick={onClose} />}
          </header>
          <div className={styles.body}>{children}</div>
          {actions && <footer className={styles.actions}>{actions}</footer>}
        </div>
      )}
    </dialog>,
    document.body,
  )
}
