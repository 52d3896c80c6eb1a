import { readJson } from '../engine/run/ask-model'
import { englishMessages } from '../language/messages'
import type { Document } from '../model/document'
import type { Host } from '../model/host'
import { isJsonObject, type JsonSchema } from '../model/json'
import type { Message, ModelRequest } from '../model/language-model'
import { describeByRules, descriptionProblems, innerNames, type ToolTexts } from './description'
import { type FacedPipeline, facedPipelines } from './face'

const ANSWER: JsonSchema = {
  type: 'object',
  properties: {
    description: { type: 'string', description: 'What agents read before they call the tool' },
    successTemplate: { type: 'string', description: 'The message of a success' },
    errorTemplate: { type: 'string', description: 'The message of a failure' },
  },
  required: ['description', 'successTemplate', 'errorTemplate'],
  additionalProperties: false,
}

/**
 * Has a model write a tool's description and the templates of its answers. What lacks the form goes back once with what
 * is missing.
 * @param model `provider/id`, a bare id, or empty for the default model.
 * @throws ModelError when the model cannot be asked; Error when its second answer lacks the form too.
 */
export async function describeByModel(
  document: Document,
  pipelineId: string,
  model: string,
  host: Pick<Host, 'model' | 'nodeTypes'>,
  signal: AbortSignal,
): Promise<ToolTexts> {
  const tool = facedPipelines(document, host.nodeTypes).find(({ pipeline }) => pipeline.id === pipelineId)
  if (!tool) throw new Error('This pipeline has no tool face yet, so there is nothing to describe.')
  const { languageModel, id, temperature } = await host.model(model)
  const messages: Message[] = [user(brief(tool, describeByRules(document, pipelineId, host.nodeTypes)))]
  for (let round = 1; ; round++) {
    const request: ModelRequest = {
      model: id,
      system: SYSTEM,
      messages: [...messages],
      tools: [],
      maxTokens: 2000,
      temperature: temperature ? Math.max(temperature.min, Math.min(temperature.max, 0.2)) : undefined,
      responseFormat: { name: 'tool_texts', schema: ANSWER },
    }
    let text = ''
    for await (const event of languageModel.stream(request, signal)) {
      if (event.type === 'text-delta') text += event.text
    }
    const reading = await readTexts(text, tool)
    if ('texts' in reading) return reading.texts
    if (round === 2) throw new Error(`The model did not keep to the form: ${reading.problem}`)
    messages.push({ role: 'assistant', content: text || '…' }, user(`${reading.problem} Please write it again.`))
  }
}

async function readTexts(
  text: string,
  { inputSchema, pipeline }: FacedPipeline,
): Promise<{ texts: ToolTexts } | { problem: string }> {
  const reading = await readJson(ANSWER)(text)
  if ('problem' in reading) return { problem: englishMessages.localize(reading.problem) }
  const { description, successTemplate, errorTemplate } = isJsonObject(reading.value) ? reading.value : {}
  const texts = {
    description: String(description),
    successTemplate: String(successTemplate),
    errorTemplate: String(errorTemplate),
  }
  const problems = descriptionProblems(texts.description, inputSchema, innerNames(pipeline))
  return problems.length > 0 ? { problem: problems.map(englishMessages.localize).join(' ') } : { texts }
}

function user(text: string): Message {
  return { role: 'user', content: [{ type: 'text', text }] }
}

function brief({ pipeline, face, inputSchema }: FacedPipeline, byRules: string): string {
  const steps = pipeline.nodes.map(({ type, config }) => ({ type, ...config }))
  return [
    `The tool is called “${pipeline.name}”.`,
    `Its input, as JSON Schema: ${JSON.stringify(inputSchema)}`,
    `The fields of its output: ${JSON.stringify(face.outputMapping?.fields ?? {})}`,
    `What it does inside, for you alone: ${JSON.stringify(steps).slice(0, 12_000)}`,
    `A first draft by rules, in the form that is wanted:\n\n${byRules}`,
  ].join('\n\n')
}

const SYSTEM = `You write what agents read about a tool. Write as for a careful newcomer: short, exact, nothing that is not so.

“description” has these parts, in this order:
1. One sentence that begins “Use this tool to ” and says what it does as one operation. Never mention its steps, models or inner tools.
2. “# Required inputs (always include these):” with one line “- name: …” for each required input: meaning, type, limits, an example.
3. “# Optional inputs (include when …):” with one line for each other input. Leave this part out when there is none.
4. “# CRITICAL … rules:” with numbered rules, and only when the input has limits that nobody would guess.
5. “# What the tool is going to output:” and what comes back, with its most useful fields.

“successTemplate” is the message of a success. It may hold {{data.…}} and {{meta.…}}: meta has pipeline, totalSteps, completedSteps, durationMs. It has a heading that says what was done, the content, and then the heading “## In your response:” with two or three lines on what to do with it.

“errorTemplate” is the message of a failure. It may hold {{error.message}}, {{error.code}} and {{error.details.failedStep}}. It says what went wrong, then has the heading “## How to fix:” with numbered lines, and ends by saying when to give up and go on.`
