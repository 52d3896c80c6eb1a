import { useMemo } from 'react'
import { useStore } from 'zustand'
import { allNodes } from '../../store/draft'
import { useApp } from '../app-context'
import { late } from '../parts/late'
import { cardNames } from './card-names'
import { Stack } from './Stack'
import styles from './Stack.module.css'
import { useProblems } from './use-problems'

const EmptyStack = late(() => import('./EmptyStack'))

/** The middle of the page: every pipeline of the document as a stack. */
export function PipelinePlace() {
  const { editor, nodeTypes } = useApp()
  const document = useStore(editor, state => state.draft.document)
  const nodes = useMemo(() => allNodes(document), [document])
  const names = useMemo(() => cardNames(nodes, nodeTypes), [nodes, nodeTypes])
  const problems = useProblems()

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
        <EmptyStack />
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
