import { useEffect } from 'react'
import { useStore } from 'zustand'
import { asksToPredict, predictStore } from '../../../store/run/predict'
import { beginRun, forgetRound } from '../../../store/run/predict-round'
import { useApp } from '../../page/app-context'
import { deviceSwitch } from '../../parts/predict/predict-switch'

/** Renders nothing: keeps the round of guesses in sync with the setting, the open document and its runs. */
export function PredictSync() {
  const { deviceStorage, editor, runner } = useApp()
  const documentId = useStore(editor, state => state.draft.document.id)
  const asked = useStore(editor, state => asksToPredict(state.draft.document))
  const { here, guessers } = useStore(deviceSwitch(deviceStorage))

  useEffect(() => predictStore.setState({ on: here || asked, guessers }), [here, asked, guessers])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another document is another round.
  useEffect(() => predictStore.setState(forgetRound), [documentId])

  useEffect(() => {
    // Notified with the run's first event, before any render.
    const follow = () => {
      const [start] = runner.getState().events
      if (start?.type === 'run-start') predictStore.setState(now => beginRun(now, start.runId))
    }
    follow()
    return runner.subscribe(follow)
  }, [runner])
  return null
}
