import { matches, readingPack } from '../languages/active'
import { englishPack } from '../languages/en/english'
import type { RequestReading } from '../read/reading'

const URL_IN_TEXT = /https?:\/\/[^\s<>"'`“”]+[^\s<>"'`“”.,;:!?)\]}]/i
/** The address that a request points to: in the text, else in the system prompt. Never invented. */
export const addressIn = ({ topic, said, system }: RequestReading): string | undefined =>
  (URL_IN_TEXT.exec(said) ?? URL_IN_TEXT.exec(topic) ?? URL_IN_TEXT.exec(system))?.[0]

/** Whether the person requests to send something. */
export const wantsToSend = ({ said }: RequestReading): boolean =>
  matches(said, rules => rules.sends) || URL_IN_TEXT.test(said)

/** The HTTP method by the verb of the text. */
export function methodFor({ said, system }: RequestReading): string {
  const { fold, reading } = readingPack()
  for (const text of [said, system]) {
    const own = reading.methods.find(([, verb]) => verb.test(fold(text)))
    const english = englishPack.reading.methods.find(([, verb]) => verb.test(text))
    const [method] = own ?? english ?? []
    if (method) return method
  }
  return 'GET'
}
