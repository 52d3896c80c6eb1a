import { useMemo } from 'react'
import { LabeledSelect } from '../../../components/LabeledSelect'
import { t } from '../../../language/active'
import type { Pipeline } from '../../../model/document'
import type { JsonObject } from '../../../model/json'
import { markdownToText } from '../../page/runs/markdown-to-text'
import { summarizeValue } from '../../page/runs/summarize-value'
import { useSavedExecutions, useShownExecutions } from '../../parts/executions/use-executions'

/** How many different inputs are offered. */
const MOST = 20

/** Inputs that a pipeline was called with in earlier runs, to call it with again. */
export function EarlierInputs({ pipeline, onChoose }: { pipeline: Pipeline; onChoose(input: JsonObject): void }) {
  const shown = useShownExecutions()
  const { runs } = useSavedExecutions()
  const inputs = useMemo(() => {
    const all = [shown.executions, ...(runs ?? []).map(({ executions }) => executions)].flat()
    const own = all.filter(({ pipelineId, input }) => pipelineId === pipeline.id && Object.keys(input).length > 0)
    return [...new Map(own.map(({ input }) => [JSON.stringify(input), input])).values()].slice(0, MOST)
  }, [shown.executions, runs, pipeline.id])
  if (inputs.length === 0) return null
  return (
    <LabeledSelect
      label={t('Input of an earlier run')}
      value=""
      options={[
        { value: '', label: t('Choose one') },
        ...inputs.map(input => ({ value: JSON.stringify(input), label: summarizeValue(input, 80, markdownToText) })),
      ]}
      onChange={json => onChoose(JSON.parse(json))}
    />
  )
}
