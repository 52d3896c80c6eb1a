import { Disclosure } from '../../components/Disclosure'
import { ItemList } from '../../components/ItemList'
import { SelectField } from '../../components/SelectField'
import { TextAreaField } from '../../components/TextAreaField'
import { localize, t } from '../../language/active'
import { msg } from '../../language/message'
import type { InferenceConfig } from '../../model/inference'
import type { Bound } from '../kit/bound-fields'

type Turn = NonNullable<InferenceConfig['memories']>[number]

const SPEAKERS = [
  { value: 'user', label: msg('The person') },
  { value: 'assistant', label: msg('The model') },
] as const

/** Turns that come before the conversation. */
export function InitialMemories({ value: turns = [], onChange, locked }: Bound<Turn[] | undefined>) {
  return (
    <Disclosure
      title={t('First memories')}
      count={turns.length}
      help={t('The model sees this as said before everything else.')}
    >
      <ItemList<Turn>
        title={number => t('Memory {number}', { number })}
        remove={number => t('Remove memory {number}', { number })}
        add={t('Add a memory')}
        items={turns}
        onChange={changed => onChange(changed.length > 0 ? changed : undefined)}
        fresh={{ role: turns.at(-1)?.role === 'user' ? 'assistant' : 'user', content: '' }}
        locked={locked}
      >
        {(turn, change) => (
          <>
            <SelectField
              label={t('Who said it')}
              value={turn.role}
              options={SPEAKERS.map(({ value, label }) => ({ value, label: localize(label) }))}
              onChange={role => change({ role })}
              locked={locked}
            />
            <TextAreaField
              label={t('What was said')}
              value={turn.content}
              onChange={content => change({ content })}
              locked={locked}
            />
          </>
        )}
      </ItemList>
    </Disclosure>
  )
}
