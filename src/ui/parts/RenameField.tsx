import { useRef, useState } from 'react'
import { classNames } from '../../components/class-names'
import { isComposing } from '../../components/keys'
import layout from '../../components/layout.module.css'
import { t } from '../../language/active'
import styles from './DocumentRow.module.css'

interface RenameFieldProps {
  name: string
  /** Called with the new name, or the old one on cancel; `byKey` when focus should return. */
  onDone(name: string, byKey: boolean): void
}

/** An inline name editor: Enter or blur saves, Escape cancels. */
export function RenameField({ name, onDone }: RenameFieldProps) {
  const [text, setText] = useState(name)
  const done = useRef(false)
  const finish = (result: string, byKey: boolean) => {
    // Enter unmounts the field, which also fires blur: act once.
    if (done.current) return
    done.current = true
    onDone(result, byKey)
  }
  return (
    <input
      className={classNames(layout.shrink, layout.bold, styles.rename)}
      aria-label={t('New name of {name}', { name: name || t('Untitled') })}
      value={text}
      maxLength={200}
      autoComplete="off"
      ref={selectAll}
      onChange={event => setText(event.target.value)}
      onBlur={() => finish(text.trim(), false)}
      onKeyDown={event => {
        if ((event.key !== 'Enter' && event.key !== 'Escape') || isComposing(event)) return
        // Enter would press the button that gets focus, Escape would close the dialog.
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
