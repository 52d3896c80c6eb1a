import { type LocalizedText, type MessageDescriptor, msg } from '../language/message'
import { isEqualJson } from '../model/equal-json'

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
