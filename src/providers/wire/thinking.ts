import type { ModelEvent } from '../../model/language-model'

type TextDelta = Extract<ModelEvent, { type: 'text-delta' }>

/** The marks that models put around their thoughts, where their server leaves them in the text. */
const MARKS = ['think', 'thinking', 'thought', 'reasoning', 'seed:think', 'mm:think'].map(
  name => [`<${name}>`, `</${name}>`] as const,
)
const PAIRS = [
  ...MARKS,
  ['[THINK]', '[/THINK]'] as const,
  ['◁think▷', '◁/think▷'] as const,
  // Of gpt-oss.
  ['<|channel|>analysis<|message|>', '<|end|>'] as const,
]
const LONGEST_OPENING = Math.max(...PAIRS.map(([opening]) => opening.length))

/** Marks around the answer of gpt-oss. */
const AROUND_ANSWER = /(?:<\|start\|>assistant)?<\|channel\|>final<\|message\|>|<\|(?:return|end)\|>/g

/** Marks of the end of a turn, which some servers leave at the end of the answer. */
const AT_END =
  /(?<=\S)\n*(?:<\|(?:im_end|im_assistant|eot_id|eom_id|endoftext|end_of_text|end_of_turn|user)\|>|<(?:end_of_turn|end_of_utterance|\/s)>)+\s*$/

/**
 * Where only the end of the thoughts can be seen: a template has written the opening mark before the model began, or the server
 * has taken the marks away and left the words in them.
 */
const CLOSING_ALONE = [
  /^([\s\S]*?)<\/(?:mm:)?think(?:ing)?>\s*(?:\n|(?=[{[<]))\s*/,
  /^analysis([\s\S]*?)(?:\.|[?!]|\s)assistant\s?final/,
]

/** Keeps apart what a model thinks before its answer, when both come as one text. */
export class ThinkingReader {
  private state: 'beginning' | 'thinking' | 'answering' = 'beginning'
  /** What may still become a mark. */
  private held = ''
  private closing = ''
  /** Space after the thoughts is no part of the answer. */
  private trims = false

  push(delta: TextDelta): ModelEvent[] {
    if (this.state === 'answering') return this.answer(delta)
    this.held += delta.text
    if (this.state === 'beginning') {
      const begun = this.held.trimStart()
      const pair = PAIRS.find(([opening]) => begun.startsWith(opening))
      if (pair) {
        this.state = 'thinking'
        this.closing = pair[1]
        this.held = begun.slice(pair[0].length)
      } else if (begun.length < LONGEST_OPENING && PAIRS.some(([opening]) => opening.startsWith(begun))) {
        return []
      } else {
        this.state = 'answering'
        const text = this.held
        this.held = ''
        return this.answer({ ...delta, text })
      }
    }
    return this.think()
  }

  /** What was held when the answer ends. */
  end(): ModelEvent[] {
    const text = this.held
    this.held = ''
    if (text === '') return []
    return this.state === 'thinking' ? [{ type: 'reasoning-delta', text }] : [{ type: 'text-delta', text }]
  }

  private think(): ModelEvent[] {
    const at = this.held.indexOf(this.closing)
    if (at < 0) {
      const kept = partOfEnd(this.held, this.closing)
      const thought = this.held.slice(0, this.held.length - kept)
      this.held = this.held.slice(thought.length)
      return thought === '' ? [] : [{ type: 'reasoning-delta', text: thought }]
    }
    const thought = this.held.slice(0, at)
    const text = this.held.slice(at + this.closing.length)
    this.held = ''
    this.state = 'answering'
    this.trims = true
    return [
      ...(thought === '' ? [] : [{ type: 'reasoning-delta' as const, text: thought }]),
      ...this.answer({ type: 'text-delta', text }),
    ]
  }

  private answer(delta: TextDelta): ModelEvent[] {
    const text = this.trims ? delta.text.trimStart() : delta.text
    if (text === '') return []
    this.trims = false
    return [{ ...delta, text }]
  }
}

/** A whole text parted into thoughts and answer, where it needed to be whole for that; undefined where nothing is to part. */
export function partedText(text: string): { thought: string; answer: string } | undefined {
  const found = CLOSING_ALONE.map(closing => closing.exec(text)).find(Boolean)
  const answer = text
    .slice(found?.[0].length ?? 0)
    .replace(AROUND_ANSWER, '')
    .replace(AT_END, '')
  return answer === text ? undefined : { thought: found?.[1] ?? '', answer }
}

/** How many characters at the end of a text may be the beginning of a mark. */
function partOfEnd(text: string, mark: string): number {
  for (let length = Math.min(mark.length - 1, text.length); length > 0; length--)
    if (mark.startsWith(text.slice(-length))) return length
  return 0
}
