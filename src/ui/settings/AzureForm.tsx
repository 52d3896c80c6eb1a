import { type ReactNode, useState } from 'react'
import { FieldRow, Fields } from '../../components/Field'
import { TextField } from '../../components/TextField'
import { localize, t } from '../../language/active'
import {
  AZURE_VERSION,
  type AzureParts,
  azureConnection,
  azureParts,
  readAzureAddress,
} from '../../providers/connections/azure'
import type { Connection } from '../../providers/connections/connections'
import type { ConnectionTest } from '../../providers/connections/test-connection'
import { useApp } from '../app/app-context'
import { KeyField } from './KeyField'
import styles from './Settings.module.css'
import { TestButton } from './TestButton'

interface AzureFormProps {
  /** Absent: a new, empty one. */
  connection: Connection
  explained?: boolean | undefined
  onTested?(test: ConnectionTest): void
  children?: ReactNode
}

/** A model at Azure, by the parts of its address. Saved as soon as they form an address. */
export function AzureForm({ connection, explained, onTested, children }: AzureFormProps) {
  const { settings } = useApp()
  const [typed, setTyped] = useState(() => azureParts(connection))
  const [touched, setTouched] = useState<readonly string[]>([])
  const made = azureConnection(connection, typed)
  const saved = 'connection' in made ? made.connection : undefined
  const problems = 'problems' in made ? made.problems : {}

  const change = (patch: Partial<AzureParts>) => {
    const next = { ...typed, ...patch, ...(patch.address && readAzureAddress(patch.address)) }
    setTyped(next)
    setTouched([...touched, ...Object.keys(patch)])
    const result = azureConnection(connection, next)
    if ('connection' in result) settings.putConnection(result.connection)
  }
  const field = (part: keyof AzureParts) => ({
    value: typed[part],
    onChange: (text = '') => change({ [part]: text }),
    error: touched.includes(part) && problems[part] !== undefined ? localize(problems[part]) : undefined,
  })
  return (
    <div className={styles.form}>
      <Fields>
        <TextField
          label={t('Address')}
          placeholder="https://my-school.openai.azure.com"
          help={t('The address of your resource, or the whole target URI of the deployment.')}
          {...field('address')}
        />
        <FieldRow>
          <TextField
            label={t('Deployment')}
            placeholder="gpt-6-luna"
            help={t('The name of your deployment.')}
            {...field('deployment')}
          />
          <TextField
            label={t('API version')}
            placeholder={AZURE_VERSION}
            help={t('Goes with each request as api-version.')}
            {...field('version')}
          />
          <TextField
            label={t('Key header')}
            placeholder="api-key"
            help={t('api-key for a key, Authorization for a token.')}
            {...field('keyHeader')}
          />
        </FieldRow>
        {saved && <KeyField key={new URL(saved.baseUrl).origin} connection={saved} explained={explained} />}
        {saved && <TestButton connection={saved} onModels={() => {}} {...(onTested && { onTested })} />}
      </Fields>
      {children}
    </div>
  )
}
