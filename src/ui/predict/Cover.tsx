import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import type { NodeRun } from '../../nodes/view'
import { predict } from '../../store/predict'
import { useApp } from '../app-context'
import { Curtain } from './Curtain'
import { Guesses } from './Guesses'
import { GuessForm } from './GuessForm'
import { isShown, rolesOf, wasLeftOut } from './roles'

interface CoverProps {
  nodeId: string
  run: NodeRun
  /** The result, rendered only when visible. */
  children: ReactNode
}

/** Hides a result until everyone has guessed, then shows it beside the guesses. */
export default function Cover({ nodeId, run, children }: CoverProps) {
  const { editor, runner, nodeTypes } = useApp()
  const document = useStore(editor, state => state.draft.document)
  const state = useStore(predict)
  const role = rolesOf(document, nodeTypes).get(nodeId)
  // A card that asks the person stays visible; a failed one has nothing to guess.
  const asks = run.question !== undefined || run.answer !== undefined || run.error !== undefined
  const isVeiled = state.veiled.nodes.has(nodeId)
  const leftOut = useStore(runner, now => wasLeftOut(nodeId, now.run)) && !isVeiled
  const isOpen = useStore(runner, now => isShown(role, nodeId, { predict: state, run: now.run })) && !isVeiled
  if (!role || asks || leftOut) return children
  if ('waitsFor' in role) return isOpen ? children : <Curtain>It opens with the other results.</Curtain>
  if (!isOpen) return <GuessForm nodeId={nodeId} kind={role.guess} run={run} />
  return (
    <>
      {children}
      <Guesses nodeId={nodeId} kind={role.guess} run={run} />
    </>
  )
}
