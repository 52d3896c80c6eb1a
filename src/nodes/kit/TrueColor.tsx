import styles from './mini.module.css'

/**
 * A color as it is. A dark mode that the browser forces on pages changes the grounds of elements, whatever their
 * `color-scheme` is, and leaves the fills of drawings.
 */
export function TrueColor({ hex, className = styles.color }: { hex: string; className?: string | undefined }) {
  return (
    <svg className={className} aria-hidden="true">
      <rect width="100%" height="100%" fill={hex} />
    </svg>
  )
}
