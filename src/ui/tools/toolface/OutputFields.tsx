import * as v from 'valibot'
import { t } from '../../../language/active'
import { msg } from '../../../language/message'
import type { NodeConfig } from '../../../model/document'
import { isJsonObject, type JsonObject } from '../../../model/json'
import { FormFields } from '../../../nodes/kit/FormFields'
import { byName, fieldsOfConfig } from '../../../nodes/kit/form-fields'
import { nameProblem, setting } from '../../../nodes/kit/setting'
import { readableIn } from '../../../store/document/readable'
import { useApp } from '../../page/app-context'
import { useViewServices } from '../../page/view-services'
import { Section } from './Section'
import type { FaceProps } from './use-tool'

const OutputField = v.object({
  name: setting(v.string(), { label: msg('Name'), problem: nameProblem, row: 'output' }),
  source: setting(v.string(), {
    label: msg('Where from'),
    placeholder: '{{steps.search.output.results}}',
    names: [],
    row: 'output',
  }),
  description: setting(v.string(), { label: msg('What it means') }),
})

const form = v.looseObject({
  fields: setting(v.any(), {
    label: msg('What it gives'),
    items: {
      title: number => msg('Output {number}', { number }),
      remove: number => msg('Remove output {number}', { number }),
      add: msg('Add an output'),
      fresh: () => ({ name: '', source: '', description: '' }),
      stored: {
        item: OutputField,
        read: stored =>
          Object.entries(isJsonObject(stored) ? stored : {}).map(([name, field]) => ({
            name,
            ...(field as JsonObject),
          })),
        write: items =>
          byName(items, ({ source = '', description }) => ({ source, ...(description && { description }) })) ?? {},
      },
    },
  }),
  includeMeta: setting(v.boolean(), {
    label: msg('Say how each step went'),
    help: msg('Its status, its time and its cost, beside the output.'),
  }),
})
const fields = fieldsOfConfig({ configSchema: form })

/** The output of a tool: fields, each with a template. */
export function OutputFields({ pipeline, face, onChange }: FaceProps) {
  const { editor, runner, nodeTypes } = useApp()
  const services = useViewServices()
  const mapping = face.outputMapping ?? { fields: {}, includeMeta: true }
  const readable = () => readableIn(editor.getState().draft.document, nodeTypes, pipeline.id, runner.getState())
  const keep = (changed: typeof mapping) => {
    const isUsual = Object.keys(changed.fields).length === 0 && changed.includeMeta
    onChange({ outputMapping: isUsual ? undefined : (changed as unknown as JsonObject) })
  }
  return (
    <Section title={t('What it gives')} hint={t('If empty, it gives its last reply and what its cards show.')}>
      <FormFields
        fields={fields}
        value={mapping as unknown as NodeConfig}
        onChange={patch => keep({ ...mapping, ...patch } as typeof mapping)}
        card={{ nodeId: pipeline.id, config: {}, services: { ...services, readable } }}
      />
    </Section>
  )
}
