import type { Document, RunInputs } from '../../model/document'
import type { NodeTypes } from '../../model/node-type'
import { flowProblems } from './flow-problems'
import { inputProblems } from './input-problems'
import type { Problem, Severity } from './problem'
import { findProblems } from './problems'
import { templateProblems } from './template-problems'
import { unusedTools } from './unused-tools'

const SEVERITIES: readonly Severity[] = ['error', 'warning', 'hint']

/** How bad a problem is. */
export const severityOf = ({ severity = 'warning' }: Pick<Problem, 'severity'>): Severity => severity

/**
 * All that is wrong or odd in a document, the worst first: what cards and pipelines say of themselves, ways that no run
 * takes, circles, calls that lack arguments, tools that cannot be called, and templates that name what is not there.
 */
export function validateDocument(document: Document, inputs: RunInputs, types: NodeTypes): Problem[] {
  const known = findProblems(document, inputs, types)
  const found = [
    ...known,
    ...flowProblems(document, types, known),
    ...inputProblems(document, types),
    ...templateProblems(document, types),
    ...unusedTools(document, types),
  ]
  return SEVERITIES.flatMap(severity => found.filter(problem => severityOf(problem) === severity))
}
