import layout from './layout.module.css'

/** Preformatted output of a program. */
export function Preformatted({ text }: { text: string }) {
  return (
    <pre dir="auto" translate="no" className={layout.code}>
      {text}
    </pre>
  )
}
