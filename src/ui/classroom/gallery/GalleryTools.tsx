import { Shuffle } from 'lucide-react'
import { useStore } from 'zustand'
import { Button } from '../../../components/Button'
import { Select } from '../../../components/Select'
import { t } from '../../../language/active'
import styles from './Gallery.module.css'
import { type GalleryState, gallery, removeAllSubmissions, shuffleSubmissions } from './gallery-store'
import { isReadableSubmission, type Order } from './submissions'

/** Options of the grid: names, order, size. */
export function GalleryTools() {
  const { works, named, order, size } = useStore(gallery)
  const unread = works.filter(work => !isReadableSubmission(work)).length
  return (
    <div className={styles.tools}>
      <p>
        {unread > 0
          ? t('{count, plural, one {# work} other {# works}}, {unread} of them cannot be read', {
              count: works.length,
              unread,
            })
          : t('{count, plural, one {# work} other {# works}}', { count: works.length })}
      </p>
      <label className={styles.names}>
        <input type="checkbox" checked={named} onChange={event => gallery.setState({ named: event.target.checked })} />
        {t('Names')}
      </label>
      <label>
        {t('Order')}
        <Select value={order} onChange={event => gallery.setState({ order: event.target.value as Order })}>
          <option value="came">{t('As they came')}</option>
          <option value="name">{t('By name')}</option>
          {order === 'shuffled' && <option value="shuffled">{t('Shuffled')}</option>}
        </Select>
      </label>
      <label>
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
      <Button look="quiet" onClick={removeAllSubmissions}>
        {t('Take all down')}
      </Button>
    </div>
  )
}
