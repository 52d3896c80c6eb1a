import { useEffect, useRef } from 'react'
import { Button } from '../../components/Button'
import { QrCode } from './QrCode'
import styles from './Share.module.css'

interface LargeCodeProps {
  text: string
  /** What the code opens. */
  name: string
  onClose(): void
}

/** The code in full size, for projection. Escape or a press anywhere closes it. */
export function LargeCode({ text, name, onClose }: LargeCodeProps) {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => ref.current?.showModal(), [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and the platform gives it.
    <dialog
      ref={ref}
      className={styles.large}
      aria-label={`QR code of ${name}`}
      onClick={onClose}
      onCancel={event => {
        // The dialog below must not handle it.
        event.stopPropagation()
        event.preventDefault()
        onClose()
      }}
    >
      <QrCode text={text} label={`QR code that opens ${name}`} />
      <p>
        <strong>{name}</strong>
        <Button onClick={onClose}>Back</Button>
      </p>
    </dialog>
  )
}
