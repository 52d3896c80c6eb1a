import { useState } from 'react'
import { Button } from '../../components/Button'
import { CheckField } from '../../components/CheckField'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { localize, t } from '../../language/active'
import { type LocalizedText, msg } from '../../language/message'
import { mcpServerProblem } from '../../model/inference'
import type { Tool } from '../../model/language-model'
import type { FieldControlProps } from '../view'
import styles from './view.module.css'

/** Asks a server for its tools, and selects some of them: absent means all. */
export function ServerTools({
  value,
  onChange,
  locked,
  object: { url },
  services: { listServerTools },
}: FieldControlProps<string[] | undefined>) {
  if (!listServerTools || mcpServerProblem({ url }) !== null) return null
  // A result belongs to one address.
  return (
    <ListedTools
      key={url}
      listTools={() => listServerTools(url.trim())}
      enabled={value}
      onChange={onChange}
      locked={locked}
    />
  )
}

interface ListedToolsProps {
  listTools(): Promise<readonly Tool[]>
  /** Absent: all. */
  enabled: string[] | undefined
  onChange(enabled: string[] | undefined): void
  locked: boolean
}

function ListedTools({ listTools, enabled, onChange, locked }: ListedToolsProps) {
  const [tools, setTools] = useState<readonly Tool[]>()
  const [said, setSaid] = useState<LocalizedText>(
    enabled
      ? msg('The model gets: {tools}.', { tools: enabled.join(', ') || msg({ message: 'none', context: 'no tools' }) })
      : '',
  )
  const test = async () => {
    setTools(undefined)
    setSaid(msg('Asking the server…'))
    try {
      const listed = await listTools()
      setTools(listed)
      setSaid(listed.length > 0 ? msg('It answers. The model gets:') : msg('It answers, but it has no tools.'))
    } catch (error) {
      setSaid(error instanceof Error ? error.message : String(error))
    }
  }
  const all = tools?.map(({ name }) => name) ?? []
  const choose = (name: string, wanted: boolean) => {
    const chosen = all.filter(each => (each === name ? wanted : (enabled?.includes(each) ?? true)))
    onChange(chosen.length === all.length ? undefined : chosen)
  }
  return (
    <>
      <div className={classNames(layout.row3, styles.test)}>
        <Button round onClick={test}>
          {t('Test')}
        </Button>
        <p role="status" className={layout.hint}>
          {localize(said)}
        </p>
      </div>
      {tools?.map(({ name, description }) => (
        <CheckField
          key={name}
          label={name}
          help={description}
          checked={enabled?.includes(name) ?? true}
          onChange={wanted => choose(name, wanted)}
          locked={locked}
        />
      ))}
    </>
  )
}
