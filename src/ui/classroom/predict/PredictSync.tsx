import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { Document, Pipeline } from '../../../model/document'
import type { NodeTypes } from '../../../model/node-type'
import { asksToPredict, type PredictState, predictStore } from '../../../store/run/predict'
import { beginRun, forgetRound } from '../../../store/run/predict-round'
import { useApp } from '../../app/app-context'
import { nextPipelines } from './next-pipelines'
import { deviceSwitch } from './predict-switch'
import { isVisible, rolesOf, type VisibilityState } from './roles'

const nothing: PredictState['hidden'] = { pipelines: new Set(), nodes: new Set() }

/** Nodes after routers whose choice is hidden: their status would reveal it. Empty before a run. */
export function hiddenNodes(document: Document, nodeTypes: NodeTypes, seen: VisibilityState): PredictState['hidden'] {
  if (!seen.predict.on || seen.run.status === 'ready') return nothing
  const roles = rolesOf(document, nodeTypes)
  const covered = document.pipelines.filter(({ nodes }) =>
    nodes.some(({ id, type }) => nodeTypes.get(type)?.route && !isVisible(roles.get(id), id, seen)),
  )
  if (covered.length === 0) return nothing
  const behind = new Set<Pipeline>()
  const follow = ({ id }: Pipeline) => {
    for (const next of nextPipelines(document, id)) {
      if (behind.has(next)) continue
      behind.add(next)
      follow(next)
    }
  }
  covered.forEach(follow)
  return {
    pipelines: new Set([...behind].map(({ id }) => id)),
    nodes: new Set([...behind].flatMap(({ nodes }) => nodes.map(({ id }) => id))),
  }
}

/** Renders nothing: keeps the round of guesses in sync with the setting, the open document and its runs. */
export function PredictSync() {
  const { deviceStorage, editor, runner, nodeTypes } = useApp()
  const documentId = useStore(editor, state => state.draft.document.id)
  const asked = useStore(editor, state => asksToPredict(state.draft.document))
  const { here, guessers } = useStore(deviceSwitch(deviceStorage))

  useEffect(() => predictStore.setState({ on: here || asked, guessers }), [here, asked, guessers])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another document is another round.
  useEffect(() => predictStore.setState(forgetRound), [documentId])

  useEffect(() => {
    // Notified with the run's first event, before any render.
    const follow = () => {
      const [start] = runner.getState().events
      if (start?.type === 'run-start') predictStore.setState(now => beginRun(now, start.runId))
    }
    follow()
    return runner.subscribe(follow)
  }, [runner])
  useEffect(() => {
    const update = () => {
      const { hidden, ...state } = predictStore.getState()
      const seen = { predict: state, run: runner.getState().run }
      const next = hiddenNodes(editor.getState().draft.document, nodeTypes, seen)
      if (!sameIds(hidden.nodes, next.nodes)) predictStore.setState({ hidden: next })
    }
    update()
    const unsubscribe = [editor, runner, predictStore].map(store => store.subscribe(update))
    return () => {
      for (const end of unsubscribe) end()
    }
  }, [editor, runner, nodeTypes])
  return null
}

function sameIds(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return some.size === others.size && [...some].every(id => others.has(id))
}
