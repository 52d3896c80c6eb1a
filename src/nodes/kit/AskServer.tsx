import { useState } from 'react'
import { Button } from '../../components/Button'
import layout from '../../components/layout.module.css'
import { localize } from '../../language/active'
import { errorText } from '../../language/localized-error'
import { type LocalizedText, msg } from '../../language/message'

interface AskServerProps {
  /** Of the button. */
  label: string
  /** What is said until it is pressed. */
  before?: LocalizedText
  /** Asks, and returns what is said of the answer. The message of a rejection is said as it is. */
  ask(): Promise<LocalizedText>
  locked?: boolean
}

/** A button that asks a server for something, with what came of it beside it. */
export function AskServer({ label, before = '', ask, locked }: AskServerProps) {
  const [said, setSaid] = useState<LocalizedText>()
  const press = async () => {
    setSaid(msg('Asking…'))
    setSaid(await ask().catch(errorText))
  }
  return (
    <div className={layout.cluster3}>
      <Button round disabled={locked} onClick={press}>
        {label}
      </Button>
      <p role="status" className={layout.hint}>
        {localize(said ?? before)}
      </p>
    </div>
  )
}
