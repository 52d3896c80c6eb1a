import { loadMessages, type Messages } from '../../language/messages'
import { languageOfEnvironment } from '../../terminal/language-choice'

/**
 * The messages of a gateway for the one who starts it. No language is made active: each request to a gateway has its own.
 * @param language default: that of the environment
 */
export function operatorMessages(
  env: Parameters<typeof languageOfEnvironment>[0],
  language = languageOfEnvironment(env),
): Promise<Messages> {
  return loadMessages(language, ['terminal'])
}
