import { ArrowRight, CircleCheck, CircleX, Info, type LucideIcon, TriangleAlert, Undo2, Wrench } from 'lucide-react'
import { useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../../components/Button'
import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import rowStyles from '../../../components/rows.module.css'
import type { Fix, Problem, Severity } from '../../../engine/checks/problem'
import { localize, t } from '../../../language/active'
import { type LocalizedText, type MessageDescriptor, msg } from '../../../language/message'
import type { Pipeline } from '../../../model/document'
import { useApp } from '../../page/app-context'
import { useCardNames } from '../../page/cards/use-card-names'
import { useFound } from '../../page/cards/use-problems'
import { nameOfPipeline, useFlowActions } from '../../page/edits/flow-actions'
import { type Screen, useScreen } from '../../page/screen'
import styles from './Checks.module.css'

const appearance: Record<Severity, { Icon: LucideIcon; title: MessageDescriptor }> = {
  error: { Icon: CircleX, title: msg('Stops a run') },
  warning: { Icon: TriangleAlert, title: msg('A problem') },
  hint: { Icon: Info, title: msg('Looks odd') },
}

/** All problems of the open document, each with its location and a fix. */
export default function ChecksDialog() {
  const { editor } = useApp()
  const found = useFound()
  const document = useStore(editor, state => state.draft.document)
  const canUndo = useStore(editor, state => state.canUndo)
  const names = useCardNames(document)
  const screen = useScreen()
  const [mended, setMended] = useState<readonly LocalizedText[]>([])
  const fix = ({ label, apply }: Fix) => {
    editor.endCoalescing()
    const done = editor.edit(draft => ({ ...draft, document: apply(draft.document) }), { label })
    screen.announce(done ? t('Done: {change}.', { change: label }) : editor.getState().announcement)
    if (done) setMended([...mended, label])
  }
  const undo = () => {
    const label = mended.at(-1) ?? ''
    editor.undo()
    setMended(mended.slice(0, -1))
    screen.announce(t('Undone: {change}.', { change: label }))
  }
  const severities: Severity[] = ['error', 'warning', 'hint']
  return (
    <div className={layout.stack4}>
      {found.length === 0 && (
        <p className={layout.row2}>
          <CircleCheck className={layout.ok} size={20} aria-hidden /> {t('All is well. There is nothing to fix.')}
        </p>
      )}
      {severities.map(severity => {
        const problems = found.filter(problem => (problem.severity ?? 'warning') === severity)
        if (problems.length === 0) return null
        const { Icon, title: words } = appearance[severity]
        const title = localize(words)
        return (
          <section key={severity} className={layout.stack2} aria-label={title} data-status={severity}>
            <h3 className={classNames(layout.row2, layout.medium)}>
              <Icon className={layout.status} size={16} aria-hidden /> {title}{' '}
              <span className={classNames(layout.soft, styles.count)}>{problems.length}</span>
            </h3>
            <ul className={layout.stack2}>
              {problems.map((problem, index) => (
                <Row key={`${index} ${localize(problem.message)}`} problem={problem} names={names} onFix={fix} />
              ))}
            </ul>
          </section>
        )
      })}
      {mended.length > 0 && canUndo && (
        <Button icon={Undo2} className={layout.atStart} onClick={undo}>
          {t('Undo: {change}', { change: mended.at(-1) ?? '' })}
        </Button>
      )}
    </div>
  )
}

interface RowProps {
  problem: Problem
  names: ReadonlyMap<string, string>
  onFix(fix: Fix): void
}

function Row({ problem, names, onFix }: RowProps) {
  const { message, fix } = problem
  const { editor } = useApp()
  const screen = useScreen()
  const actions = useFlowActions()
  const { pipelines } = useStore(editor, state => state.draft.document)
  const place = placeOf(problem, names, pipelines)
  return (
    <li className={classNames(rowStyles.row, rowStyles.line, styles.problem)}>
      <p>{localize(message)}</p>
      <div className={layout.cluster2}>
        <Button
          look="quiet"
          icon={ArrowRight}
          aria-label={t('Go to {place}', { place })}
          onClick={() => goTo(problem, screen, actions.choose)}
        >
          {place}
        </Button>
        {fix && (
          <Button icon={Wrench} onClick={() => onFix(fix)}>
            {localize(fix.label)}
          </Button>
        )}
      </div>
    </li>
  )
}

/** The name of the place that a problem is about. */
function placeOf(problem: Problem, names: ReadonlyMap<string, string>, pipelines: readonly Pipeline[]): string {
  if (problem.nodeId !== null) return names.get(problem.nodeId) ?? problem.nodeId
  const pipeline = nameOfPipeline(pipelines, problem.pipelineId)
  return problem.inFace ? t('{pipeline}, tool face', { pipeline }) : pipeline
}

/** Shows the place that a problem is about. */
function goTo(problem: Problem, screen: Screen, choose: (pipelineId: string) => void): void {
  if (problem.nodeId !== null) {
    screen.reveal(problem.nodeId)
    return
  }
  choose(problem.pipelineId)
  if (problem.inFace) screen.show({ name: 'tool', tab: 'face' })
  else screen.hide()
}
