import layout from '../../components/layout.module.css'
import { formatCost } from '../../components/text'
import { activeMessages, t } from '../../language/active'
import type { ResolvedModel } from '../../model/language-model'
import { localizedModelLabel } from '../../model/model-labels'
import { useResolvedModel } from '../page/models/use-resolved-model'

/** What a model costs for a million tokens, and when that was checked. Nothing where the model is not known. */
export function ModelPrice({ modelId }: { modelId: string }) {
  const model = useResolvedModel(modelId)
  return model ? <p className={layout.hint}>{formatPrice(model)}</p> : null
}

/** "Claude Haiku 5.5: $0.10 to read and $0.50 to write a million tokens, as of October 7, 2026." */
function formatPrice({ provider, label, price }: Pick<ResolvedModel, 'provider' | 'label' | 'price'>): string {
  const model = localizedModelLabel(provider, label)
  if (price === undefined) return t('{model}: the price is not known.', { model })
  if (price === 'free') return t('{model}: costs nothing.', { model })
  const { inputPerMillion, outputPerMillion, checked } = price
  return t('{model}: {input} to read and {output} to write a million tokens, as of {day}.', {
    model,
    input: formatCost(inputPerMillion),
    output: formatCost(outputPerMillion),
    day: activeMessages().date(new Date(checked), { dateStyle: 'long', timeZone: 'UTC' }),
  })
}
