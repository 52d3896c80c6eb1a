import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../../components/Button'
import { Dialog } from '../../../components/Dialog'
import { say, t } from '../../../language/active'
import type { Words } from '../../../language/message'
import { type Arrival, useScreen } from '../../app/screen'
import { ArrivedLesson } from '../../lessons/ArrivedLesson'
import { LinkedLesson } from '../../lessons/LinkedLesson'
import { ArrivedDocument } from './ArrivedDocument'
import { ArrivedLibrary } from './ArrivedLibrary'
import { ArrivedRecording } from './ArrivedRecording'

/** Previews incoming content before it runs or is saved, and asks what to do with it. */
export default function IncomingDialog({ open }: { open: boolean }): ReactNode {
  const screen = useScreen()
  const arrival = useStore(screen, state => state.arrival)
  if (!arrival) return null
  const close = () => {
    screen.setState({ overlay: null, arrival: null })
    forgetLink()
  }
  const parts = { open, onClose: close }
  return of(arrival, parts)
}

export interface ArrivalParts {
  open: boolean
  onClose(): void
}

function of(arrival: Arrival, parts: ArrivalParts): ReactNode {
  switch (arrival.kind) {
    case 'document':
      return arrival.content.lesson ? (
        <ArrivedLesson {...parts} arrival={arrival} plan={arrival.content.lesson} />
      ) : (
        <ArrivedDocument {...parts} arrival={arrival} />
      )
    case 'recording':
      return <ArrivedRecording {...parts} recording={arrival.recording} />
    case 'library':
      return <ArrivedLibrary {...parts} file={arrival.file} />
    case 'lesson':
      return <LinkedLesson {...parts} id={arrival.id} />
    case 'nothing':
      return <ArrivedUnreadable {...parts} problem={arrival.problem} />
  }
}

/** Removes an incoming link from the address bar once decided: until then a reload asks again. */
function forgetLink(): void {
  if (location.hash !== '') history.replaceState(history.state, '', location.pathname + location.search)
}

/** Says why something cannot be opened. */
function ArrivedUnreadable({ open, onClose, problem }: ArrivalParts & { problem: Words }) {
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
      <p role="alert">{say(problem)}</p>
      <p>{t('What you had open is still here.')}</p>
    </Dialog>
  )
}
