import { useState } from 'react'
import { classNames } from '../../components/class-names'
import { FieldRow } from '../../components/Field'
import layout from '../../components/layout.module.css'
import { SelectField } from '../../components/SelectField'
import { TextAreaField } from '../../components/TextAreaField'
import { TextField } from '../../components/TextField'
import { localize, t } from '../../language/active'
import { msg } from '../../language/message'
import { mcpServerProblem } from '../../model/inference'
import { isJsonObject, type JsonValue } from '../../model/json'
import type { ToolChoice, ToolStepConfig } from '../../model/tool-step'
import { AskServer } from '../kit/AskServer'
import { JsonField } from '../kit/JsonField'
import type { CallableTool, FieldControlProps, ViewServices } from '../view'

const NONE = 'none'
const CODE = 'code'
const MCP = 'mcp'

/** The tool of a step, with its code or its server. */
export function ToolField({ label, value: tool, onChange, locked, services }: FieldControlProps<ToolChoice>) {
  const tools = services.tools ?? []
  const change = (patch: Partial<ToolChoice>) => onChange({ ...tool, ...patch } as ToolChoice)
  return (
    <>
      <SelectField
        label={label}
        value={keyOf(tool)}
        options={optionsOf(tool, tools)}
        onChange={key => onChange(toolOf(key, tools))}
        locked={locked}
      />
      {(tool.kind === CODE || tool.kind === MCP) && (
        <div className={classNames(layout.stack4, layout.wholeRow)}>
          {tool.kind === CODE ? (
            <TextAreaField
              label={t('Code')}
              placeholder="return args.a + args.b"
              rows={4}
              code
              value={tool.code ?? ''}
              onChange={code => change({ code })}
              locked={locked}
              help={t(
                'JavaScript. It has args (the input below), outputs (what ran before, by id), names and vars. It ends with return.',
              )}
            />
          ) : (
            <ServerFields tool={tool} onChange={change} locked={locked} listTools={services.listServerTools} />
          )}
        </div>
      )}
    </>
  )
}

/** The input of the tool, with the names that it takes. */
export function InputField({
  config: { tool },
  services,
  ...field
}: FieldControlProps<JsonValue | undefined, ToolStepConfig>) {
  const takes = services.tools?.find(each => keyOf(each) === keyOf(tool))?.inputSchema
  const { label, value, onChange, locked } = field
  return (
    <JsonField
      {...{ label, value, onChange, locked }}
      rows={3}
      placeholder={exampleOf(takes)}
      help={formatInput(takes)}
    />
  )
}

interface ServerFieldsProps {
  tool: ToolChoice
  onChange(patch: Partial<ToolChoice>): void
  locked: boolean
  listTools: ViewServices['listServerTools']
}

/** A server, and the tool of it that is called. */
function ServerFields({ tool: { url = '', id }, onChange, locked, listTools }: ServerFieldsProps) {
  const [names, setNames] = useState<readonly string[]>([])
  const problem = mcpServerProblem({ url })
  return (
    <>
      <FieldRow>
        <TextField
          label={t('Address of the server')}
          value={url}
          onChange={typed => onChange({ url: typed ?? '' })}
          placeholder="https://example.com/mcp"
          error={(url !== '' && localize(problem ?? '')) || undefined}
          locked={locked}
        />
        {names.length > 0 ? (
          <SelectField
            label={t('Its tool')}
            value={id}
            options={[...new Set(['', ...names, id])].map(name => ({ value: name, label: name || t('Choose one…') }))}
            onChange={name => onChange({ id: name, name })}
            locked={locked}
          />
        ) : (
          <TextField
            label={t('Its tool')}
            value={id}
            onChange={name => onChange({ id: name ?? '', name: name ?? '' })}
            locked={locked}
          />
        )}
      </FieldRow>
      {listTools && problem === null && (
        <AskServer
          label={t('List its tools')}
          ask={async () => {
            const listed = await listTools(url.trim())
            setNames(listed.map(({ name }) => name))
            return listed.length > 0
              ? msg('It answers. Choose one of its tools.')
              : msg('It answers, but it has no tools.')
          }}
        />
      )}
    </>
  )
}

function keyOf({ kind, id }: { kind: ToolChoice['kind']; id: string }): string {
  return kind === 'node' || kind === 'pipeline' ? `${kind}:${id}` : kind
}

function optionsOf(chosen: ToolChoice, tools: readonly CallableTool[]): { value: string; label: string }[] {
  const known = tools.map(tool => ({
    value: keyOf(tool),
    label: t('{tool} ({kind})', { tool: tool.title, kind: tool.group }),
  }))
  const own = [
    { value: NONE, label: t('No tool') },
    { value: CODE, label: t('Your own code') },
    { value: MCP, label: t('A tool of an MCP server') },
  ]
  const isKnown = [...own, ...known].some(({ value }) => value === keyOf(chosen))
  const gone = {
    value: keyOf(chosen),
    label: t('{tool} (not there)', { tool: chosen.name || chosen.id || t('None chosen') }),
  }
  return [...own.slice(0, 1), ...known, ...(isKnown ? [] : [gone]), ...own.slice(1)]
}

function toolOf(key: string, tools: readonly CallableTool[]): ToolChoice {
  if (key === CODE || key === MCP) return { kind: key, id: '' }
  const tool = tools.find(each => keyOf(each) === key)
  return tool ? { kind: tool.kind, id: tool.id, name: tool.title } : { kind: NONE, id: '' }
}

function argumentsOf(schema: CallableTool['inputSchema']): string[] {
  return isJsonObject(schema?.properties) ? Object.keys(schema.properties) : []
}

function exampleOf(schema: CallableTool['inputSchema']): string {
  const names = argumentsOf(schema)
  const shown = names.length > 0 ? names : ['query']
  return `{ ${shown.map(name => `"${name}": "{{input.${name}}}"`).join(', ')} }`
}

function formatInput(schema: CallableTool['inputSchema']): string {
  const names = argumentsOf(schema)
  const opening = '{{'
  return names.length === 0
    ? t('JSON: what the tool is given. Type {opening} inside quotes, and choose what to put there.', { opening })
    : t(
        'JSON: what the tool is given. Type {opening} inside quotes, and choose what to put there. It takes: {names}.',
        { opening, names: names.join(', ') },
      )
}
