import { type LanguageModel, ModelError, type ResolvedModel } from '../engine/model/language-model'
import { presetOf } from '../providers/connections/preset-of'

/** A model whose key and address errors name the environment variable instead of the settings. */
export function inTerminalWords(model: ResolvedModel): ResolvedModel {
  const variable = presetOf(model.provider)?.variable
  return variable ? { ...model, languageModel: saying(model.languageModel, variable) } : model
}

function saying(languageModel: LanguageModel, variable: string): LanguageModel {
  return {
    ...languageModel,
    async *stream(request, signal) {
      try {
        yield* languageModel.stream(request, signal)
      } catch (error) {
        throw error instanceof ModelError ? inWords(error, variable) : error
      }
    },
  }
}

function inWords(error: ModelError, variable: string): ModelError {
  const { code, message, details } = error
  if (code === 'unauthorized') {
    return new ModelError(
      code,
      `The key in ${variable} is not known there. Set it to one that is, and run again.`,
      details,
    )
  }
  if (code !== 'unreachable') return error
  const address = variable.replace(/_API_KEY$/, '_BASE_URL')
  const [what] = message.split('. Check')
  return new ModelError(
    code,
    `${what}. Check the address in ${address}, or leave that unset for the usual one.`,
    details,
  )
}
