import * as v from 'valibot'
import styles from './result.module.css'
import { printUsage, Usage } from './usage'

/** Who was asked, and what that took; nothing where no model was asked. */
export function UsageLine({ output }: { output: unknown }) {
  const usage = v.safeParse(Usage, output)
  if (!usage.success) return null
  return (
    <p className={styles.caption}>
      {usage.output.model} · {printUsage(usage.output)}
    </p>
  )
}
