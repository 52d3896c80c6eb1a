import { useEffect, useMemo, useRef } from 'react'
import { useStore } from 'zustand'
import { t } from '../../language/active'
import { allNodes, chosenPipeline } from '../../store/document/draft'
import { hasLock } from '../../store/document/locks'
import { OutgoingEdges } from '../graph/flow/PipelineEdges'
import { PipelineHead } from '../graph/flow/PipelineHead'
import { AfterRun } from '../help/AfterRun'
import { FirstLine, useFirstWords } from '../help/FirstLine'
import { useApp } from '../page/app-context'
import { useCardNames } from '../page/cards/use-card-names'
import { pipelineKey, useProblems } from '../page/cards/use-problems'
import { STACK_ID, STACK_PLACE_ID, useScreen } from '../page/screen'
import { LockNotice } from '../stack/locks/LockNotice'
import { LimitNotice } from '../stack/policies/LimitNotice'
import { Stack } from '../stack/Stack'
import styles from '../stack/Stack.module.css'
import { ToolBar } from '../tools/toolface/ToolBar'
import { EmptyStack } from './EmptyStack'

/** The middle column: the selected pipeline as a stack. */
export function PipelinePlace() {
  const { editor, runner } = useApp()
  const document = useStore(editor, state => state.draft.document)
  const chosenId = useStore(useScreen(), state => state.pipelineId)
  const pipeline = chosenPipeline(document, chosenId)
  const hasStopped = useStore(runner, ({ run }) => run.status === 'stopped' || (run.status === 'ready' && run.message))
  const isFlow = document.pipelines.length > 1
  const nodes = useMemo(() => allNodes(document), [document])
  const words = useFirstWords(nodes)
  const isOver = useStore(runner, ({ live, run }) => !live && (run.status === 'finished' || run.status === 'cut-short'))
  const names = useCardNames(document)
  const problems = useProblems()

  const place = useRef<HTMLElement>(null)
  // What opens starts at its top, and with everything folded: what was unfolded belongs to the document that it was in.
  // biome-ignore lint/correctness/useExhaustiveDependencies: this is when, not what.
  useEffect(() => {
    if (place.current) place.current.scrollTop = 0
  }, [document.id])

  const stack = pipeline && (
    <Stack key={`${document.id} ${pipeline.id}`} pipeline={pipeline} names={names} problems={problems} />
  )

  return (
    // Leaving a field ends its undo step.
    <section
      ref={place}
      id={STACK_PLACE_ID}
      aria-label={t('Pipeline')}
      className={styles.place}
      tabIndex={-1}
      onBlur={() => editor.endCoalescing()}
    >
      <h2 className="unseen">{t('What you built')}</h2>
      {words && <FirstLine words={words} />}
      {nodes.some(hasLock) && <LockNotice />}
      {hasStopped && <LimitNotice />}
      {isFlow && pipeline && <PipelineHead pipeline={pipeline} problems={problems.get(pipelineKey(pipeline.id))} />}
      {pipeline?.tool && <ToolBar pipeline={pipeline} />}
      {nodes.length === 0 && !isFlow ? (
        <EmptyStack />
      ) : isFlow ? (
        <div id={STACK_ID} role="tabpanel" aria-label={pipeline?.name}>
          {stack}
        </div>
      ) : (
        stack
      )}
      {isFlow && pipeline && <OutgoingEdges pipeline={pipeline} />}
      {isOver && (!words || words === 'greeting') && <AfterRun />}
    </section>
  )
}
