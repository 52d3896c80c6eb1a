import { ListChecks } from 'lucide-react'
import { Fields } from '../../components/Field'
import { SelectField } from '../../components/SelectField'
import { Sketch } from '../../components/Sketch'
import { boundFields } from '../kit/bound-fields'
import { EmptyResult } from '../kit/EmptyResult'
import { NameFields } from '../kit/NameFields'
import { ToolResults } from '../kit/ToolResults'
import type { EditorProps, NodeView, OutputProps } from '../view'
import { Answered } from './Answered'
import { type SurveyConfig, SurveyResult } from './node'
import { Question } from './Question'
import styles from './view.module.css'

const STYLES = [
  { value: 'buttons', label: 'Buttons' },
  { value: 'radio', label: 'Radio buttons' },
  { value: 'dropdown', label: 'Dropdown' },
] as const

function Editor({ config, onChange, isLocked }: EditorProps<SurveyConfig>) {
  const bind = boundFields({ config, onChange, isLocked })
  return (
    <Fields>
      <NameFields config={config} onChange={onChange} isLocked={isLocked} />
      <SelectField
        label="Style"
        {...bind('style')}
        options={STYLES}
        help="How the answers look. If you can choose more than one, they are boxes to tick."
      />
    </Fields>
  )
}

function Output({ config, run, onAnswer }: OutputProps<SurveyConfig>) {
  const { question: waiting, results } = run
  return (
    <>
      {waiting?.question.kind === 'survey' && (
        <div className={styles.asking}>
          {config.label && <p className={styles.caption}>{config.label}</p>}
          <Question
            key={waiting.askId}
            question={waiting.question}
            style={config.style}
            onAnswer={selectedIds => onAnswer(waiting.askId, { selectedIds })}
          />
        </div>
      )}
      {(results.length > 0 || !waiting) && (
        <ToolResults
          run={run}
          schema={SurveyResult}
          caption={config.label}
          hero={asked => <Answered asked={asked} />}
          earlier={asked => <Answered asked={asked} small />}
          empty={
            <EmptyResult art={<BlankQuestion />} status={run.status} busy="The model may want to ask you something…">
              A question for you will show here.
            </EmptyResult>
          }
        />
      )}
    </>
  )
}

/** An empty question. */
function BlankQuestion() {
  return (
    <Sketch>
      <circle cx="10" cy="8" r="5" fill="currentColor" fillOpacity="0.35" />
      <circle cx="10" cy="28" r="5" strokeDasharray="3 3" />
      <path d="M24 8h34M24 28h24" strokeWidth="4" strokeLinecap="round" strokeDasharray="12 8" />
    </Sketch>
  )
}

const view: NodeView<SurveyConfig> = {
  Icon: ListChecks,
  Editor,
  summary: ({ style }) => STYLES.find(({ value }) => value === style)?.label.toLowerCase() ?? style,
  Output,
}

export default view
