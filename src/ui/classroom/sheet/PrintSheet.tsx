import { useMemo } from 'react'
import type { Recording } from '../../../documents/recordings/recording'
import { localize, t } from '../../../language/active'
import { isNote } from '../../../model/known-types'
import type { NodeRun } from '../../../nodes/view'
import type { Draft } from '../../../store/document/draft'
import { useApp } from '../../page/app-context'
import { QrCode } from '../../parts/QrCode'
import {
  canHaveResult,
  hasOutcome,
  type NodeSnapshot,
  nodeSnapshots,
  runOfSnapshot,
} from '../../parts/snapshots/node-snapshots'
import { SentContent } from '../../parts/snapshots/SentContent'
import { SnapshotResult } from '../../parts/snapshots/SnapshotResult'
import { StackPicture } from '../../parts/snapshots/StackPicture'
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
      <StackPicture document={document} nodes={nodes} size="sheet">
        {shown => <CardContent shown={shown} run={runOfSnapshot(shown, run)} hasRun={recording !== null} />}
      </StackPicture>
      {lines > 0 && (
        <section className={styles.notes}>
          <h4>{t('What I noticed')}</h4>
          {Array.from({ length: lines }, (_, line) => (
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

interface CardContentProps {
  shown: NodeSnapshot
  run: NodeRun
  hasRun: boolean
}

function CardContent({ shown, run, hasRun }: CardContentProps) {
  const { type, says } = shown
  return (
    <>
      {says.length > 0 && <SentContent parts={says} />}
      {isNote(type) && <SnapshotResult shown={shown} run={run} />}
      {canHaveResult(type) && hasRun && hasOutcome(run) && <SnapshotResult shown={shown} run={run} />}
      {canHaveResult(type) && !hasRun && <div className={styles.box} />}
      {run.error && <p>{localize(run.error.message)}</p>}
    </>
  )
}
