import { type ReactNode, useEffect } from 'react'
import { Button } from '../../../components/Button'
import { DialogActions } from '../../../components/Dialog'
import { localize, t } from '../../../language/active'
import type { LocalizedText } from '../../../language/message'
import { forgetLink } from '../../page/links/forget-link'
import type { OverlayProps } from '../../page/overlay'
import { IncomingDocument } from './IncomingDocument'
import { IncomingLesson } from './IncomingLesson'
import { IncomingLibrary } from './IncomingLibrary'
import { IncomingRecording } from './IncomingRecording'
import { LinkedLesson } from './LinkedLesson'
import { LinkedStarter } from './LinkedStarter'

/** Previews incoming content before it runs or is saved, and asks what to do with it. */
export default function IncomingDialog({ overlay: { content }, onClose }: OverlayProps<'incoming'>): ReactNode {
  useEffect(() => forgetLink, [])
  switch (content.kind) {
    case 'document':
      return content.content.lesson ? (
        <IncomingLesson onClose={onClose} incoming={content} plan={content.content.lesson} />
      ) : (
        <IncomingDocument onClose={onClose} incoming={content} />
      )
    case 'recording':
      return <IncomingRecording onClose={onClose} recording={content.recording} />
    case 'library':
      return <IncomingLibrary onClose={onClose} file={content.file} />
    case 'starter':
      return <LinkedStarter onClose={onClose} id={content.id} />
    case 'lesson':
      return <LinkedLesson onClose={onClose} id={content.id} />
    case 'nothing':
      return <UnreadableContent onClose={onClose} problem={content.problem} />
  }
}

export interface IncomingDialogProps {
  onClose(): void
}

/** Says why something cannot be opened. */
function UnreadableContent({ onClose, problem }: IncomingDialogProps & { problem: LocalizedText }) {
  return (
    <>
      <p role="alert">{localize(problem)}</p>
      <p>{t('What you had open is still here.')}</p>
      <DialogActions>
        <Button look="strong" data-focus onClick={onClose}>
          {t('OK')}
        </Button>
      </DialogActions>
    </>
  )
}
