import { useState } from 'react'
import { Button } from '../../components/Button'
import { CheckField } from '../../components/CheckField'
import { classNames } from '../../components/class-names'
import { Disclosure } from '../../components/Disclosure'
import { FieldRow } from '../../components/Field'
import { ItemList } from '../../components/ItemList'
import layout from '../../components/layout.module.css'
import { TextField } from '../../components/TextField'
import { localize, t } from '../../language/active'
import { type LocalizedText, msg } from '../../language/message'
import { type McpServerSettings, mcpServerProblem } from '../../model/inference'
import type { Tool } from '../../model/language-model'
import type { Bound } from '../kit/bound-fields'
import type { ViewServices } from '../view'
import styles from './view.module.css'

interface McpServersProps extends Bound<McpServerSettings[] | undefined> {
  listTools: ViewServices['listServerTools']
}

/** MCP servers whose tools the model gets. */
export function McpServers({ value: servers = [], onChange, locked, listTools }: McpServersProps) {
  return (
    <Disclosure
      title={t('Tool servers')}
      count={servers.length}
      help={t('Tools that others offer on the web (MCP). You are asked before anything is sent.')}
    >
      <ItemList<McpServerSettings>
        title={number => t('Server {number}', { number })}
        remove={number => t('Remove server {number}', { number })}
        add={t('Add a server')}
        items={servers}
        onChange={changed => onChange(changed.length > 0 ? changed : undefined)}
        fresh={{ url: '' }}
        locked={locked}
      >
        {(server, change) => (
          <>
            <FieldRow>
              <TextField
                label={t('Address')}
                value={server.url}
                onChange={url => change({ url: url ?? '' })}
                placeholder="https://example.com/mcp"
                error={(server.url !== '' && localize(mcpServerProblem(server) ?? '')) || undefined}
                locked={locked}
              />
              <TextField
                label={t('Server name')}
                value={server.label}
                onChange={label => change({ label })}
                help={t('Put before the names of its tools.')}
                locked={locked}
              />
            </FieldRow>
            {listTools && mcpServerProblem(server) === null && (
              // A result belongs to one address.
              <ServerTools
                key={server.url}
                listTools={() => listTools(server.url.trim())}
                enabled={server.enabledTools}
                onChange={enabledTools => change({ enabledTools })}
                locked={locked}
              />
            )}
          </>
        )}
      </ItemList>
    </Disclosure>
  )
}

interface ServerToolsProps {
  listTools(): Promise<readonly Tool[]>
  /** Absent: all. */
  enabled: string[] | undefined
  onChange(enabled: string[] | undefined): void
  locked: boolean
}

/** Lists the tools of the server, to select some of them. */
function ServerTools({ listTools, enabled, onChange, locked }: ServerToolsProps) {
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
