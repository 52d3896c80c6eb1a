import { Check, X } from 'lucide-react'
import { count, plural } from '../../components/text'
import { channelsFor } from '../../documents/links/link-length'
import styles from './Share.module.css'

/** The length of the link, and which channels can carry it. */
export function FitList({ length }: { length: number }) {
  return (
    <div className={styles.fits}>
      <p>
        The link has <strong>{plural(length, 'letter')}</strong>. That is
      </p>
      <ul aria-label="Where the link fits">
        {channelsFor(length).map(({ place, limit, fits }) => (
          <li key={place} data-fits={fits}>
            {fits ? <Check size={14} aria-hidden /> : <X size={14} aria-hidden />}
            <span>
              {fits ? 'fine for' : 'too long for'} {article(place)}
            </span>
            <span className={styles.limit}>up to {count(limit)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** "a QR code on paper", but "Teams or email". */
function article(place: string): string {
  if (/^Teams/.test(place)) return place
  return `${/^[aeiou]/i.test(place) ? 'an' : 'a'} ${place}`
}
