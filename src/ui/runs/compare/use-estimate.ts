import { formatCost } from '../../../components/text'
import { useLoaded } from '../../../components/use-loaded'
import { t } from '../../../language/active'
import { type Estimate, estimate } from '../../../store/batch/estimate'
import type { BatchPlan } from '../../../store/batch/plan'
import { useApp } from '../../page/app-context'

/** The estimate of a plan as a sentence; and the models that ignore a varied temperature. */
export function useEstimate(plan: BatchPlan, changesTemperature = false): string {
  const { nodeTypes, model } = useApp()
  const known = useLoaded(() => estimate(plan, { nodeTypes, model }), [plan, nodeTypes, model])
  if (!known) return ''
  const deaf = changesTemperature ? known.withoutTemperature : []
  return [
    formatEstimate(known),
    ...deaf.map(label => t('{model} has no temperature, so all rows will be the same.', { model: label })),
  ].join(' ')
}

function formatEstimate({ calls, inputTokens, outputTokens, cost }: Estimate): string {
  if (calls === 0) return t('No model is called.')
  const amount = t('about {calls, plural, one {# model call} other {# model calls}} and {tokens, number} tokens', {
    calls,
    tokens: roughly(inputTokens + outputTokens),
  })
  if (cost === null) return t('Takes {amount}. The cost is not known, because a price is missing.', { amount })
  if (cost === 0) return t('Takes {amount}. Free.', { amount })
  return t('Takes {amount}, and costs about {cost}.', { amount, cost: formatCost(cost) })
}

/** Estimates are not exact beyond two digits. */
function roughly(tokens: number): number {
  return Number(tokens.toPrecision(2))
}
