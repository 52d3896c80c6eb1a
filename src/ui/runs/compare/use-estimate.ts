import { useEffect, useState } from 'react'
import { costInWords, count, plural } from '../../../components/text'
import { type Estimate, estimate } from '../../../store/batch/estimate'
import type { BatchPlan } from '../../../store/batch/plan'
import { yieldToMain } from '../../../store/yield-to-main'
import { useApp } from '../../app/app-context'
import { isTooLargeToWatch } from '../../app/too-large'

/** The estimate of a plan as a sentence, debounced; and the models that ignore a varied temperature. */
export function useEstimate(plan: BatchPlan, changesTemperature = false): string {
  const { nodeTypes, model } = useApp()
  const [known, setKnown] = useState<Estimate>()
  // Rows differ in what is typed, not in their cards.
  const isTooLarge = plan.rows[0] !== undefined && isTooLargeToWatch(plan.rows[0].draft.document)
  useEffect(() => {
    if (isTooLarge) return
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
  }, [plan, nodeTypes, model, isTooLarge])
  if (isTooLarge) return 'This is too large to say what it will take.'
  if (!known) return ''
  const deaf = changesTemperature ? known.withoutTemperature : []
  return [inWords(known), ...deaf.map(label => `${label} has no temperature, so all rows will be the same.`)].join(' ')
}

function inWords({ calls, inputTokens, outputTokens, cost, isPart }: Estimate): string {
  if (calls === 0) return 'No model is called.'
  const tokens = `${isPart ? 'more than' : 'about'} ${plural(calls, 'model call')} and ${count(roughly(inputTokens + outputTokens))} tokens`
  if (cost === null) return `Takes ${tokens}. The cost is not known, because a price is not.`
  return cost === 0
    ? `Takes ${tokens}. Free.`
    : `Takes ${tokens}, and costs ${isPart ? 'more than' : 'about'} ${costInWords(cost)}.`
}

/** Estimates are not exact beyond two digits. */
function roughly(tokens: number): number {
  return Number(tokens.toPrecision(2))
}
