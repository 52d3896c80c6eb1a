import { FieldRow } from '../../components/Field'
import { ListField } from '../../components/ListField'
import { SelectField } from '../../components/SelectField'
import { TextAreaField } from '../../components/TextAreaField'
import { TextField } from '../../components/TextField'
import { HostsField } from '../kit/HostsField'
import { JsonField } from '../kit/JsonField'
import { printStoredJson } from '../kit/json'
import type { EditorProps } from '../view'
import type { IntegrationConfig } from './node'

type Props = EditorProps<IntegrationConfig>

const METHODS = (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).map(value => ({ value, label: value }))

/** URL and body of a REST request. */
export function RestFields(props: Props) {
  const { config, onChange, isLocked } = props
  return (
    <>
      <TextField
        label="Address"
        value={config.url}
        onChange={(url = '') => onChange({ url })}
        locked={isLocked('url')}
        placeholder="https://api.example.com/rooms/{{input.id}}"
        help="{{input.…}}, {{steps.…}} and {{vars.…}} get their values when it runs."
      />
      <FieldRow>
        <SelectField
          label="Method"
          value={config.method}
          options={METHODS}
          onChange={method => onChange({ method })}
          locked={isLocked('method')}
        />
      </FieldRow>
      {config.method !== 'GET' && (
        <TextAreaField
          label="Body"
          code
          rows={3}
          value={printStoredJson(config.body)}
          onChange={body => onChange({ body: body || undefined })}
          locked={isLocked('body')}
          placeholder={'{ "guests": "{{input.guests}}" }'}
        />
      )}
      <SendingFields {...props} />
    </>
  )
}

/** Endpoint and query of a GraphQL request. */
export function GraphqlFields(props: Props) {
  const { config, onChange, isLocked } = props
  return (
    <>
      <TextField
        label="Address"
        value={config.endpoint}
        onChange={(endpoint = '') => onChange({ endpoint })}
        locked={isLocked('endpoint')}
        placeholder="https://api.example.com/graphql"
      />
      <TextAreaField
        label="Query"
        code
        rows={4}
        value={config.query}
        onChange={query => onChange({ query })}
        locked={isLocked('query')}
        placeholder={'query Room($id: ID!) {\n  room(id: $id) { name free }\n}'}
      />
      <JsonField
        label="Variables"
        value={config.variables}
        onChange={variables => onChange({ variables })}
        locked={isLocked('variables')}
        rows={2}
        placeholder={'{ "id": "{{input.id}}" }'}
        help="If empty: the arguments as they came."
      />
      <SendingFields {...props} />
    </>
  )
}

/** Common fields of requests: headers and allowed hosts. */
function SendingFields({ config, onChange, isLocked }: Props) {
  return (
    <>
      <ListField
        label="Headers"
        items={Object.entries(config.headers).map(([name, value]) => `${name}: ${value ?? ''}`)}
        onChange={lines => onChange({ headers: Object.fromEntries(lines.map(readHeader)) })}
        problem={line =>
          /^[^\s:]+:\s*\S/.test(line) ? null : `“${line}” is no header. A header looks like Accept: text/plain.`
        }
        locked={isLocked('headers')}
        placeholder="Accept: application/json"
        help="One per line. Do not put keys here: everyone who gets this document gets them."
      />
      <HostsField config={config} onChange={onChange} isLocked={isLocked} placeholder="api.example.com" deed="called" />
    </>
  )
}

function readHeader(line: string): [name: string, value: string] {
  const colon = line.indexOf(':')
  return [line.slice(0, colon), line.slice(colon + 1).trim()]
}
