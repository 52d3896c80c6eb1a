import { errorText } from '../../language/localized-error'
import { type Learner, train } from './learner'
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
      learner = train(data.learn)
      scope.postMessage({ id, facts: learner.facts })
    } else {
      const { name, args } = data.ask
      const answer = learner?.[name] as ((...args: unknown[]) => Promise<unknown>) | undefined
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
