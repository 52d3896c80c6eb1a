import { type ReactNode, useState } from 'react'
import { Fields } from '../../components/Field'
import { SelectField } from '../../components/SelectField'
import { TextAreaField } from '../../components/TextAreaField'
import { TextField } from '../../components/TextField'
import { t } from '../../language/active'
import type { Connection } from '../../providers/connections/connections'
import { headerLines, readHeaderLines } from './header-lines'
import styles from './Settings.module.css'

interface MoreFieldsProps {
  connection: Connection
  onChange(patch: Partial<Connection>): void
  nameProblem: string | undefined
  /** Fields that come first. */
  children: ReactNode
}

/** Rarely used fields: wire format, authentication, headers. Initially open for a custom address. */
export function MoreFields({ connection, onChange, nameProblem, children }: MoreFieldsProps) {
  return (
    <details className={styles.more} open={connection.provider === 'other'}>
      <summary>{t('More')}</summary>
      <Fields>
        {children}
        <TextField
          label={t('Name')}
          value={connection.label}
          onChange={(label = '') => onChange({ label })}
          error={connection.label === '' ? t('Give it a name.') : nameProblem}
          help={t('In the id of its models it is “{id}/…”.', { id: connection.id })}
        />
        <SelectField
          label={t('API format')}
          value={connection.wire}
          onChange={wire => onChange({ wire })}
          options={[
            { value: 'openai', label: t('the format of OpenAI (Chat Completions)') },
            { value: 'anthropic', label: t('the format of Anthropic (Messages)') },
          ]}
        />
        <SelectField
          label={t('The key goes')}
          value={connection.auth}
          onChange={auth => onChange({ auth })}
          options={[
            { value: 'bearer', label: t('as “Authorization: Bearer …”') },
            { value: 'x-api-key', label: t('as “x-api-key: …”') },
            { value: 'none', label: t('nowhere, or into a header below') },
          ]}
        />
        <SelectField
          label={t('Temperature')}
          value={samplingOption(connection.sampling)}
          onChange={choice => onChange({ sampling: choice === 'known' ? undefined : choice === 'always' })}
          options={[
            { value: 'known', label: t('is sent if we know that the model supports it') },
            { value: 'always', label: t('is always sent') },
            { value: 'never', label: t('is never sent') },
          ]}
        />
        {connection.wire === 'openai' && (
          <SelectField
            label={t('Max tokens')}
            value={connection.maxTokensField ?? 'known'}
            onChange={field => onChange({ maxTokensField: field === 'known' ? undefined : field })}
            options={[
              { value: 'known', label: t('use the name that fits the address') },
              { value: 'max_tokens', label: t('go as “max_tokens”') },
              { value: 'max_completion_tokens', label: t('go as “max_completion_tokens”') },
            ]}
          />
        )}
        <HeaderFields headers={connection.headers} onChange={headers => onChange({ headers })} />
      </Fields>
    </details>
  )
}

function samplingOption(sampling: boolean | undefined): 'known' | 'always' | 'never' {
  return sampling === undefined ? 'known' : sampling ? 'always' : 'never'
}

interface HeaderFieldsProps {
  headers: Connection['headers']
  onChange(headers: Connection['headers']): void
}

function HeaderFields({ headers, onChange }: HeaderFieldsProps) {
  const [lines, setLines] = useState(() => headerLines(headers))
  const read = readHeaderLines(lines)
  const type = (patch: Partial<typeof lines>) => {
    const next = { ...lines, ...patch }
    setLines(next)
    const result = readHeaderLines(next)
    if ('headers' in result) onChange(result.headers)
  }
  return (
    <>
      <TextAreaField
        label={t('Extra headers')}
        value={lines.added}
        onChange={added => type({ added })}
        placeholder="X-Class: 4b"
        error={'problem' in read ? read.problem : undefined}
        help={t('Sent with each request, one per line. Write {key} for your key, so it is not saved here.', {
          key: '{key}',
        })}
      />
      <TextAreaField
        label={t('Headers to leave out')}
        value={lines.removed}
        onChange={removed => type({ removed })}
        placeholder="anthropic-version"
        help={t('Headers that this address refuses, one name per line.')}
      />
    </>
  )
}
