import { useEffect } from 'react'
import { useStore } from 'zustand'
import { predict } from '../../store/predict'
import { beginRun, forgetRound } from '../../store/predict-round'
import { useApp } from '../app-context'
import { asksToPredict, deviceSwitch } from './predict-switch'

/** Draws nothing: keeps the round of guessing in step with the switch, the document that is open, and its runs. */
export function PredictKeeper() {
  const { editor, runner } = useApp()
  const documentId = useStore(editor, state => state.draft.document.id)
  const asked = useStore(editor, state => asksToPredict(state.draft.document))
  const { here, guessers } = useStore(deviceSwitch)

  useEffect(() => predict.setState({ on: here || asked, guessers }), [here, asked, guessers])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another document is another round.
  useEffect(() => predict.setState(forgetRound), [documentId])

  useEffect(() => {
    // Told with the run's first event, before anything of it is drawn.
    const follow = () => {
      const [start] = runner.getState().events
      if (start?.type === 'run-start') predict.setState(now => beginRun(now, start.runId))
    }
    follow()
    return runner.subscribe(follow)
  }, [runner])
  return null
}
