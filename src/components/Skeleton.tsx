import styles from './Skeleton.module.css'

/** A placeholder while content loads, to avoid layout shifts. `height` in rem. */
export function Skeleton({ height }: { height: number }) {
  return <div className={styles.skeleton} style={{ blockSize: `${height}rem` }} aria-hidden="true" />
}
