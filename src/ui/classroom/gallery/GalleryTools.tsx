import { RefreshCw, Shuffle } from 'lucide-react'
import { useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../../components/Button'
import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import { Select } from '../../../components/Select'
import { localize, t } from '../../../language/active'
import type { ClassProblem } from '../../../providers/connections/class-works'
import { useApp } from '../../page/app-context'
import styles from './Gallery.module.css'
import { type GalleryState, gallery, removeAllSubmissions, showClassWorks, shuffleSubmissions } from './gallery-store'
import { isReadableSubmission, type Order } from './submissions'

/** Options of the grid: names, order, size. */
export function GalleryTools() {
  const { works, named, order, size } = useStore(gallery)
  const unread = works.filter(work => !isReadableSubmission(work)).length
  return (
    <div className={classNames(layout.cluster4, layout.small, styles.tools)}>
      <p className={layout.semibold}>
        {unread > 0
          ? t('{count, plural, one {# work} other {# works}}, {unread} of them cannot be read', {
              count: works.length,
              unread,
            })
          : t('{count, plural, one {# work} other {# works}}', { count: works.length })}
      </p>
      <label className={layout.row2}>
        <input type="checkbox" checked={named} onChange={event => gallery.setState({ named: event.target.checked })} />
        {t('Names')}
      </label>
      <label className={layout.row2}>
        {t('Order')}
        <Select value={order} onChange={event => gallery.setState({ order: event.target.value as Order })}>
          <option value="came">{t('As they came')}</option>
          <option value="name">{t('By name')}</option>
          {order === 'shuffled' && <option value="shuffled">{t('Shuffled')}</option>}
        </Select>
      </label>
      <label className={layout.row2}>
        {t({ message: 'Size', note: 'Of the works on the wall.' })}
        <Select value={size} onChange={event => gallery.setState({ size: event.target.value as GalleryState['size'] })}>
          <option value="small">{t('Small')}</option>
          <option value="middle">{t('Medium')}</option>
          <option value="large">{t('Large')}</option>
        </Select>
      </label>
      <Button icon={Shuffle} onClick={() => shuffleSubmissions(Math.random)}>
        {t('Shuffle')}
      </Button>
      <LookAgain />
      <Button look="quiet" onClick={removeAllSubmissions}>
        {t('Take all down')}
      </Button>
    </div>
  )
}

/** Fetches what the class handed in since. */
function LookAgain() {
  const { files, nodeTypes } = useApp()
  const { ofClass, reading } = useStore(gallery)
  const [problem, setProblem] = useState<ClassProblem | null>(null)
  if (!ofClass) return null
  const look = async () => setProblem(await showClassWorks(ofClass.place, files, nodeTypes))
  return (
    <>
      <Button icon={RefreshCw} disabled={reading > 0} onClick={look}>
        {t('Refresh')}
      </Button>
      <span role="status">{problem && localize(problem.problem)}</span>
    </>
  )
}
