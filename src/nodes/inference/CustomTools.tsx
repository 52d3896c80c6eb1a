import { Disclosure } from '../../components/Disclosure'
import { ItemList } from '../../components/ItemList'
import { TextAreaField } from '../../components/TextAreaField'
import { TextField } from '../../components/TextField'
import { localize, t } from '../../language/active'
import type { CustomTool } from '../../model/inference'
import { readStoredSchema } from '../../model/stored-json'
import type { Bound } from '../kit/bound-fields'
import { CodeField } from '../kit/CodeField'
import { JsonField } from '../kit/JsonField'

/** Tools in JavaScript, for this inference only. */
export function CustomTools({ value: tools = [], onChange, locked }: Bound<CustomTool[] | undefined>) {
  return (
    <Disclosure
      title={t('Tools in JavaScript')}
      count={tools.length}
      help={t(
        'The code runs apart from the page. It can calculate and sort, but it cannot use the network or your saved work.',
      )}
    >
      <ItemList<CustomTool>
        title={number => t('Tool {number}', { number })}
        remove={number => t('Remove tool {number}', { number })}
        add={t('Add a tool')}
        items={tools}
        onChange={changed => onChange(changed.length > 0 ? changed : undefined)}
        fresh={{ name: '', description: '', code: '' }}
        locked={locked}
      >
        {(tool, change) => (
          <>
            <TextField
              label={t('Tool name')}
              value={tool.name}
              onChange={name => change({ name: name ?? '' })}
              placeholder="add_numbers"
              locked={locked}
            />
            <TextAreaField
              label={t('What it does')}
              value={tool.description}
              onChange={description => change({ description })}
              placeholder={t('Adds two numbers.')}
              locked={locked}
              help={t('The model reads this to know when to call it.')}
            />
            <JsonField
              label={t('Its arguments')}
              value={tool.inputSchema}
              onChange={inputSchema => change({ inputSchema })}
              error={localize(readStoredSchema(tool.inputSchema).problem ?? '') || undefined}
              placeholder='{ "type": "object", "properties": { "a": { "type": "number" }, "b": { "type": "number" } } }'
              locked={locked}
            />
            <CodeField
              value={tool.code}
              onChange={code => change({ code })}
              locked={locked}
              help={t(
                'It can use args, outputs (earlier results, by id), names (ids by name) and vars. End it with return.',
              )}
            />
          </>
        )}
      </ItemList>
    </Disclosure>
  )
}
