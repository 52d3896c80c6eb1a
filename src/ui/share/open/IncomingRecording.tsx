import { useStore } from 'zustand'
import { Button } from '../../../components/Button'
import { classNames } from '../../../components/class-names'
import { DialogActions } from '../../../components/Dialog'
import layout from '../../../components/layout.module.css'
import type { Recording } from '../../../documents/recordings/recording'
import { t } from '../../../language/active'
import type { Document } from '../../../model/document'
import type { RunEvent } from '../../../model/events'
import { useApp } from '../../page/app-context'
import { editedWhen } from '../../page/edited-when'
import { useScreen } from '../../page/screen'
import type { IncomingDialogProps } from './IncomingDialog'
import styles from './Open.module.css'
import { RunFacts } from './RunFacts'

/** A recording without its document: it plays on the open cards, as far as they match. */
export function IncomingRecording({ onClose, recording }: IncomingDialogProps & { recording: Recording }) {
  const { editor, recordings } = useApp()
  const screen = useScreen()
  const document = useStore(editor, state => state.draft.document)
  const missing = missingNodes(recording.events, document)

  const replay = () => {
    onClose()
    recordings.adopt(recording, 'file')
    screen.setState({ replay: { recording, origin: 'file' } })
  }
  return (
    <>
      <div className={layout.stack4}>
        <p>{t('This is a recorded run. You can replay it without a key, and nothing is sent.')}</p>
        <dl className={classNames(layout.rounded, layout.padded, layout.paper, styles.facts)}>
          <dt className={layout.soft}>{t({ message: 'Run', context: 'noun', note: 'Over what is said of a run.' })}</dt>
          <dd>
            <RunFacts events={recording.events} origin="file" />
          </dd>
          <dt className={layout.soft}>{t('When')}</dt>
          <dd>{editedWhen(recording.events[0]?.at ?? 0)}</dd>
        </dl>
        {missing > 0 && (
          <p className={layout.notice} data-status="warning">
            {t(
              '{missing, plural, one {# card of that run is not on this page. Open its pipeline first to see all of it.} other {# cards of that run are not on this page. Open its pipeline first to see all of it.}}',
              { missing },
            )}
          </p>
        )}
      </div>
      <DialogActions>
        <Button onClick={onClose}>{t('Not now')}</Button>
        <Button look="strong" data-focus onClick={replay}>
          {t({ message: 'Replay', context: 'verb', note: 'On a button.' })}
        </Button>
      </DialogActions>
    </>
  )
}

/** How many nodes of a run are not in a document: it is another one, or was edited. */
export function missingNodes(events: readonly RunEvent[], document: Document): number {
  const known = new Set(document.pipelines.flatMap(pipeline => pipeline.nodes.map(node => node.id)))
  const ran = new Set(events.flatMap(event => (event.type === 'node-start' ? [event.nodeId] : [])))
  return [...ran].filter(nodeId => !known.has(nodeId)).length
}
