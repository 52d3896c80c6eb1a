import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { ArrivedLesson } from '../lessons/ArrivedLesson'
import { type Arrival, useScreen } from '../screen'
import { ArrivedDocument } from './ArrivedDocument'
import { ArrivedLibrary } from './ArrivedLibrary'
import { ArrivedNothing } from './ArrivedNothing'
import { ArrivedRecording } from './ArrivedRecording'

/** Shows what came, before anything of it runs or is kept, and asks what becomes of it. */
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
    case 'nothing':
      return <ArrivedNothing {...parts} problem={arrival.problem} />
  }
}

/** Takes what came by link out of the address bar, once it was decided on: until then a reload asks again. */
function forgetLink(): void {
  if (location.hash !== '') history.replaceState(history.state, '', location.pathname + location.search)
}
