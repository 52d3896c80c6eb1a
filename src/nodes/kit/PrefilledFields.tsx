import { Disclosure } from '../../components/Disclosure'
import { nameProblem, useDraftList } from '../../components/draft-list'
import { FieldRow } from '../../components/Field'
import { ItemList } from '../../components/ItemList'
import { TextField } from '../../components/TextField'
import { t } from '../../language/active'
import { isJsonObject, type JsonObject, type JsonValue } from '../../model/json'

interface PrefilledFieldsProps {
  value: JsonValue | undefined
  onChange(value: JsonObject | undefined): void
  locked: boolean
}

/** Arguments of a tool set by the person: hidden from the model. */
export function PrefilledFields({ value, onChange, locked }: PrefilledFieldsProps) {
  const { items, withItems } = useDraftList(value, argumentsOf, objectOf)
  return (
    <Disclosure
      title={t('Filled-in arguments')}
      count={items.length}
      help={t('You set these. The model does not see them. A value can be a template.')}
    >
      <ItemList
        title={number => t('Argument {number}', { number })}
        remove={number => t('Remove argument {number}', { number })}
        add={t('Add an argument')}
        items={items}
        onChange={changed => onChange(withItems(changed) as JsonObject | undefined)}
        fresh={{ name: '', value: '' }}
        locked={locked}
      >
        {(argument, change) => (
          <FieldRow>
            <TextField
              label={t('Argument')}
              value={argument.name}
              onChange={name => change({ name: name ?? '' })}
              error={nameProblem(argument.name, items)}
              locked={locked}
            />
            <TextField
              label={t('Value')}
              value={argument.value}
              onChange={text => change({ value: text ?? '' })}
              placeholder="{{vars.mood}}"
              locked={locked}
            />
          </FieldRow>
        )}
      </ItemList>
    </Disclosure>
  )
}

interface FilledInArgument {
  name: string
  /** As typed. Converted to the type of the schema when the tool is called. */
  value: string
}

function argumentsOf(stored: JsonValue | undefined): FilledInArgument[] {
  if (!isJsonObject(stored)) return []
  return Object.entries(stored).map(([name, value]) => ({
    name,
    value: typeof value === 'string' ? value : JSON.stringify(value),
  }))
}

function objectOf(items: FilledInArgument[]): JsonObject | undefined {
  const named = items.filter(({ name }) => name.trim() !== '')
  return named.length > 0 ? Object.fromEntries(named.map(({ name, value }) => [name, value])) : undefined
}
