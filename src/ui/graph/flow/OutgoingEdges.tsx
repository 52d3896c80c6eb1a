import { ArrowDown, PhoneOutgoing, Split } from 'lucide-react'
import { useStore } from 'zustand'
import { Button } from '../../../components/Button'
import { t } from '../../../language/active'
import type { Edge, Pipeline } from '../../../model/document'
import { isRouter } from '../../../model/known-types'
import { stepLinesOf } from '../../../toolkit/step-lines'
import { useApp } from '../../app/app-context'
import { useScreen } from '../../app/screen'
import { EdgeLine, EdgeRow } from './EdgeRow'
import styles from './Flow.module.css'

/** The edges below the stack of a flow: where it continues and which pipelines its models can call. */
export function OutgoingEdges({ pipeline }: { pipeline: Pipeline }) {
  const { editor, nodeTypes } = useApp()
  const screen = useScreen()
  const { pipelines, edges } = useStore(editor, state => state.draft.document)
  const ways = (kind: Edge['kind']) =>
    edges.flatMap(({ id, source, target, label, kind: itsKind }) => {
      const to = itsKind === kind && source === pipeline.id ? pipelines.find(each => each.id === target) : undefined
      return to ? [<EdgeRow key={id} pipeline={to} label={label} />] : []
    })
  const next = ways('next')
  const callable = ways('tool')
  const called = stepLinesOf({ pipelines }, nodeTypes).flatMap(({ id, source, target }) => {
    const to = source === pipeline.id ? pipelines.find(each => each.id === target) : undefined
    return to ? [<EdgeRow key={id} pipeline={to} />] : []
  })
  const forks = pipeline.nodes.some(isRouter)
  return (
    <div className={styles.foot}>
      {pipeline.nodes.length === 0 && (
        <p className={styles.empty}>
          {t('Nothing in this pipeline yet.')}{' '}
          <Button onClick={() => screen.show('palette')}>{t('Pick a card')}</Button>
        </p>
      )}
      {callable.length > 0 && (
        <EdgeLine
          words={
            <>
              <PhoneOutgoing size={13} aria-hidden /> {t('Its models can call')}
            </>
          }
        >
          {callable}
        </EdgeLine>
      )}
      {called.length > 0 && (
        <EdgeLine
          words={
            <>
              <PhoneOutgoing size={13} aria-hidden /> {t('Its steps call')}
            </>
          }
        >
          {called}
        </EdgeLine>
      )}
      {next.length > 0 && (
        <EdgeLine
          words={
            <>
              {forks ? <Split size={13} aria-hidden /> : <ArrowDown size={13} aria-hidden />}{' '}
              {forks ? t('The router goes on to one of') : t('Goes on to')}
            </>
          }
        >
          {next}
        </EdgeLine>
      )}
    </div>
  )
}
