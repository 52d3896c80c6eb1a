import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { t } from '../../../language/active'
import type { NodeRun } from '../../../nodes/view'
import { predictStore } from '../../../store/run/predict'
import { useApp } from '../../app/app-context'
import { Guesses } from './Guesses'
import { GuessForm } from './GuessForm'
import { HiddenPlaceholder } from './HiddenPlaceholder'
import { isVisible, rolesOf, wasSkipped } from './roles'

interface HiddenResultProps {
  nodeId: string
  run: NodeRun
  /** The result, rendered only when visible. */
  children: ReactNode
}

/** Hides a result until everyone has guessed, then shows it beside the guesses. */
export function HiddenResult({ nodeId, run, children }: HiddenResultProps) {
  const { editor, runner, nodeTypes } = useApp()
  const document = useStore(editor, state => state.draft.document)
  const state = useStore(predictStore)
  const role = rolesOf(document, nodeTypes).get(nodeId)
  // A card that asks the person stays visible; a failed one has nothing to guess.
  const asks = run.question !== undefined || run.answer !== undefined || run.error !== undefined
  const isVeiled = state.hidden.nodes.has(nodeId)
  const leftOut = useStore(runner, now => wasSkipped(nodeId, now.run)) && !isVeiled
  const isOpen = useStore(runner, now => isVisible(role, nodeId, { predict: state, run: now.run })) && !isVeiled
  if (!role || asks || leftOut) return children
  if ('waitsFor' in role)
    return isOpen ? children : <HiddenPlaceholder>{t('It opens with the other results.')}</HiddenPlaceholder>
  if (!isOpen) return <GuessForm nodeId={nodeId} kind={role.guess} run={run} />
  return (
    <>
      {children}
      <Guesses nodeId={nodeId} kind={role.guess} run={run} />
    </>
  )
}
