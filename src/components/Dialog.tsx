import { X } from 'lucide-react'
import { createContext, type ReactNode, use, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { t } from '../language/active'
import { IconButton } from './Button'
import { classNames } from './class-names'
import styles from './Dialog.module.css'

/** `sheet` slides in from the bottom of a phone; `wide` is for lists and tables, `full` for projection. */
export type DialogShape = 'usual' | 'wide' | 'full' | 'sheet'

interface DialogProps {
  /** Its accessible name, and its heading. */
  title: string
  /** Called on Escape, the close button and a press on the backdrop. */
  onClose(): void
  shape?: DialogShape | undefined
  /** Omits the close button, where the dialog's own buttons answer a question. */
  asks?: boolean | undefined
  children: ReactNode
}

/** A modal dialog, open while it is rendered: a native one, which traps and restores focus. */
export function Dialog({ title, onClose, shape = 'usual', asks, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const [foot, setFoot] = useState<HTMLElement | null>(null)
  const titleId = useId()

  // Before the next key is pressed, which is for the dialog.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    dialog.showModal()
    // While it is still in the page: the focus goes back to where it was.
    return () => dialog.close()
  }, [])
  // Once it is open, since content of a closed dialog cannot be focused, and its buttons are there.
  useLayoutEffect(() => {
    if (foot) ref.current?.querySelector<HTMLElement>('[data-focus]')?.focus()
  }, [foot])

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
      <div className={styles.box}>
        <header className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          {!asks && <IconButton icon={X} label={t('Close')} onClick={onClose} />}
        </header>
        <div className={styles.body}>
          <FootContext value={foot}>{children}</FootContext>
        </div>
        <footer ref={setFoot} className={styles.actions} />
      </div>
    </dialog>,
    document.body,
  )
}

const FootContext = createContext<HTMLElement | null>(null)

/** The buttons of the dialog around it, below the content, which scrolls without them. */
export function DialogActions({ children }: { children: ReactNode }) {
  const foot = use(FootContext)
  return foot && createPortal(children, foot)
}
