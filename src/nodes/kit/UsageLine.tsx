import * as v from 'valibot'
import styles from './result.module.css'
import { printUsage, Usage } from './usage'

/** The model with its usage; nothing where no model was called. */
export function UsageLine({ output }: { output: unknown }) {
  const usage = v.safeParse(Usage, output)
  if (!usage.success) return null
  return (
    <p className={styles.caption}>
      {usage.output.model} · {printUsage(usage.output)}
    </p>
  )
}
