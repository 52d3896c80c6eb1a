import { useCallback } from 'react'
import { CheckField } from '../../../components/CheckField'
import { useDraftList } from '../../../components/draft-list'
import { FieldRow } from '../../../components/Field'
import { ItemList } from '../../../components/ItemList'
import { TextField } from '../../../components/TextField'
import { t } from '../../../language/active'
import type { JsonObject } from '../../../model/json'
import { Templates } from '../../../nodes/kit/Templates'
import { readableIn } from '../../../store/document/readable'
import { useApp } from '../../page/app-context'
import { ItemName } from './ItemName'
import { Section } from './Section'
import type { FaceProps } from './use-tool'

interface OutputField {
  name: string
  source: string
  description: string
}

type Fields = Record<string, { source: string; description?: string }>

/** The output of a tool: fields, each with a template. */
export function OutputFields({ pipeline, face, onChange }: FaceProps) {
  const { editor, runner, nodeTypes } = useApp()
  const { fields, includeMeta } = face.outputMapping ?? { fields: {}, includeMeta: true }
  const keep = (kept: Fields, withMeta: boolean) => {
    const isUsual = Object.keys(kept).length === 0 && withMeta
    const mapping: JsonObject = { fields: kept as unknown as JsonObject, includeMeta: withMeta }
    onChange({ outputMapping: isUsual ? undefined : mapping })
  }
  const { items, withItems } = useDraftList<OutputField, Fields>(fields, read, write)
  const names = useCallback(
    () => readableIn(editor.getState().draft.document, nodeTypes, pipeline.id, runner.getState()),
    [editor, nodeTypes, pipeline.id, runner],
  )
  return (
    <Section title={t('What it gives')} hint={t('If empty, it gives its last reply and what its cards show.')}>
      <ItemList<OutputField>
        title={number => t('Output {number}', { number })}
        remove={number => t('Remove output {number}', { number })}
        add={t('Add an output')}
        items={items}
        onChange={changed => keep(withItems(changed), includeMeta)}
        fresh={{ name: '', source: '', description: '' }}
        locked={false}
      >
        {(field, change) => (
          <>
            <FieldRow>
              <ItemName of={field} all={items} onChange={change} />
              <Templates names={names}>
                <TextField
                  label={t('Where from')}
                  value={field.source}
                  onChange={(source = '') => change({ source })}
                  placeholder="{{steps.search.output.results}}"
                />
              </Templates>
            </FieldRow>
            <TextField
              label={t('What it means')}
              value={field.description}
              onChange={(description = '') => change({ description })}
            />
          </>
        )}
      </ItemList>
      <CheckField
        label={t('Say how each step went')}
        checked={includeMeta}
        onChange={checked => keep(fields, checked)}
        help={t('Its status, its time and its cost, beside the output.')}
      />
    </Section>
  )
}

function read(fields: Fields): OutputField[] {
  return Object.entries(fields).map(([name, { source, description = '' }]) => ({ name, source, description }))
}

function write(items: readonly OutputField[]): Fields {
  return Object.fromEntries(
    items
      .filter(({ name }) => name.trim() !== '')
      .map(({ name, source, description }) => [name, { source, ...(description !== '' && { description }) }]),
  )
}
