import { useStore } from 'zustand'
import { predict } from '../../store/predict'
import { useApp } from '../app-context'
import LogDialog from '../log/LogDialog'
import { Dialog } from '../parts/Dialog'
import { BehindCover } from './BehindCover'
import { isAnyCovered } from './roles'

/** The log, which gives nothing away while results are covered. */
export default function LogBehindCover(props: { open: boolean; onClose(): void }) {
  const { editor, runner, nodeTypes } = useApp()
  const document = useStore(editor, state => state.draft.document)
  const hasRun = useStore(runner, state => state.run.status !== 'ready')
  const isCovered = useStore(predict, state => isAnyCovered(document, nodeTypes, state))
  if (!hasRun || !isCovered) return <LogDialog {...props} />
  return (
    <Dialog title="Log" {...props}>
      <BehindCover what="The log">{null}</BehindCover>
    </Dialog>
  )
}
