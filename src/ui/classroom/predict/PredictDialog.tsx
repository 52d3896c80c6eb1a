import { useState } from 'react'
import { useStore } from 'zustand'
import { CheckField } from '../../../components/CheckField'
import { Dialog } from '../../../components/Dialog'
import { TextAreaField } from '../../../components/TextAreaField'
import { asksToPredict } from '../../../store/run/predict'
import { readGuessers } from '../../../store/run/predict-round'
import { useApp } from '../../app/app-context'
import styles from './Predict.module.css'
import { askToPredict, deviceSwitch } from './predict-switch'

interface PredictDialogProps {
  open: boolean
  onClose(): void
}

/** The setting "predict, then reveal", and who guesses. */
export default function PredictDialog({ open, onClose }: PredictDialogProps) {
  return (
    <Dialog open={open} title="Predict first" onClose={onClose}>
      <Choices />
    </Dialog>
  )
}

function Choices() {
  const { editor, deviceStorage } = useApp()
  const chosen = deviceSwitch(deviceStorage)
  const { here, guessers } = useStore(chosen)
  const asked = useStore(editor, state => asksToPredict(state.draft.document))
  const [names, setNames] = useState(() => guessers.join('\n'))
  return (
    <div className={styles.choices}>
      <p>After a run, each result stays hidden until everyone has guessed.</p>
      <CheckField
        label="Cover results here"
        checked={here}
        onChange={on => chosen.setState({ here: on })}
        help="On this device, for every pipeline."
      />
      <CheckField
        label="Cover results for everyone who opens this pipeline"
        checked={asked}
        onChange={on => {
          const label = on ? 'Turned on guessing first' : 'Turned off guessing first'
          editor.edit(draft => askToPredict(draft, on), { label })
        }}
        help="Links and files include this."
      />
      <TextAreaField
        label="Who guesses here"
        value={names}
        onChange={text => {
          setNames(text)
          chosen.setState({ guessers: readGuessers(text) })
        }}
        rows={4}
        placeholder={'Ada and Ben\nCleo and Dan'}
        help={sayGuessers(readGuessers(names).length)}
      />
    </div>
  )
}

function sayGuessers(count: number): string {
  const how = 'One name per line, or only how many. Names stay on this device.'
  return count === 0 ? `${how} Empty: one guess, without a name.` : `${how} Now: ${count}.`
}
