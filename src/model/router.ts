import * as v from 'valibot'
import type { Condition } from './conditions'
import type { NodeConfig } from './document'
import type { JsonObject } from './json'
import { isRouter } from './known-types'
import type { ParsedNode } from './parsed-node'
import { StoredJson } from './stored-json'

/** A rule: a condition on previous results, and the id of the pipeline that it leads to. */
export type Rule = JsonObject & Condition & { target: string }

export const Rule = v.looseObject({
  /** A template, or text with templates. */
  expression: v.optional(v.string(), ''),
  /** Absent: the expression must not be empty. */
  op: v.optional(v.picklist(['==', '!=', '<', '<=', '>', '>=', 'contains'])),
  value: v.optional(StoredJson),
  target: v.optional(v.string(), ''),
}) as unknown as v.GenericSchema<unknown, Rule>

/** The settings of a router: how it chooses among the following pipelines. */
export type RouterConfig = NodeConfig & {
  /** `rules` calls no model. */
  mode: 'model' | 'rules'
  model: string
  /** The person's instructions for the choice. */
  prompt: string
  /** The first that is met decides. */
  rules: Rule[]
  /** The target when no rule is met; absent or empty: the last connected one. */
  otherwise?: string
  /** Absent: estimated from choice and model. */
  maxTokens?: number
}

/** The settings of a router without the rules that are not complete yet; undefined for any other node. */
export function routerOf({ type, config }: Pick<ParsedNode, 'type' | 'config'>): RouterConfig | undefined {
  if (!isRouter(type)) return undefined
  const { model, rules, otherwise }: RouterConfig = config
  return { ...config, model: model.trim(), rules: rules.filter(isComplete), otherwise: otherwise || undefined }
}

/** Whether a rule has something to look at and a place to go. Until then it is skipped. */
export function isComplete({ expression, target }: Rule): boolean {
  return expression.trim() !== '' && target !== ''
}
