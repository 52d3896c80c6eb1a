import { useState } from 'react'
import { useStore } from 'zustand'
import { CheckField } from '../../../components/CheckField'
import layout from '../../../components/layout.module.css'
import { TextAreaField } from '../../../components/TextAreaField'
import { t } from '../../../language/active'
import { asksToPredict } from '../../../store/run/predict'
import { readGuessers } from '../../../store/run/predict-round'
import { useApp } from '../../page/app-context'
import { askToPredict, deviceSwitch } from '../../parts/predict/predict-switch'

/** The setting "predict, then reveal", and who guesses. */
export default function PredictDialog() {
  const { editor, deviceStorage } = useApp()
  const chosen = deviceSwitch(deviceStorage)
  const { here, guessers } = useStore(chosen)
  const asked = useStore(editor, state => asksToPredict(state.draft.document))
  const [names, setNames] = useState(() => guessers.join('\n'))
  return (
    <div className={layout.stack4}>
      <p>{t('After a run, each result stays hidden until everyone has guessed.')}</p>
      <CheckField
        label={t('Cover results here')}
        checked={here}
        onChange={on => chosen.setState({ here: on })}
        help={t('On this device, for every pipeline.')}
      />
      <CheckField
        label={t('Cover results for everyone who opens this pipeline')}
        checked={asked}
        onChange={on => {
          const label = on ? t('Turned on guessing first') : t('Turned off guessing first')
          editor.edit(draft => askToPredict(draft, on), { label })
        }}
        help={t('Links and files include this.')}
      />
      <TextAreaField
        label={t('Who guesses here')}
        value={names}
        onChange={text => {
          setNames(text)
          chosen.setState({ guessers: readGuessers(text) })
        }}
        rows={4}
        placeholder={t('Ada and Ben\nCleo and Dan')}
        help={formatGuessers(readGuessers(names).length)}
      />
    </div>
  )
}

function formatGuessers(count: number): string {
  return count === 0
    ? t('One name per line, or only how many. Names stay on this device. Empty: one guess, without a name.')
    : t('One name per line, or only how many. Names stay on this device. Now: {count}.', { count })
}
