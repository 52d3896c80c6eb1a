import { FieldRow, Fields } from '../../components/Field'
import { NumberField } from '../../components/NumberField'
import { SelectField } from '../../components/SelectField'
import { TextField } from '../../components/TextField'
import { boundFields } from '../kit/bound-fields'
import { JsonField } from '../kit/JsonField'
import { readStoredSchema } from '../kit/json'
import { Templates } from '../kit/Templates'
import type { EditorProps } from '../view'
import { GraphqlFields, RestFields } from './AddressFields'
import type { IntegrationConfig } from './node'

const KINDS = [
  { value: 'mock', label: 'Made-up data' },
  { value: 'rest', label: 'A web address (REST)' },
  { value: 'graphql', label: 'GraphQL' },
] as const

const FAILURES = [
  { value: 'none', label: 'never' },
  { value: 'sometimes', label: 'sometimes' },
  { value: 'always', label: 'always' },
] as const

const SCHEMA_EXAMPLE = '{ "type": "object", "properties": { "id": { "type": "string" } }, "required": ["id"] }'

/** The settings of an integration. */
export function Editor(props: EditorProps<IntegrationConfig>) {
  const { nodeId, config, onChange, isLocked, services } = props
  return (
    <Fields>
      <FieldRow>
        <SelectField
          label="Where from"
          value={config.kind}
          options={KINDS}
          onChange={kind => onChange({ kind })}
          locked={isLocked('kind')}
        />
        <TextField
          label="Name"
          value={config.name}
          onChange={name => onChange({ name })}
          locked={isLocked('name')}
          help="Templates call it by this name."
        />
      </FieldRow>
      {config.kind === 'mock' && <MockFields {...props} />}
      <Templates names={() => services.readable?.(nodeId) ?? []}>
        {config.kind === 'rest' && <RestFields {...props} />}
        {config.kind === 'graphql' && <GraphqlFields {...props} />}
      </Templates>
      <JsonField
        label="What a caller must give"
        value={config.inputSchema}
        onChange={inputSchema => onChange({ inputSchema })}
        locked={isLocked('inputSchema')}
        rows={2}
        placeholder={SCHEMA_EXAMPLE}
        error={readStoredSchema(config.inputSchema).problem}
        help="A JSON Schema of the arguments, for models that call this pipeline. If empty: one question in words."
      />
    </Fields>
  )
}

function MockFields({ config, onChange, isLocked }: EditorProps<IntegrationConfig>) {
  const bind = boundFields({ config, onChange, isLocked })
  return (
    <>
      <JsonField
        label="Data"
        {...bind('data')}
        placeholder={'{ "rooms": [{ "number": 12, "free": true }] }'}
        help="JSON. This is always the answer."
      />
      <FieldRow>
        <NumberField
          label="Delay"
          value={config.delayMs}
          onChange={(delayMs = 0) => onChange({ delayMs })}
          locked={isLocked('delayMs')}
          min={0}
          max={60_000}
          whole
          help="Milliseconds before it answers."
        />
        <SelectField label="It fails" {...bind('failure')} options={FAILURES} />
      </FieldRow>
      {config.failure !== 'none' && (
        <FieldRow>
          {config.failure === 'sometimes' && (
            <NumberField
              label="How often"
              value={Math.round(config.failureRate * 100)}
              onChange={(percent = 50) => onChange({ failureRate: percent / 100 })}
              locked={isLocked('failureRate')}
              min={0}
              max={100}
              help="Out of a hundred times."
            />
          )}
          <TextField label="Error code" {...bind('errorCode')} placeholder="MOCK_FAILURE" />
        </FieldRow>
      )}
    </>
  )
}
