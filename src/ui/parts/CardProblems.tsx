import { TriangleAlert } from 'lucide-react'
import { Button } from '../../components/Button'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import type { Problem } from '../../engine/checks/problems'
import { localize, t } from '../../language/active'
import { useApp } from '../page/app-context'
import { useScreen } from '../page/screen'

/** The problems of a card, each with a button that fixes it. */
export function CardProblems({ problems }: { problems: readonly Problem[] }) {
  const { editor } = useApp()
  const screen = useScreen()
  const fix = (problem: Problem, { label, apply }: NonNullable<Problem['fix']>) => {
    const done = editor.edit(draft => ({ ...draft, document: apply(draft.document) }), { label })
    screen.announce(done ? t('Done: {change}.', { change: label }) : editor.getState().announcement)
    if (done && problem.nodeId) screen.reveal(problem.nodeId)
  }
  return problems.map(problem => (
    <div
      key={localize(problem.message)}
      className={classNames(layout.cluster3, layout.notice, layout.small, layout.smallButtons)}
      data-status="warning"
    >
      <TriangleAlert size={16} aria-hidden />
      <p>{localize(problem.message)}</p>
      {problem.fix && (
        <Button onClick={() => problem.fix && fix(problem, problem.fix)}>{localize(problem.fix.label)}</Button>
      )}
    </div>
  ))
}
