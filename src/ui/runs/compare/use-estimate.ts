import { useEffect, useState } from 'react'
import { formatCost } from '../../../components/text'
import { t } from '../../../language/active'
import { type Estimate, estimate } from '../../../store/batch/estimate'
import type { BatchPlan } from '../../../store/batch/plan'
import { yieldToMain } from '../../../store/yield-to-main'
import { useApp } from '../../page/app-context'

/** The estimate of a plan as a sentence, debounced; and the models that ignore a varied temperature. */
export function useEstimate(plan: BatchPlan, changesTemperature = false): string {
  const { nodeTypes, model } = useApp()
  const [known, setKnown] = useState<Estimate>()
  useEffect(() => {
    let isStale = false
    const wait = yieldToMain()
    const yieldControl = async () => {
      await wait()
      if (isStale) throw new Error('Another plan is estimated.')
    }
    // Debounce in milliseconds: typing a number passes through values that are not meant.
    const timer = setTimeout(() => {
      estimate(plan, { nodeTypes, model, yieldControl: yieldControl }).then(
        found => !isStale && setKnown(found),
        () => {},
      )
    }, 150)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [plan, nodeTypes, model])
  if (!known) return ''
  const deaf = changesTemperature ? known.withoutTemperature : []
  return [
    formatEstimate(known),
    ...deaf.map(label => t('{model} has no temperature, so all rows will be the same.', { model: label })),
  ].join(' ')
}

function formatEstimate({ calls, inputTokens, outputTokens, cost, isPart }: Estimate): string {
  if (calls === 0) return t('No model is called.')
  const counted = { calls, tokens: roughly(inputTokens + outputTokens) }
  const amount = isPart
    ? t('more than {calls, plural, one {# model call} other {# model calls}} and {tokens, number} tokens', counted)
    : t('about {calls, plural, one {# model call} other {# model calls}} and {tokens, number} tokens', counted)
  if (cost === null) return t('Takes {amount}. The cost is not known, because a price is missing.', { amount })
  if (cost === 0) return t('Takes {amount}. Free.', { amount })
  return isPart
    ? t('Takes {amount}, and costs more than {cost}.', { amount, cost: formatCost(cost) })
    : t('Takes {amount}, and costs about {cost}.', { amount, cost: formatCost(cost) })
}

/** Estimates are not exact beyond two digits. */
function roughly(tokens: number): number {
  return Number(tokens.toPrecision(2))
}
