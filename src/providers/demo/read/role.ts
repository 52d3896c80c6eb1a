import type { Tool } from '../../../engine/model/language-model'
import { readingPack } from '../languages/active'
import { nameWords } from './words'

/** The purpose of a tool, by its name and description. */
export interface DemoRole {
  /** Words of the name that are this tool's own: "mood" of `display_mood_color`. */
  words: readonly string[]
  /** The description and the sentences of the system prompt that name the tool. */
  about: string
  /** Whether the system prompt names it. */
  named: boolean
}

const EVERYDAY = new Set(
  `display show render generate make create draw set get ask trigger call send consult use run tool the of for and a an color colour icon
  gauge meter pixel pixels art image picture survey question webhook value number text emoji score rating verdict list table chart`.split(
    /\s+/,
  ),
)

export function roleOf(tool: Tool, system: string): DemoRole {
  const sentences = system.split(/(?<=[.!?\n])\s+/).filter(sentence => sentence.includes(tool.name))
  return {
    words: nameWords(tool.name)
      .map(word => (EVERYDAY.has(word) ? word : readingPack().keyOf(readingPack().fold(word)) || word))
      .filter(word => !EVERYDAY.has(word) && !/^\d+$/.test(word)),
    about: [tool.description, ...sentences].join(' '),
    named: sentences.length > 0,
  }
}
