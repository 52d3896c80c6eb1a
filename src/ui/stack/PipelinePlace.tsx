import { lazy, Suspense, useMemo } from 'react'
import { useStore } from 'zustand'
import { findProblems, type Problem } from '../../engine/problems'
import { allNodes } from '../../store/draft'
import { useApp } from '../app-context'
import { useSteadyMap } from '../use-steady'
import { cardNames } from './card-names'
import { Stack } from './Stack'
import styles from './Stack.module.css'

const EmptyStack = lazy(() => import('./EmptyStack'))

/** The middle of the page: every pipeline of the document as a stack. */
export function PipelinePlace() {
  const { editor, nodeTypes } = useApp()
  const document = useStore(editor, state => state.draft.document)
  const inputs = useStore(editor, state => state.draft.inputs)
  const nodes = useMemo(() => allNodes(document), [document])
  const names = useMemo(() => cardNames(nodes, nodeTypes), [nodes, nodeTypes])
  const problems = useSteadyMap(
    useMemo(() => byNode(findProblems(document, inputs, nodeTypes)), [document, inputs, nodeTypes]),
  )

  return (
    // What is typed after a field was left is an undo step of its own.
    <section
      id="pipeline"
      aria-label="Pipeline"
      className={styles.place}
      tabIndex={-1}
      onBlur={() => editor.endCoalescing()}
    >
      {nodes.length === 0 ? (
        <Suspense>
          <EmptyStack />
        </Suspense>
      ) : (
        document.pipelines.map(pipeline => (
          <div key={pipeline.id}>
            {document.pipelines.length > 1 && <h2 className={styles.name}>{pipeline.name}</h2>}
            <Stack pipeline={pipeline} names={names} problems={problems} />
          </div>
        ))
      )}
    </section>
  )
}

function byNode(problems: readonly Problem[]): Map<string, Problem[]> {
  const map = new Map<string, Problem[]>()
  for (const problem of problems) map.set(problem.nodeId, [...(map.get(problem.nodeId) ?? []), problem])
  return map
}
