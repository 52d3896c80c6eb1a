import { useState } from 'react'
import { CheckField } from '../../components/CheckField'
import { t } from '../../language/active'
import { msg } from '../../language/message'
import { mcpServerProblem } from '../../model/inference'
import type { Tool } from '../../model/language-model'
import { AskServer } from '../kit/AskServer'
import type { FieldControlProps } from '../view'

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
  const before = enabled
    ? msg('The model gets: {tools}.', { tools: enabled.join(', ') || msg({ message: 'none', context: 'no tools' }) })
    : ''
  const all = tools?.map(({ name }) => name) ?? []
  const choose = (name: string, wanted: boolean) => {
    const chosen = all.filter(each => (each === name ? wanted : (enabled?.includes(each) ?? true)))
    onChange(chosen.length === all.length ? undefined : chosen)
  }
  return (
    <>
      <AskServer
        label={t('Test')}
        before={before}
        ask={async () => {
          setTools(undefined)
          const listed = await listTools()
          setTools(listed)
          return listed.length > 0 ? msg('It answers. The model gets:') : msg('It answers, but it has no tools.')
        }}
      />
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
