import { useCallback } from 'react'
import { recordingOf } from '../../../documents/recordings/recording'
import type { BatchRun } from '../../../store/batch/batch'
import { useApp } from '../../page/app-context'
import { useScreen } from '../../page/screen'

/** Shows one run of a batch on the cards, as a replay. Closing the replay returns to the dialog. */
export function useOpenRun(): (run: BatchRun) => void {
  const { editor, runner } = useApp()
  const screen = useScreen()
  return useCallback(
    run => {
      const recording = recordingOf(run.events)
      if (!recording) return
      const shown = { recording }
      const documentId = editor.getState().draft.document.id
      screen.setState({ replay: shown, overlay: null })
      const unsubscribe = screen.subscribe(({ replay, overlay }) => {
        if (replay === shown) return
        unsubscribe()
        const isElsewhere =
          replay || overlay || runner.getState().live || editor.getState().draft.document.id !== documentId
        if (!isElsewhere) screen.show('compare')
      })
    },
    [editor, runner, screen],
  )
}
