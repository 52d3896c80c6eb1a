import styles from './Skeleton.module.css'

/** Holds a place for something that loads, so that nothing jumps. `height` in rem. */
export function Skeleton({ height }: { height: number }) {
  return <div className={styles.skeleton} style={{ blockSize: `${height}rem` }} aria-hidden="true" />
}
