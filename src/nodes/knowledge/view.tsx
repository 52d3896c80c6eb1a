import { LibraryBig } from 'lucide-react'
import { FieldRow, Fields } from '../../components/Field'
import { NumberField } from '../../components/NumberField'
import { Sketch } from '../../components/Sketch'
import { TextAreaField } from '../../components/TextAreaField'
import { boundFields } from '../kit/bound-fields'
import { EmptyResult } from '../kit/EmptyResult'
import { NameFields } from '../kit/NameFields'
import { ToolResults } from '../kit/ToolResults'
import type { EditorProps, NodeView, OutputProps } from '../view'
import { type KnowledgeConfig, KnowledgeResult } from './node'
import { Passages, QueryLine } from './Passages'
import { SourceFiles } from './SourceFiles'

function Editor({ config, onChange, isLocked }: EditorProps<KnowledgeConfig>) {
  const bind = boundFields({ config, onChange, isLocked })
  return (
    <Fields>
      <TextAreaField
        label="Text"
        rows={4}
        {...bind('text')}
        placeholder="Paste what the model should be able to look up."
      />
      <SourceFiles config={config} onChange={documents => onChange({ documents })} locked={isLocked('documents')} />
      <FieldRow>
        <NumberField
          label="Passages"
          {...bind('topK')}
          min={1}
          max={10}
          whole
          help="How many are given for a question."
        />
        <NumberField
          label="Passage length"
          {...bind('chunkSize')}
          min={100}
          max={4000}
          whole
          help="Characters at most."
        />
      </FieldRow>
      <NameFields config={config} onChange={onChange} isLocked={isLocked} />
    </Fields>
  )
}

function Output({ config, run }: OutputProps<KnowledgeConfig>) {
  return (
    <ToolResults
      run={run}
      schema={KnowledgeResult}
      caption={config.label}
      hero={found => <Passages found={found} />}
      earlier={found => <QueryLine found={found} />}
      empty={
        <EmptyResult art={<BlankShelf />} status={run.status} busy="The model may look something up…">
          What the model finds will show here.
        </EmptyResult>
      }
    />
  )
}

/** Closed books. */
function BlankShelf() {
  return (
    <Sketch width={64} height={38} strokeLinejoin="round">
      <path d="M4 36h56" strokeLinecap="round" />
      <path d="M12 6h8v29h-8zM20 11h9v24h-9z" fill="currentColor" fillOpacity="0.15" />
      <path d="M33 12l8-3 9 25" strokeDasharray="4 4" />
    </Sketch>
  )
}

const view: NodeView<KnowledgeConfig> = {
  Icon: LibraryBig,
  Editor,
  summary({ text, documents }) {
    const count = documents.length
    const files = count === 0 ? '' : count === 1 ? (documents[0]?.name ?? '') : `${count} files`
    return [text.trim() && 'pasted text', files].filter(Boolean).join(' and ') || 'no text yet'
  },
  Output,
}

export default view
