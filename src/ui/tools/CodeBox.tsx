import layout from '../../components/layout.module.css'

/** Scrollable preformatted text. */
export function CodeBox({ label, text }: { label: string; text: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrolled by keyboard too.
    <section aria-label={label} tabIndex={0} className={layout.code}>
      <pre>{text}</pre>
    </section>
  )
}
