import type { StepState } from '../../engine/frame'
import type { JsonObject, JsonValue } from '../../engine/json'

/** The prompt of a step's reasoning, unless the step has its own. */
export const REASONING_TEMPLATE = `# What this step brought
{{step_output}}

# What is known so far
{{pipeline_state_summary}}

# Your task
{{reasoning_instructions}}

# Your answer
JSON alone, without a word before or after it. The next step reads it as it is.`

const LONGEST_PART = 4000

/** What a reasoning prompt can name beside the usual roots. No output: the step calls no tool. */
export function reasoningRoots(
  output: JsonValue | undefined,
  input: JsonObject,
  steps: Readonly<Record<string, StepState>>,
): JsonObject {
  const told = Object.entries(steps).map(([slug, step]) => `- ${slug} (${step.status})${tell(step)}`)
  return {
    step_output: output === undefined ? 'This step calls no tool. Work with what is known so far.' : output,
    pipeline_state_summary: [`- input: ${cut(input)}`, ...told].join('\n'),
  }
}

function tell({ output, reasoning, error }: StepState): string {
  if (error !== null) return `: ${error}`
  const parts = [output !== null && `output: ${cut(output)}`, reasoning !== null && `reasoning: ${cut(reasoning)}`]
  const said = parts.filter(Boolean).join('; ')
  return said && `: ${said}`
}

function cut(value: JsonValue): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > LONGEST_PART ? `${text.slice(0, LONGEST_PART)}… (cut)` : text
}
