import type { ModelEvent } from '../../model/language-model'

type TextDelta = Extract<ModelEvent, { type: 'text-delta' }>

/** The marks that models put around their thoughts, where their server leaves them in the text. */
const MARKS = ['think', 'thinking', 'thought', 'reasoning'].map(name => [`<${name}>`, `</${name}>`] as const)
const PAIRS = [...MARKS, ['[THINK]', '[/THINK]'] as const]
const LONGEST_OPENING = Math.max(...PAIRS.map(([opening]) => opening.length))

/** A template may have written the opening mark before the model began, so that only the closing one comes. */
const CLOSING_ALONE = /^([\s\S]*?)<\/think(?:ing)?>\s*\n\s*/

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

/** The thoughts before a closing mark that nothing opened, and the answer after it. */
export function splitAtClosing(text: string): { thought: string; answer: string } | undefined {
  const found = CLOSING_ALONE.exec(text)
  return found ? { thought: found[1] ?? '', answer: text.slice(found[0].length) } : undefined
}

/** How many characters at the end of a text may be the beginning of a mark. */
function partOfEnd(text: string, mark: string): number {
  for (let length = Math.min(mark.length - 1, text.length); length > 0; length--)
    if (mark.startsWith(text.slice(-length))) return length
  return 0
}
