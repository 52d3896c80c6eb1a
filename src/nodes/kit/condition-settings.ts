import { type LocalizedText, msg } from '../../language/message'
import type { Condition } from '../../model/conditions'
import type { Setting } from './setting'

/** How a test of one value is edited: for truthiness, or by comparison. The label is that of the value. */
export function conditionSettings(label: LocalizedText) {
  const op: Setting<Condition['op']> = {
    label: msg({ message: 'Test', context: 'noun', note: 'How two values are compared.' }),
    none: msg('gives something'),
    choices: {
      '==': msg('is'),
      '!=': msg('is not'),
      contains: msg('contains'),
      '<': msg('is less than'),
      '<=': msg('is at most'),
      '>': msg('is more than'),
      '>=': msg('is at least'),
    },
    row: 'test',
  }
  return {
    expression: { label, placeholder: '{{steps.user-input.output}}', names: [] },
    op: op as Setting,
    value: { label: msg('Value'), control: 'text', names: [], when: test => test.op !== undefined, row: 'test' },
  } as const satisfies Partial<Record<keyof Condition, Setting>>
}
