import { errorText } from '../../language/localized-error'
import { learn } from './learn'
import type { Learner } from './learner'
import type { FromLearner, ToLearner } from './messages'
import { UnreadableError } from './ngrams/unreadable'

const scope = self as unknown as {
  postMessage(message: FromLearner): void
  onmessage: ((event: { data: ToLearner }) => void) | null
}

let learner: Learner | undefined

scope.onmessage = async ({ data }) => {
  const { id } = data
  try {
    if ('learn' in data) {
      learner = await learn(data)
      scope.postMessage({ id, facts: learner.facts })
    } else {
      const { name, args } = data.ask
      const answer = learner?.[name as keyof Learner] as unknown as
        | ((...args: unknown[]) => Promise<unknown>)
        | undefined
      scope.postMessage({ id, answer: await answer?.(...args) })
    }
  } catch (error) {
    scope.postMessage({
      id,
      problem: errorText(error),
      isUnreadable: error instanceof UnreadableError,
    })
  }
}
