import { Check, X } from 'lucide-react'
import { Rich } from '../../components/Rich'
import { channelsFor, type LinkPlace } from '../../documents/links/link-length'
import { localize, t } from '../../language/active'
import { type MessageDescriptor, msg } from '../../language/message'
import styles from './Share.module.css'

const fitting: Readonly<Record<LinkPlace, MessageDescriptor>> = {
  projector: msg('fine for a QR code on a projector'),
  paper: msg('fine for a QR code on paper'),
  discord: msg('fine for a Discord message'),
  slack: msg('fine for a Slack message'),
  mail: msg('fine for Teams or email'),
}
const tooLong: Readonly<Record<LinkPlace, MessageDescriptor>> = {
  projector: msg('too long for a QR code on a projector'),
  paper: msg('too long for a QR code on paper'),
  discord: msg('too long for a Discord message'),
  slack: msg('too long for a Slack message'),
  mail: msg('too long for Teams or email'),
}

/** The length of the link, and which channels can carry it. */
export function FitList({ length }: { length: number }) {
  return (
    <div className={styles.fits}>
      <p>
        <Rich
          text={msg(
            {
              message: 'The link has <strong>{count, plural, one {# letter} other {# letters}}</strong>. That is',
              note: 'Followed by a list: fine for a QR code on paper.',
            },
            {
              count: length,
            },
          )}
          tags={{ strong: words => <strong>{words}</strong> }}
        />
      </p>
      <ul aria-label={t('Where the link fits')}>
        {channelsFor(length).map(({ place, limit, fits }) => (
          <li key={place} data-fits={fits}>
            {fits ? <Check size={14} aria-hidden /> : <X size={14} aria-hidden />}
            <span>{localize(fits ? fitting[place] : tooLong[place])}</span>
            <span className={styles.limit}>{t('up to {limit, number}', { limit })}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
