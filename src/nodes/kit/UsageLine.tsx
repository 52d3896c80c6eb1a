import * as v from 'valibot'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { printUsage, Usage } from './usage'

/** The model with its usage; nothing where no model was called. */
export function UsageLine({ output }: { output: unknown }) {
  const usage = v.safeParse(Usage, output)
  if (!usage.success) return null
  return (
    <p className={classNames(layout.hint, layout.breakWords)}>
      {usage.output.model} · {printUsage(usage.output)}
    </p>
  )
}
