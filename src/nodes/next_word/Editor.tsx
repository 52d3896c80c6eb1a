import { CheckField } from '../../components/CheckField'
import { FieldRow, Fields } from '../../components/Field'
import { NumberField } from '../../components/NumberField'
import { SelectField } from '../../components/SelectField'
import { boundFields } from '../kit/bound-fields'
import type { EditorProps } from '../view'
import type { NextWordConfig } from './node'
import { orders } from './words'

/** Rarely used settings: tokenization, comparison, length. */
export function Editor({ config, onChange, isLocked }: EditorProps<NextWordConfig>) {
  const bind = boundFields({ config, onChange, isLocked })
  return (
    <Fields>
      <CheckField
        label="Cut words into smaller pieces"
        checked={config.unit === 'pieces'}
        onChange={yes => onChange({ unit: yes ? 'pieces' : 'words' })}
        locked={isLocked('unit')}
        help="Large models read pieces of words, too. Here the pieces come from the pairs of letters that are read most often."
      />
      <FieldRow>
        <SelectField
          label="Show beside"
          value={String(config.compareWith)}
          options={[
            { value: '0', label: 'nothing' },
            ...orders.map(({ value, label }) => ({ value, label: `looking ${label}` })),
          ]}
          onChange={order => onChange({ compareWith: Number(order) })}
          locked={isLocked('compareWith')}
        />
        <NumberField label="Pieces a run writes" {...bind('most')} min={1} max={200} whole />
        <NumberField
          label="Seed"
          {...bind('seed')}
          min={0}
          max={1_000_000}
          whole
          help="The same seed gives the same text."
        />
      </FieldRow>
    </Fields>
  )
}
