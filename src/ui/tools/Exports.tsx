import { FileDown } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../components/Button'
import { CopyButton } from '../../components/CopyButton'
import layout from '../../components/layout.module.css'
import { Rich } from '../../components/Rich'
import { SelectField } from '../../components/SelectField'
import { documentFile, fileName, safeFileName } from '../../documents/files/file'
import { t } from '../../language/active'
import { type MessageDescriptor, msg } from '../../language/message'
import type { Document } from '../../model/document'
import type { NodeTypes } from '../../model/node-type'
import { type ExportFormat, exportTools, pipelineByToolName } from '../../toolkit/export'
import { exportModule } from '../../toolkit/export-module'
import { useApp } from '../page/app-context'
import { useSave } from '../page/download'
import { CodeBox } from './CodeBox'

const FORMATS: { value: ExportFormat; label: MessageDescriptor }[] = [
  { value: 'universal', label: msg('Universal: for any provider’s function calling') },
  { value: 'langchain', label: msg('LangChain: a file to import') },
  { value: 'mcp', label: msg('MCP: as a server lists it') },
]

interface ExportsProps {
  /** Absent: the open document's. */
  documents?: readonly Document[]
  /** Only this one. */
  pipelineId?: string
}

/** Definitions of active tools for other agents, to copy or save. */
export function Exports({ documents, pipelineId }: ExportsProps) {
  const { editor, nodeTypes } = useApp()
  const save = useSave()
  const open = useStore(editor, state => state.draft.document)
  const [format, setFormat] = useState<ExportFormat>('universal')
  const { tools, text } = useMemo(() => {
    const all = documents ?? [open]
    const tools = all.flatMap(document => exportTools(document, format, nodeTypes, pipelineId))
    if (format === 'langchain') return { tools, text: langChainFile(all, nodeTypes, pipelineId) }
    return { tools, text: JSON.stringify(pipelineId === undefined ? tools : tools[0], null, 2) }
  }, [documents, open, format, nodeTypes, pipelineId])
  if (tools.length === 0) {
    return (
      <p className={layout.hint}>{t('Only active tools can be exported. Set the status to Active under “Face”.')}</p>
    )
  }
  const [only] = tools
  const name = pipelineId === undefined ? 'tools' : (only?.name ?? 'tool')
  const file = { name: format === 'langchain' ? `${safeFileName(name)}.mjs` : fileName(name, format), text }
  return (
    <div className={layout.stack3}>
      <SelectField<ExportFormat> label={t('Format')} value={format} options={FORMATS} onChange={setFormat} />
      <CodeBox label={t('Definition')} text={text} />
      <div className={layout.cluster2}>
        <CopyButton text={() => text} />
        <Button icon={FileDown} onClick={() => save(file)}>
          {t('Save as file')}
        </Button>
        <span className={layout.hint}>
          <Rich
            text={msg(
              '{count, plural, one {# tool. <code>{command}</code> serves it from a terminal.} other {# tools. <code>{command}</code> serves them from a terminal.}}',
              { count: tools.length, command: 'aili5 mcp FILE' },
            )}
            tags={{ code: text => <code>{text}</code> }}
          />
        </span>
      </div>
    </div>
  )
}

/** The active tools of documents as a module that carries these documents. */
function langChainFile(documents: readonly Document[], types: NodeTypes, pipelineId?: string): string {
  const texts: Record<string, string> = {}
  const tools = documents.flatMap(document => {
    const definitions = exportTools(document, 'langchain', types, pipelineId)
    if (definitions.length > 0) texts[document.id] = documentFile({ draft: { document, inputs: {} } }).text
    return definitions.map(definition => ({
      definition,
      document: document.id,
      pipelineId: pipelineByToolName(document, types, definition.name) ?? '',
    }))
  })
  return exportModule(tools, texts)
}
