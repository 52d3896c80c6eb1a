import { useMemo } from 'react'
import { useStore } from 'zustand'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import rowStyles from '../../components/rows.module.css'
import type { Version } from '../../documents/library/versions'
import { localize, t } from '../../language/active'
import { listOfFacts } from '../../nodes/kit/facts'
import { useApp } from '../page/app-context'
import styles from './Library.module.css'
import { type CardChange, versionChanges } from './version-changes'

/** What is different today from a version: the words that are gone, and those that have come. */
export function VersionChanges({ version }: { version: Version }) {
  const { editor, nodeTypes } = useApp()
  const draft = useStore(editor, state => state.draft)
  const changes = useMemo(() => versionChanges(version.draft, draft), [version, draft])
  if (changes.length === 0)
    return (
      <p className={classNames(layout.stack2, rowStyles.inside, styles.changes)}>{t('Nothing has changed since.')}</p>
    )
  const titleOf = ({ type, name, kind }: CardChange) => {
    if (type === undefined) return t('The pipeline')
    const card = listOfFacts([localize(nodeTypes.get(type)?.name ?? type), name ?? ''])
    if (kind === 'added') return t('{card}: added since', { card })
    return kind === 'removed' ? t('{card}: removed since', { card }) : card
  }
  return (
    <dl
      className={classNames(layout.stack2, rowStyles.inside, styles.changes)}
      aria-label={t('What has changed since “{name}”', { name: version.name })}
    >
      {changes.map(change => (
        <div key={change.id} data-kind={change.kind}>
          <dt className={layout.semibold}>{titleOf(change)}</dt>
          {change.fields.map(({ field, pieces }) => (
            <dd key={field} className={layout.preWrap}>
              <code>{field}</code>{' '}
              {pieces.map(({ kind, text }, at) => {
                const Part = kind === 'before' ? 'del' : kind === 'now' ? 'ins' : 'span'
                return <Part key={at}>{text}</Part>
              })}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
