import * as v from 'valibot'
import { msg } from '../../language/message'
import type { NodeConfig } from '../../model/document'
import type { NodeType } from '../../model/node-type'
import { isComplete, type RouterConfig, Rule } from '../../model/router'
import { conditionSettings } from '../kit/condition-settings'
import { configSchema } from '../kit/config'
import { maxTokensField, modelField } from '../kit/model-fields'
import { problemsOf } from '../kit/problems'
import { setting } from '../kit/setting'

const byModel = ({ mode }: NodeConfig) => mode === 'model'
const byRules = ({ mode }: NodeConfig) => mode === 'rules'

const fields = {
  mode: setting(v.optional(v.picklist(['model', 'rules']), 'model'), {
    label: msg('Who decides'),
    choices: { model: msg('A model that reads the message'), rules: msg('Rules, without a model') },
  }),
  prompt: setting(v.optional(v.string(), ''), {
    label: msg('How to choose the way'),
    control: 'lines',
    placeholder: msg('Go to Sales if it is about prices. Otherwise go to Support.'),
    help: msg('The model also gets the names and prompts of the pipelines that it can choose from.'),
    when: byModel,
  }),
  model: modelField(byModel),
  maxTokens: maxTokensField(byModel),
  rules: setting(v.optional(v.array(Rule), []), {
    label: msg('Rules'),
    items: {
      title: number => msg('Rule {number}', { number }),
      remove: number => msg('Remove rule {number}', { number }),
      add: msg('Add a rule'),
      fresh: () => ({ expression: '', target: '' }),
    },
    fields: { ...conditionSettings(msg('If')), target: { label: msg('Go to') } },
    when: byRules,
  }),
  /** The target when no rule matches. */
  otherwise: setting(v.optional(v.string()), { label: msg('Otherwise go to'), when: byRules }),
}

/** Directs the run to one of the following pipelines: `src/engine/run/router.ts`. */
const router: NodeType<RouterConfig> = {
  type: 'router',
  name: msg('Router'),
  family: 'control',
  summary: msg('Choose which pipeline comes next.'),
  configSchema: configSchema(fields),
  templates: {
    text: ['prompt'],
    inner: ({ mode, rules }) => ({
      values: mode === 'rules' ? rules.flatMap(({ expression, value = null }) => [expression, value]) : [],
    }),
  },
  problems: ({ mode, rules }) => (mode === 'rules' ? problemsOf(...ruleProblems(rules)) : []),
}

function ruleProblems(rules: readonly Rule[]) {
  if (rules.length === 0) return [msg('There is no rule yet, so every run goes the same way.')]
  return rules.map(
    (rule, index) =>
      !isComplete(rule) &&
      msg('Rule {number} needs something to look at and a place to go. Until then it is skipped.', {
        number: index + 1,
      }),
  )
}

export default router
