import { useMemo } from 'react'
import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import { t } from '../../../language/active'
import { canHaveResult, hasOutcome, type NodeSnapshot, runOfSnapshot } from '../../parts/snapshots/node-snapshots'
import { SentContent } from '../../parts/snapshots/SentContent'
import { SnapshotResult } from '../../parts/snapshots/SnapshotResult'
import styles from './Gallery.module.css'
import { promptKey, type ReadableSubmission } from './submissions'

interface WorkBodyProps {
  work: ReadableSubmission
  /** Prompts that are shown elsewhere, by `promptKey`. */
  without?: ReadonlySet<string>
}

const none: ReadonlySet<string> = new Set()

/** A work's prompts, and the results of the run that was shared with it. */
export function SubmissionBody({ work: { nodes, run }, without = none }: WorkBodyProps) {
  const prompts = nodes.filter(shown => shown.says.length > 0 && !without.has(promptKey(shown)))
  const results = useMemo(
    () => (run ? resultsOf(nodes).map(shown => ({ shown, run: runOfSnapshot(shown, run) })) : []),
    [nodes, run],
  )
  const came = results.filter(({ run }) => hasOutcome(run))
  return (
    <div className={classNames(layout.stack3, layout.packed, styles.body)}>
      {prompts.length > 0 && <Prompts prompts={prompts} />}
      <div className={layout.stack3}>
        {came.map(({ shown, run }) => (
          <section
            key={shown.node.id}
            className={layout.stack1}
            aria-label={shown.name}
            data-family={shown.type?.family ?? 'unknown'}
          >
            <h4 className={classNames(layout.hint, layout.semibold)}>{shown.name}</h4>
            <SnapshotResult shown={shown} run={run} />
          </section>
        ))}
        {came.length === 0 && (
          <p className={layout.hint}>{run ? t('Its run has no result to show.') : t('There is no run in it.')}</p>
        )}
      </div>
    </div>
  )
}

/** An inference whose reply another card shows is not repeated. */
function resultsOf(nodes: readonly NodeSnapshot[]): NodeSnapshot[] {
  const shownElsewhere = new Set(nodes.map(({ replyFrom }) => replyFrom))
  return nodes.filter(({ node, type }) => canHaveResult(type) && !shownElsewhere.has(node.id))
}

/** What cards send to a model, each under its name. */
export function Prompts({ prompts }: { prompts: readonly NodeSnapshot[] }) {
  return (
    <dl className={classNames(layout.stack2, layout.packed, styles.prompts)}>
      {prompts.map(({ node, name, type, says }) => (
        <div key={node.id} data-family={type?.family ?? 'unknown'}>
          <dt className={classNames(layout.hint, layout.semibold)}>{name}</dt>
          <dd>
            <SentContent parts={says} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
