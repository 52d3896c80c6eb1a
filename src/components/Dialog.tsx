import { X } from 'lucide-react'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { t } from '../language/active'
import { IconButton } from './Button'
import { classNames } from './class-names'
import styles from './Dialog.module.css'

interface DialogProps {
  open: boolean
  /** Its accessible name, and its heading. */
  title: string
  /** Called on Escape, the close button and a press on the backdrop. */
  onClose(): void
  /** `sheet` slides in from the bottom of a phone; `wide` is for lists and tables, `full` for projection. */
  shape?: 'usual' | 'wide' | 'full' | 'sheet'
  /** Omits the close button, where the dialog's own buttons answer a question. */
  asks?: boolean
  /** Buttons of the footer. */
  actions?: ReactNode
  children: ReactNode
}

/** A modal dialog: a native one, which traps and restores focus. */
export function Dialog({ open, title, onClose, shape = 'usual', asks, actions, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  // Before the next key is pressed, which is for the dialog.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (open && !dialog.open) {
      dialog.showModal()
      // Not as the element appears: content of a closed dialog cannot be focused.
      dialog.querySelector<HTMLElement>('[data-focus]')?.focus()
    }
    if (!open && dialog.open) dialog.close()
  }, [open])

  // Portal to the body: containment of an ancestor would also size the dialog.
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and the platform gives it.
    <dialog
      ref={ref}
      className={classNames(styles.dialog, styles[shape])}
      aria-labelledby={titleId}
      onCancel={event => {
        // A file input inside the dialog also fires cancel, and it bubbles.
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
            {!asks && <IconButton icon={X} label={t('Close')} onClick={onClose} />}
          </header>
          <div className={styles.body}>{children}</div>
          {actions && <footer className={styles.actions}>{actions}</footer>}
        </div>
      )}
    </dialog>,
    document.body,
  )
}
