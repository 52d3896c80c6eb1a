import { Check, ListChecks } from 'lucide-react'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { Sketch } from '../../components/Sketch'
import { t } from '../../language/active'
import { msg } from '../../language/message'
import { listOfFacts } from '../kit/facts'
import { displayView } from '../kit/outputs'
import type { NodeView, OutputProps } from '../view'
import { type SurveyConfig, type SurveyData, SurveyResult } from './node'
import { Question } from './Question'

const answered = displayView<SurveyData, SurveyConfig>(SurveyResult, {
  hero: asked => <Answered asked={asked} />,
  earlier: asked => <Answered asked={asked} small />,
  empty: {
    art: <BlankQuestion />,
    soon: msg('A question for you will show here.'),
    busy: msg('The model may want to ask you something…'),
  },
})

function Output(props: OutputProps<SurveyConfig>) {
  const { config, run, onAnswer } = props
  const { question: waiting, results } = run
  return (
    <>
      {waiting?.question.kind === 'survey' && (
        <div className={layout.stack2}>
          {config.label && <p className={layout.hint}>{config.label}</p>}
          <Question
            key={waiting.askId}
            question={waiting.question}
            style={config.style}
            onAnswer={selectedIds => onAnswer(waiting.askId, { selectedIds })}
          />
        </div>
      )}
      {(results.length > 0 || !waiting) && <answered.Output {...props} />}
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
  shelf: 'everyday',
  alsoCalled: msg({
    message: 'quiz poll question form vote choice ask',
    context: 'other words that find the card “Survey”',
  }),
  summary: ({ style }) => t('{style, select, radio {radio buttons} dropdown {dropdown} other {buttons}}', { style }),
  Output,
}

export default view

/** An answered question, with the chosen options marked. Small: question and answer in one line. */
function Answered({ asked, small }: { asked: SurveyData; small?: boolean }) {
  const isChosen = (id: string) => asked.selectedIds?.includes(id) ?? false
  if (small) {
    const chosen = asked.options.filter(option => isChosen(option.id)).map(option => option.label)
    return (
      <span className={classNames(layout.small, layout.breakWords)}>
        {asked.question} <strong>{listOfFacts(chosen)}</strong>
      </span>
    )
  }
  return (
    <>
      <p className={classNames(layout.large, layout.bold, layout.breakWords)}>{asked.question}</p>
      <ul className={layout.wrap2}>
        {asked.options.map(({ id, label }) => (
          <li
            key={id}
            className={classNames(layout.choice, isChosen(id) ? layout.bold : layout.soft)}
            data-chosen={isChosen(id) || undefined}
          >
            {isChosen(id) && (
              <>
                <Check size={18} aria-hidden />
                <span className="unseen">{t('Chosen:')} </span>
              </>
            )}
            <span>{label}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
