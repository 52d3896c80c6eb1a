import * as v from 'valibot'
import { type LocalizedText, msg } from '../../language/message'
import type { JsonObject, JsonValue } from '../../model/json'
import type { NodeType, ToolContext, ToolOutcome } from '../../model/node-type'
import { type ConfigOf, configSchema } from '../kit/config'
import { jsonSchemaOf, toolName } from '../kit/display-tool'
import { setting } from '../kit/setting'

/** The styles of the answers, with their labels. */
const styleLabels = { buttons: msg('Buttons'), radio: msg('Radio buttons'), dropdown: msg('Dropdown') } as const

const fields = {
  style: setting(v.optional(v.picklist(['buttons', 'radio', 'dropdown']), 'buttons'), {
    label: msg('Style'),
    choices: styleLabels,
    help: msg('How the answers look. If you can choose more than one, they are boxes to tick.'),
  }),
}

export type SurveyConfig = ConfigOf<typeof fields>

/** The arguments of a call. */
const question = {
  question: v.pipe(v.string(), v.description('The question, in words the person will understand')),
  options: v.pipe(
    v.array(
      v.looseObject({
        id: v.pipe(v.string(), v.description('A short id of your own, different for each answer')),
        label: v.pipe(v.string(), v.description('The answer as the person reads it')),
      }),
    ),
    v.minLength(2),
    v.maxLength(6),
    v.description('The answers to choose from, two to six'),
  ),
  allowMultiple: v.optional(v.pipe(v.boolean(), v.description('Whether more than one answer may be chosen'))),
  explanation: v.optional(v.pipe(v.string(), v.description('Why you are asking'))),
}
const SurveyCall = v.looseObject(question)

/** A model's question, with the answer once given. Unknown fields are kept. */
export const SurveyResult = v.looseObject({ ...question, selectedIds: v.optional(v.array(v.string())) })

export type SurveyData = v.InferOutput<typeof SurveyResult>

/** Lets a model ask the person a multiple-choice question. The run waits for the answer. */
const survey: NodeType<SurveyConfig> = {
  type: 'survey',
  name: msg('Survey'),
  family: 'output',
  summary: msg('Let the model ask you a question, and wait for your answer.'),
  configSchema: configSchema(fields),
  tool: () => ({
    name: safeName => (safeName ? toolName('ask', safeName, 'survey') : 'ask_survey_question'),
    description:
      'Ask the person a question with two to six ready answers, and get back what they chose. Use it when you need to know something that only the person can say.',
    inputSchema: jsonSchemaOf(SurveyCall),
    outputType: 'survey',
    check: checkOptions,
    run: ask,
  }),
}

function checkOptions(args: JsonValue): LocalizedText[] {
  const { options } = v.parse(SurveyCall, args)
  const ids = options.map(option => option.id)
  const twice = [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))]
  return [
    ...twice.map(id =>
      msg('{options}: the id “{id}” is used more than once; each answer needs its own', { options: 'options', id }),
    ),
    ...(options.some(option => option.label.trim() === '')
      ? [msg('{options}: every answer needs a label', { options: 'options' })]
      : []),
  ]
}

async function ask(args: JsonValue, context: ToolContext): Promise<ToolOutcome> {
  const { question, allowMultiple = false, ...asked } = v.parse(SurveyCall, args)
  const options = asked.options.map(({ id, label }) => ({ id, label }))
  const answer = await context.ask({ kind: 'survey', question, options, allowMultiple })
  if (!('selectedIds' in answer)) {
    const content =
      'unavailable' in answer
        ? msg('There is no answer: {why}', { why: answer.unavailable })
        : msg('There is no answer: the question was not answered.')
    return { data: args, content, isError: true }
  }
  const chosen = options.filter(option => answer.selectedIds.includes(option.id))
  return {
    data: { ...(args as JsonObject), selectedIds: chosen.map(option => option.id) },
    content: JSON.stringify({ question, chosen }),
  }
}

export default survey
