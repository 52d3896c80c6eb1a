import { useMemo } from 'react'
import { ErrorBoundary } from '../../../components/ErrorBoundary'
import type { Recording } from '../../../documents/recordings/recording'
import { localize, t } from '../../../language/active'
import { isNote } from '../../../model/known-types'
import type { NodeRun } from '../../../nodes/view'
import { viewOf } from '../../../nodes/views'
import type { Draft } from '../../../store/document/draft'
import { useApp } from '../../app/app-context'
import { QrCode } from '../../share/QrCode'
import { givenName } from '../../stack/card-names'
import { stackRows } from '../../stack/rows'
import { TypeIcon } from '../../stack/TypeIcon'
import { canHaveResult, hasOutcome, type NodeSnapshot, nodeSnapshots, runOfSnapshot } from '../snapshots/node-snapshots'
import { SentContent } from '../snapshots/SentContent'
import { SnapshotResult } from '../snapshots/SnapshotResult'
import styles from './Sheet.module.css'
import { formatRunTime, runOfSheet } from './sheet-parts'

interface BottomSheetProps {
  draft: Draft
  recording: Recording | null
  /** Lines for notes. */
  lines: number
  /** Content of the QR code; none when absent. */
  link: string | null | undefined
}

/** A pipeline with its results for print: all texts complete, dark on white. */
export function PrintSheet({ draft: { document, inputs }, recording, lines, link }: BottomSheetProps) {
  const { nodeTypes } = useApp()
  const nodes = useMemo(() => nodeSnapshots(document, inputs, nodeTypes), [document, inputs, nodeTypes])
  const run = useMemo(() => runOfSheet(recording), [recording])
  return (
    <article
      data-paper
      className={styles.sheet}
      aria-label={t('Sheet of {name}', { name: document.name || t('Untitled') })}
    >
      <header className={styles.head}>
        <div>
          <h3>
            <bdi>{document.name || t('Untitled')}</bdi>
          </h3>
          <p className={styles.blanks}>
            <span>{t('Name')}</span> <i /> <span>{t('Date')}</span> <i />
          </p>
        </div>
        {link && (
          <figure>
            <QrCode
              text={link}
              label={
                document.name
                  ? t('Code that opens {name}', { name: document.name })
                  : t('Code that opens this pipeline')
              }
            />
            <figcaption>{t('Scan to open it')}</figcaption>
          </figure>
        )}
      </header>
      {document.pipelines.map(pipeline => {
        const own = nodes.filter(shown => shown.pipeline.id === pipeline.id)
        const places = stackRows(pipeline.nodes, nodeTypes)
        return (
          <section key={pipeline.id} className={styles.pipeline}>
            {document.pipelines.length > 1 && (
              <h4>
                <bdi>{pipeline.name}</bdi>
              </h4>
            )}
            <ol>
              {own.map((shown, index) => (
                <li
                  key={shown.node.id}
                  data-across={places[index]?.across}
                  data-family={shown.type?.family ?? 'unknown'}
                >
                  <Card
                    shown={shown}
                    run={runOfSnapshot(shown, run)}
                    hasRun={recording !== null}
                    Heading={document.pipelines.length > 1 ? 'h5' : 'h4'}
                  />
                </li>
              ))}
            </ol>
          </section>
        )
      })}
      {lines > 0 && (
        <section className={styles.notes}>
          <h4>{t('What I noticed')}</h4>
          {Array.from({ length: lines }, (_, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are all alike.
            <hr key={line} />
          ))}
        </section>
      )}
      <footer className={styles.foot}>
        {recording && `${formatRunTime(recording)} `}
        {t('Made with aili5.')}
      </footer>
    </article>
  )
}

interface CardProps {
  shown: NodeSnapshot
  run: NodeRun
  hasRun: boolean
  /** Below the name of its pipeline, where that is shown. */
  Heading: 'h4' | 'h5'
}

function Card({ shown, run, hasRun, Heading }: CardProps) {
  const { node, type, says } = shown
  return (
    <>
      <Heading className={styles.card}>
        {type && <TypeIcon type={node.type} size={14} />} {localize(type?.name ?? node.type)}
        {givenName(node) && (
          <span>
            <bdi>{givenName(node)}</bdi>
          </span>
        )}
        {says.length === 0 && (
          <ErrorBoundary fallback={() => null}>
            <Summary shown={shown} />
          </ErrorBoundary>
        )}
      </Heading>
      {says.length > 0 && <SentContent parts={says} />}
      {isNote(type) && <SnapshotResult shown={shown} run={run} />}
      {canHaveResult(type) && hasRun && hasOutcome(run) && <SnapshotResult shown={shown} run={run} />}
      {canHaveResult(type) && !hasRun && <div className={styles.box} />}
      {run.error && <p>{localize(run.error.message)}</p>}
    </>
  )
}

/** The settings in one line, as on a collapsed card. */
function Summary({ shown: { node, config } }: { shown: NodeSnapshot }) {
  const summary = viewOf(node.type)?.summary?.(config)
  return summary ? <small>{summary}</small> : null
}
