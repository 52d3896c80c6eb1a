import { useState } from 'react'
import { Button } from '../../components/Button'
import { CheckField } from '../../components/CheckField'
import layout from '../../components/layout.module.css'
import { localize, t } from '../../language/active'
import { errorText } from '../../language/localized-error'
import { msg } from '../../language/message'
import {
  type InferenceConfig,
  type McpServerSettings,
  mayHaveTool,
  mcpServerProblem,
  serverToolName,
} from '../../model/inference'
import { AskServer } from '../kit/AskServer'
import type { FieldControlProps, ToolBox, ViewServices } from '../view'

/**
 * Selects the tools of the model: a checkbox per card that provides one, independent of the tool's name. `value` has the
 * names of the selected tools; absent means all.
 */
export function EnabledTools({
  nodeId,
  label,
  value: tools,
  config: { mcpServers: servers = [] },
  services: { toolBoxes, listServerTools },
  onChange,
  locked,
}: FieldControlProps<string[] | undefined, InferenceConfig>) {
  const boxes = toolBoxes?.get(nodeId) ?? []
  const asked = servers.filter(({ url }) => mcpServerProblem({ url }) === null)
  const [found, setFound] = useState<readonly ToolBox[]>([])
  const listed = asked.flatMap(server =>
    (server.enabledTools ?? []).map(name => ({ name: serverToolName(server, name), title: serverLabel(server) })),
  )
  const known = unique([...boxes, ...listed, ...found])
  const others = (tools ?? []).filter(name => !known.some(box => box.name === name))
  const isOpenEnded = asked.some(({ enabledTools }) => !enabledTools)
  if (known.length === 0 && others.length === 0 && tools === undefined) return null

  const choose = (name: string, wanted: boolean) => {
    const before = tools ?? known.map(box => box.name)
    const all = [...known.map(box => box.name), ...others]
    const chosen = all.filter(each => (each === name ? wanted : before.includes(each)))
    // Selecting all is the same as no selection, unless some tools are not known yet.
    const isAll = chosen.length === known.length && known.every(box => chosen.includes(box.name))
    onChange(isAll && !isOpenEnded ? undefined : chosen)
  }
  return (
    <fieldset className={layout.stack2}>
      <legend className={layout.small}>{label}</legend>
      {known.map(({ name, title }) => (
        <CheckField
          key={`${title} ${name}`}
          label={title}
          help={name}
          checked={tools?.includes(name) ?? true}
          onChange={wanted => choose(name, wanted)}
          locked={locked}
        />
      ))}
      {others.map(name => {
        const server = asked.find(each => mayHaveTool(each, name))
        const help = server
          ? t('Of {server}, where it has such a tool.', { server: serverLabel(server) })
          : t('No card above makes this tool, so the model does not get it.')
        return (
          <CheckField
            key={name}
            label={name}
            help={help}
            checked
            onChange={() => choose(name, false)}
            locked={locked}
          />
        )
      })}
      {tools?.length === 0 && <p className={layout.hint}>{t('If no box is ticked, the model gets no tools.')}</p>}
      {isOpenEnded && (
        <ServerTools
          servers={asked}
          isNarrowed={tools !== undefined}
          listTools={listServerTools}
          onFound={setFound}
          locked={locked}
        />
      )}
      {tools !== undefined && (
        <div>
          <Button round disabled={locked} onClick={() => onChange(undefined)}>
            {t('Give it all tools')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

interface ServerToolsProps {
  servers: readonly McpServerSettings[]
  isNarrowed: boolean
  listTools: ViewServices['listServerTools']
  onFound(boxes: ToolBox[]): void
  locked: boolean
}

/** Tools of servers are known only after a request; selecting among the others excludes them. */
function ServerTools({ servers, isNarrowed, listTools, onFound, locked }: ServerToolsProps) {
  const ask = async () => {
    const boxes: ToolBox[] = []
    const problems: string[] = []
    for (const server of servers) {
      try {
        const tools = (await listTools?.(server.url.trim())) ?? []
        const wanted = tools.filter(({ name }) => server.enabledTools?.includes(name) ?? true)
        boxes.push(...wanted.map(({ name }) => ({ name: serverToolName(server, name), title: serverLabel(server) })))
      } catch (error) {
        problems.push(localize(errorText(error)))
      }
    }
    onFound(boxes)
    if (problems.length > 0) return problems.join(' ')
    return boxes.length > 0 ? msg('Their tools are in the list now.') : msg('They have no tools.')
  }
  const sentence = isNarrowed
    ? t('From its servers, the model gets only the tools that are ticked here.')
    : t('It gets all tools of its servers too. If you untick one, it gets only what is ticked, so list them first.')
  if (!listTools) return <p className={layout.hint}>{sentence}</p>
  return <AskServer label={t('List its servers’ tools')} before={sentence} ask={ask} locked={locked} />
}

function serverLabel({ label, url }: McpServerSettings): string {
  return label?.trim() || new URL(url).host
}

function unique(boxes: readonly ToolBox[]): ToolBox[] {
  return [...new Map(boxes.map(box => [box.name, box])).values()]
}
