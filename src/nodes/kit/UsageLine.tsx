import * as v from 'valibot'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { formatCost, formatTokens } from '../../components/text'
import { localize, t } from '../../language/active'
import { localizedModelLabel } from '../../model/model-labels'

/** The usage of a node's model calls, from its output. */
const Usage = v.looseObject({
  model: v.string(),
  tokens: v.looseObject({ prompt: v.number(), completion: v.number() }),
  /** Dollars; null where the price is unknown. */
  cost: v.nullable(v.looseObject({ total: v.number() })),
})

/** The model with its usage, in the words of the X-ray; nothing where no model was called. */
export function UsageLine({ output }: { output: unknown }) {
  const usage = v.safeParse(Usage, output)
  if (!usage.success) return null
  const { model, tokens, cost } = usage.output
  return (
    <p className={classNames(layout.hint, layout.breakWords)}>
      {/* A model that is the only one of its provider has the id of that. */}
      {localize(localizedModelLabel(model, model))}
      {' · '}
      {formatTokens({ input: tokens.prompt, output: tokens.completion })}
      {' · '}
      {cost ? formatCost(cost.total) : t('price unknown')}
    </p>
  )
}
