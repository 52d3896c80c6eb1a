import { Bot, Layers, ScrollText, Thermometer, Wrench } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '../language/active'
import { type MessageDescriptor, msg } from '../language/message'
import styles from './Term.module.css'

/** The words of this page that a beginner does not know. Each is explained where it first appears. */
export type TermId = 'token' | 'prompt' | 'system-prompt' | 'tool' | 'model' | 'context' | 'temperature'

interface Explanation {
  /** One sentence or two. */
  words: MessageDescriptor
  Picture?: () => ReactNode
}

export const terms: Record<TermId, Explanation> = {
  token: {
    words: msg('A token is a piece of text, often a word or a part of one. A model reads and writes in tokens.'),
    Picture: Pieces,
  },
  prompt: { words: msg('The prompt is everything a model is told before it answers.') },
  'system-prompt': {
    words: msg('A system prompt tells the model who it is and how to answer. It is read before every message.'),
    Picture: () => <ScrollText aria-hidden />,
  },
  tool: {
    words: msg('A tool is something a model may use, like a card that shows a color. The model asks for it by name.'),
    Picture: () => <Wrench aria-hidden />,
  },
  model: {
    words: msg('A language model is a program that writes text, one likely word after the other.'),
    Picture: () => <Bot aria-hidden />,
  },
  context: {
    words: msg('The context is all the text a model has before it when it answers.'),
    Picture: () => <Layers aria-hidden />,
  },
  temperature: {
    words: msg(
      'The temperature sets how much is left to chance: low picks the likeliest words, high brings surprises.',
    ),
    Picture: () => <Thermometer aria-hidden />,
  },
}

/** A sentence in its tokens. */
function Pieces() {
  const pieces = t({ message: 'un|happi|ness', note: 'A word of your language in three pieces, with | between them.' })
  return (
    <span aria-hidden className={styles.pieces}>
      {pieces.split('|').map(piece => (
        <b key={piece}>{piece}</b>
      ))}
    </span>
  )
}
