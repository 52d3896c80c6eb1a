import type { LocalizedText } from '../../language/message'
import type { NodeProblem } from '../../model/node-type'
import { hostProblem } from './hosts'

/** Problems of a card, of the sentences that apply. */
export function problemsOf(...found: readonly (LocalizedText | null | undefined | false)[]): NodeProblem[] {
  return found.flatMap(message => (message ? [{ message }] : []))
}

/** The problems of allowed hosts. */
export const hostProblems = (hosts: readonly string[]) => problemsOf(...hosts.map(hostProblem))
