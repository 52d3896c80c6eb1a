import * as v from 'valibot'
import type { Node } from '../../engine/model/document'
import type { NodeTypes } from '../../engine/model/node-type'
import { say, t } from '../../language/active'
import { fieldName } from '../../lessons/field-name'

/** Editable fields of a card, as paths for checks with labels. */
export function fieldsOfCard({ type, config }: Node, nodeTypes: NodeTypes): { value: string; label: string }[] {
  const nodeType = nodeTypes.get(type)
  if (!nodeType) return []
  const parsed = v.safeParse(nodeType.configSchema, config)
  const settings = Object.entries({ name: '', ...(parsed.success ? parsed.output : config) })
    .filter(([name, value]) => name !== 'label' && ['string', 'number', 'boolean'].includes(typeof value))
    .map(([name]) => ({ value: `config.${name}`, label: say(fieldName(name, nodeType)) }))
  const own = nodeType.input ? [{ value: 'input', label: t('What they say') }] : []
  const named = nodeType.tool ? settings : settings.filter(({ value }) => value !== 'config.name')
  return [...own, ...named]
}
