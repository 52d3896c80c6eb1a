import type { LanguageModel, ModelRequest, ResolvedModel } from '../../model/language-model'
import type { NamedText } from '../../model/node-type'
import { FULL_STOP } from './ngrams/generate'
import type { NextWordConfig } from './node'
import { readyLearner } from './ready-learner'
import { trainingDataOf } from './training-data'

/** The model has no end token: an answer ends at the first full stop after this many tokens. */
const ENOUGH = 25
const MOST = 120

/**
 * A card as a model for inferences. Roles, instructions and tools are ignored: the whole request is one text to
 * continue, of which the model sees the last few words.
 */
export function trainedModel(config: NextWordConfig, texts: readonly NamedText[], random: () => number): ResolvedModel {
  const languageModel: LanguageModel = {
    async *stream(request, signal) {
      const learner = await readyLearner(await trainingDataOf(config, texts), signal)
      const begin = asText(request) + (request.answerStart ? ` ${request.answerStart}` : '')
      const { order, topK, topP } = config
      const dice = { temperature: request.temperature ?? config.temperature, topK, topP }
      const seed = Math.floor(random() * 1_000_000)
      const most = Math.min(request.maxTokens, MOST)
      const { pieces, atEnd } = await learner.write({
        ...{ begin, taken: [], order, dice, seed, most, untilFullStop: false },
        asCounted: true,
      })
      signal.throwIfAborted()
      let output = 0
      let isOver = atEnd
      for (const { text, chance, others } of pieces) {
        // A continuation without a leading space.
        const isFirst = output === 0 && !request.answerStart
        const shownText = (piece: string) => (isFirst ? piece.trimStart() : piece)
        const shown = shownText(text)
        output++
        if (shown === '') continue
        yield {
          type: 'text-delta',
          text: shown,
          ...(request.logprobs !== undefined && {
            tokens: [
              {
                text: shown,
                logprob: Math.log(chance),
                others: others
                  .slice(0, request.logprobs)
                  .map(other => ({ text: shownText(other.text), logprob: Math.log(other.chance) })),
              },
            ],
          }),
        }
        if (output >= ENOUGH && FULL_STOP.test(text)) {
          isOver = true
          break
        }
      }
      yield { type: 'usage', usage: { input: begin.split(/\s+/).filter(Boolean).length, output } }
      yield { type: 'end', ending: isOver ? 'complete' : 'token-limit' }
    },
  }
  return {
    provider: 'trained',
    id: 'here',
    label: 'Trained here',
    languageModel,
    price: 'free',
    temperature: { min: 0, max: 2 },
    continues: true,
  }
}

/** The whole request as one text. */
function asText({ system, messages }: ModelRequest): string {
  const turns = messages.map(message =>
    message.role === 'user'
      ? message.content.flatMap(part => (part.type === 'text' ? [part.text] : [])).join('\n')
      : message.content,
  )
  return [system, ...turns].filter(text => text.trim() !== '').join('\n\n')
}
