import layout from './layout.module.css'
import { printJson } from './print-json'

/** A body, formatted: JSON is indented, other text unchanged. */
export function Payload({ value }: { value: unknown }) {
  return (
    <pre dir="ltr" translate="no" className={layout.code}>
      {typeof value === 'string' ? printed(value) : printJson(value)}
    </pre>
  )
}

function printed(text: string): string {
  try {
    return printJson(JSON.parse(text))
  } catch {
    return text
  }
}
