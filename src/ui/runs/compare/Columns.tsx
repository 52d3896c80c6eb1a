import layout from '../../../components/layout.module.css'
import { SelectField } from '../../../components/SelectField'
import { shorten } from '../../../components/text'
import { t } from '../../../language/active'
import { isEqualJson } from '../../../model/equal-json'
import type { InputTable, TableTarget } from '../../../store/batch/table'
import { placeName } from './place-name'

interface ColumnsProps {
  table: InputTable
  /** By column name. */
  targets: readonly (TableTarget | null)[]
  places: readonly TableTarget[]
  /** Names of the cards, by node id. */
  names: ReadonlyMap<string, string>
  onChoose(column: number, target: TableTarget | null): void
}

/** Maps each column to a card's input, a variable, or nothing. */
export function Columns({ table, targets, places, names, onChoose }: ColumnsProps) {
  const options = [
    { value: '', label: t('Nowhere') },
    ...places.map((place, index) => ({ value: String(index), label: labelOf(place, names) })),
  ]
  return (
    <fieldset className={layout.columns}>
      <legend>{t('What each column is for')}</legend>
      {table.columns.map((head, column) => (
        <SelectField
          key={column}
          label={head}
          help={table.rows[0]?.[column] ? t('“{words}”', { words: shorten(table.rows[0][column], 60) }) : undefined}
          value={indexOf(places, targets[column])}
          options={options}
          onChange={index => onChoose(column, index === '' ? null : (places[Number(index)] ?? null))}
        />
      ))}
    </fieldset>
  )
}

function labelOf(place: TableTarget, names: ReadonlyMap<string, string>): string {
  return place.kind === 'input' ? placeName(place, names) : t('Variable {name}', { name: place.name })
}

function indexOf(places: readonly TableTarget[], target: TableTarget | null | undefined): string {
  const index = places.findIndex(place => isEqualJson(place, target))
  return index < 0 ? '' : String(index)
}
