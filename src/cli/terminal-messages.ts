import { type LocalizedText, type MessageDescriptor, msg } from '../language/message'
import { isEqualJson } from '../model/equal-json'
import { type LanguageModel, ModelError, type ResolvedModel } from '../model/language-model'
import type { Connection } from '../providers/connections/connections'
import { presetOf } from '../providers/connections/preset-of'

const any = ''

/** Messages for people in front of the page, each with the same for a terminal. */
const messages: readonly (readonly [page: MessageDescriptor, terminal: MessageDescriptor])[] = [
  [
    msg('This page does not know cards of the type “{type}”. The card keeps its data and is left out of the run.', {
      type: any,
    }),
    msg('This aili5 does not know cards of the type “{type}”. The card keeps its data and is left out of the run.', {
      type: any,
    }),
  ],
  [
    msg(
      'This pipeline was made by a newer aili5 (version {version}; this page knows up to {newest}). Reload the page to get the newest, then open it again. Nothing was changed.',
      { version: any, newest: any },
    ),
    msg(
      'This pipeline was made by a newer aili5 (version {version}; this one knows up to {newest}). Update aili5, and try again. Nothing was changed.',
      { version: any, newest: any },
    ),
  ],
  [
    msg('This pipeline has no version that this page knows (it says {version}).', { version: any }),
    msg('This pipeline has no version that this aili5 knows (it says {version}).', { version: any }),
  ],
  [
    msg('This pipeline has no version that this page knows (it says nothing).'),
    msg('This pipeline has no version that this aili5 knows (it says nothing).'),
  ],
  [
    msg('This link was made by a newer aili5. Reload the page to get the newest, then open it again.'),
    msg('This link was made by a newer aili5. Update aili5, and try again.'),
  ],
  [
    msg('This recording was made by a newer aili5. Reload the page to get the newest, then open it again.'),
    msg('This recording was made by a newer aili5. Update aili5, and try again.'),
  ],
]

/** A sentence on a document, which was written for people in front of the page, in the words of a terminal. */
export function withoutPage(sentence: LocalizedText): LocalizedText {
  if (typeof sentence === 'string') return sentence
  const [, terminal] = messages.find(([page]) => isEqualJson(page.message, sentence.message)) ?? []
  return terminal ? { ...sentence, message: terminal.message } : sentence
}

/** A model whose key and address errors name the environment variable instead of the settings. */
export function withTerminalErrors(model: ResolvedModel, connections: readonly Connection[]): ResolvedModel {
  const variable = presetOf(model.provider)?.variable
  const connection = connections.find(({ provider }) => provider === model.provider)
  if (!variable || !connection) return model
  const { baseUrl } = connection
  const place = { variable, origin: URL.canParse(baseUrl) ? new URL(baseUrl).origin : baseUrl }
  return { ...model, languageModel: saying(model.languageModel, place) }
}

/** Where a model is: the variable of its key, and the origin of its address. */
interface Place {
  variable: string
  origin: string
}

function saying(languageModel: LanguageModel, place: Place): LanguageModel {
  return {
    ...languageModel,
    async *stream(request, signal) {
      try {
        yield* languageModel.stream(request, signal)
      } catch (error) {
        throw error instanceof ModelError ? forTerminal(error, place) : error
      }
    },
  }
}

function forTerminal(error: ModelError, { variable, origin }: Place): ModelError {
  const { code, details } = error
  if (code === 'unauthorized' && details.status !== undefined) {
    const words = msg('The key in {variable} is not known there. Set it to one that is, and run again.', { variable })
    return new ModelError(code, words, details)
  }
  if (code !== 'unreachable') return error
  const values = { origin, variable: variable.replace(/_API_KEY$/, '_BASE_URL') }
  const words =
    details.status === undefined
      ? msg('No answer from {origin}. Check the address in {variable}, or leave that unset for the usual one.', values)
      : msg(
          'There is a server at {origin}, but no model at this address. Check the address in {variable}, or leave that unset for the usual one.',
          values,
        )
  return new ModelError(code, words, details)
}
