import type { ReactNode } from 'react'
import layout from '../../components/layout.module.css'
import { Rich } from '../../components/Rich'
import { type LinkPlace, tooLongFor } from '../../documents/links/link-length'
import { localize } from '../../language/active'
import { type MessageDescriptor, msg } from '../../language/message'
import { listOfFacts } from '../../nodes/kit/facts'

const places: Readonly<Record<LinkPlace, MessageDescriptor>> = {
  code: msg({ message: 'a QR code', note: 'In a list of what a link is too long for.' }),
  discord: msg({ message: 'a Discord message', note: 'In a list of what a link is too long for.' }),
  slack: msg({ message: 'a Slack message', note: 'In a list of what a link is too long for.' }),
  mail: msg({ message: 'Teams or email', note: 'In a list of what a link is too long for.' }),
}

const strong = (words: ReactNode) => <strong>{words}</strong>

/** The length of the link, and what it is too long for. */
export function FitList({ length }: { length: number }) {
  const without = tooLongFor(length)
  return (
    <p className={layout.soft}>
      <Rich
        text={
          without.length === 0
            ? msg('<strong>{count, plural, one {# letter} other {# letters}}</strong>. Short enough for everything.', {
                count: length,
              })
            : msg('<strong>{count, plural, one {# letter} other {# letters}}</strong>. Too long for {places}.', {
                count: length,
                places: listOfFacts(without.map(place => localize(places[place]))),
              })
        }
        tags={{ strong }}
      />
    </p>
  )
}
