import { localize } from '../../../language/active'
import { givenName } from '../../page/cards/card-names'
import { TypeIcon } from '../TypeIcon'
import type { NodeSnapshot } from './node-snapshots'
import styles from './Snapshots.module.css'

interface SnapshotTitleProps {
  shown: Pick<NodeSnapshot, 'node' | 'type'>
  size?: number | string
}

/** The icon of a card, its type, and the name that a person gave to it. */
export function SnapshotTitle({ shown: { node, type }, size }: SnapshotTitleProps) {
  const given = givenName(node)
  return (
    <>
      <b className={styles.type}>
        {type && <TypeIcon type={node.type} size={size} />} {localize(type?.name ?? node.type)}
      </b>
      {given && (
        <span>
          <bdi>{given}</bdi>
        </span>
      )}
    </>
  )
}
