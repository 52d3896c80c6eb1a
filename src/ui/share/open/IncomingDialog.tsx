import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../../components/Button'
import { Dialog } from '../../../components/Dialog'
import { localize, t } from '../../../language/active'
import type { LocalizedText } from '../../../language/message'
import { type IncomingContent, useScreen } from '../../app/screen'
import { IncomingLesson } from '../../lessons/IncomingLesson'
import LinkedLesson from '../../lessons/LinkedLesson'
import { IncomingDocument } from './IncomingDocument'
import { IncomingLibrary } from './IncomingLibrary'
import { IncomingRecording } from './IncomingRecording'

/** Previews incoming content before it runs or is saved, and asks what to do with it. */
export default function IncomingDialog({ open }: { open: boolean }): ReactNode {
  const screen = useScreen()
  const incoming = useStore(screen, state => state.incoming)
  if (!incoming) return null
  const close = () => {
    screen.setState({ overlay: null, incoming: null })
    forgetLink()
  }
  const parts = { open, onClose: close }
  return of(incoming, parts)
}

export interface IncomingDialogProps {
  open: boolean
  onClose(): void
}

function of(incoming: IncomingContent, parts: IncomingDialogProps): ReactNode {
  switch (incoming.kind) {
    case 'document':
      return incoming.content.lesson ? (
        <IncomingLesson {...parts} incoming={incoming} plan={incoming.content.lesson} />
      ) : (
        <IncomingDocument {...parts} incoming={incoming} />
      )
    case 'recording':
      return <IncomingRecording {...parts} recording={incoming.recording} />
    case 'library':
      return <IncomingLibrary {...parts} file={incoming.file} />
    case 'lesson':
      return <LinkedLesson {...parts} id={incoming.id} />
    case 'nothing':
      return <UnreadableContent {...parts} problem={incoming.problem} />
  }
}

/** Removes an incoming link from the address bar once decided: until then a reload asks again. */
function forgetLink(): void {
  if (location.hash !== '') history.replaceState(history.state, '', location.pathname + location.search)
}

/** Says why something cannot be opened. */
function UnreadableContent({ open, onClose, problem }: IncomingDialogProps & { problem: LocalizedText }) {
  return (
    <Dialog
      open={open}
      title={t('This cannot be opened')}
      onClose={onClose}
      actions={
        <Button look="strong" data-focus onClick={onClose}>
          {t('OK')}
        </Button>
      }
    >
      <p role="alert">{localize(problem)}</p>
      <p>{t('What you had open is still here.')}</p>
    </Dialog>
  )
}
