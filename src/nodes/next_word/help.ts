import { msg } from '../../language/message'
import { EXAMPLE_ID, exampleStack, type Help } from '../kit/help'
import { textIn } from './built-in-texts'

/** The fairy tales of the language that the example is in. */
const FAIRY_TALES = {
  byLanguage: Object.fromEntries(['es', 'de', 'fr', 'ar'].map(code => [code, textIn(code, 'fairy-tales')])),
  otherwise: 'fairy-tales',
}

const help: Help = {
  what: msg(
    'A tiny language model that learns from a text right here. It counts which word came after which, and those counts are its chances for the next word. Or a small neural network learns to guess, and you can watch it and look inside.',
  ),
  seen: msg('Nothing. But a Model card can choose it: “Trained here”.'),
  idea: msg('Let it look at 1 word, then at 4. When does it make things up, and when does it only copy?'),
  example: exampleStack(msg('A next word'), [
    ['next_word', { learnFrom: FAIRY_TALES, begin: msg('Once upon a time'), order: 3, most: 20 }, EXAMPLE_ID],
  ]),
}

export default help
