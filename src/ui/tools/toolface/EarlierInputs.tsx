import { useMemo } from 'react'
import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import { Select } from '../../../components/Select'
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
    <label className={classNames(layout.cluster2, layout.small, layout.semibold)}>
      {t('Input of an earlier run')}
      <Select
        value=""
        onChange={event => {
          const input = inputs[Number(event.target.value)]
          if (input) onChoose(input)
        }}
      >
        <option value="">{t('Choose one')}</option>
        {inputs.map((input, index) => (
          <option key={JSON.stringify(input)} value={index}>
            {summarizeValue(input, 80, markdownToText)}
          </option>
        ))}
      </Select>
    </label>
  )
}
