import { Shuffle } from 'lucide-react'
import { useStore } from 'zustand'
import { Button } from '../../../components/Button'
import { Select } from '../../../components/Select'
import { plural } from '../../../components/text'
import styles from './Gallery.module.css'
import { type GalleryState, gallery, removeAllWorks, shuffleWorks } from './gallery-store'
import { isRead, type Order } from './works'

/** Options of the grid: names, order, size. */
export function GalleryTools() {
  const { works, named, order, size } = useStore(gallery)
  const unread = works.filter(work => !isRead(work)).length
  return (
    <div className={styles.tools}>
      <p>
        {plural(works.length, 'work')}
        {unread > 0 && `, ${unread} of them cannot be read`}
      </p>
      <label className={styles.names}>
        <input type="checkbox" checked={named} onChange={event => gallery.setState({ named: event.target.checked })} />
        Names
      </label>
      <label>
        Order
        <Select value={order} onChange={event => gallery.setState({ order: event.target.value as Order })}>
          <option value="came">As they came</option>
          <option value="name">By name</option>
          {order === 'shuffled' && <option value="shuffled">Shuffled</option>}
        </Select>
      </label>
      <label>
        Size
        <Select value={size} onChange={event => gallery.setState({ size: event.target.value as GalleryState['size'] })}>
          <option value="small">Small</option>
          <option value="middle">Medium</option>
          <option value="large">Large</option>
        </Select>
      </label>
      <Button icon={Shuffle} onClick={() => shuffleWorks(Math.random)}>
        Shuffle
      </Button>
      <Button look="quiet" onClick={removeAllWorks}>
        Take all down
      </Button>
    </div>
  )
}
