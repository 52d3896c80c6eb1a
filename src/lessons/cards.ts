import type { Document, Node, RunInputs } from '../model/document'
import type { CardRef } from './check'
import { fieldAt } from './condition'

/** A document with what was typed into its inputs. */
export interface FilledDocument {
  document: Document
  inputs: RunInputs
}

/** A card as conditions see it. */
type CardView = Pick<Node, 'id' | 'type' | 'config' | 'policy'> & { input: RunInputs[string] | undefined }

/** The cards that match. */
export function cardsOf({ document, inputs }: FilledDocument, ref: CardRef): CardView[] {
  return document.pipelines
    .flatMap(({ nodes }) => nodes)
    .filter(node => fits(node, ref))
    .map(node => ({ ...node, input: inputs[node.id] }))
}

/** Whether a card matches. */
export function fits({ id, type, config }: Node, ref: CardRef): boolean {
  const name = typeof config.name === 'string' ? config.name : ''
  return (
    (ref.id === undefined || ref.id === id) &&
    (ref.type === undefined || ref.type === type) &&
    (ref.name === undefined || sameName(ref.name, name))
  )
}

const sameName = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/** Whether a field of a matching card differs. A new card counts as changed when the field has a value. */
export function hasChanged(ref: CardRef, path: string, before: FilledDocument, now: FilledDocument): boolean {
  const old = new Map(cardsOf(before, ref).map(card => [card.id, shown(card, path)]))
  return cardsOf(now, ref).some(card => shown(card, path) !== old.get(card.id))
}

/** An untouched input counts as its default. */
function shown(card: CardView, path: string): string | undefined {
  const value = fieldAt(card, path) ?? (path === 'input' ? (card.config.defaultValue ?? card.config.begin) : undefined)
  return JSON.stringify(typeof value === 'string' ? wordsOf(value) : value)
}

/** Other capitals, spaces or punctuation are no change, unless a text has nothing else. */
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\p{P}\s]+/gu, ' ')
    .trim() || text.trim()
