import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import type { NodeRun } from '../../nodes/view'
import { predict } from '../../store/predict'
import { useApp } from '../app-context'
import { Curtain } from './Curtain'
import { Guesses } from './Guesses'
import { GuessForm } from './GuessForm'
import { isShown, rolesOf } from './roles'

interface CoverProps {
  nodeId: string
  run: NodeRun
  /** The result, drawn only when it may be seen. */
  children: ReactNode
}

/** Keeps a result covered until each has guessed, and shows it with the guesses beside it then. */
export default function Cover({ nodeId, run, children }: CoverProps) {
  const { editor, nodeTypes } = useApp()
  const document = useStore(editor, state => state.draft.document)
  const state = useStore(predict)
  const role = rolesOf(document, nodeTypes).get(nodeId)
  // A card that asks the person something has to be seen; one that failed has nothing to guess.
  const asks = run.question !== undefined || run.answer !== undefined || run.error !== undefined
  if (!role || asks) return children
  if ('waitsFor' in role) {
    return isShown(role, nodeId, state) ? children : <Curtain>It opens with the other results.</Curtain>
  }
  if (!isShown(role, nodeId, state)) return <GuessForm nodeId={nodeId} kind={role.guess} run={run} />
  return (
    <>
      {children}
      <Guesses nodeId={nodeId} kind={role.guess} run={run} />
    </>
  )
}
