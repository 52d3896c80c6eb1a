import { useRef, useState } from 'react'
import styles from './Library.module.css'

interface RenameFieldProps {
  name: string
  /** Gets the new name, or the old one when it was given up; `byKey` when the focus is to go back. */
  onDone(name: string, byKey: boolean): void
}

/** A name that is being changed in its place: Enter or leaving it keeps the new one, Escape the old one. */
export function RenameField({ name, onDone }: RenameFieldProps) {
  const [text, setText] = useState(name)
  const done = useRef(false)
  const finish = (result: string, byKey: boolean) => {
    // Enter takes the field away, and that leaves it: once is enough.
    if (done.current) return
    done.current = true
    onDone(result, byKey)
  }
  return (
    <input
      className={styles.rename}
      aria-label={`New name of ${name || 'Untitled'}`}
      value={text}
      maxLength={200}
      autoComplete="off"
      ref={selectAll}
      onChange={event => setText(event.target.value)}
      onBlur={() => finish(text.trim(), false)}
      onKeyDown={event => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return
        // Enter would press the button that gets the focus, Escape would close the dialog around it.
        event.preventDefault()
        event.stopPropagation()
        finish(event.key === 'Enter' ? text.trim() : name, true)
      }}
    />
  )
}

function selectAll(input: HTMLInputElement | null) {
  input?.focus()
  input?.select()
}
