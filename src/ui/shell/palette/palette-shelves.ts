import { localize } from '../../../language/active'
import { type MessageDescriptor, msg } from '../../../language/message'
import type { Document } from '../../../model/document'
import type { Family, NodeType, NodeTypes } from '../../../model/node-type'
import { viewOf } from '../../../nodes/views'

/** The drawers of the palette. */
const families: readonly [Family, MessageDescriptor][] = [
  ['input', msg('What goes in')],
  ['model', msg('Who answers')],
  ['output', msg('What comes out')],
  ['control', msg('Where it goes')],
  ['data', msg('What it can look up')],
]

/** Cards of a family, under its title. */
export interface Drawer {
  family: Family
  title: MessageDescriptor
  types: readonly NodeType[]
}

/** What the palette shows: everyday cards in drawers, and the others, which open with one press. */
export interface Shelves {
  everyday: readonly Drawer[]
  more: readonly Drawer[]
}

interface Shown {
  nodeTypes: NodeTypes
  document: Document
  /** Whether cards for developers show, also those that the document does not use. */
  forDevelopers: boolean
}

/** The cards of the palette while nothing is searched. */
export function paletteShelves({ nodeTypes, document, forDevelopers }: Shown): Shelves {
  const used = new Set(document.pipelines.flatMap(({ nodes }) => nodes.map(({ type }) => type)))
  const all = [...nodeTypes.values()]
  return {
    everyday: inDrawers(all.filter(({ type }) => viewOf(type)?.shelf === 'everyday')),
    more: inDrawers(
      all.filter(({ type }) => {
        const shelf = viewOf(type)?.shelf
        return shelf === undefined || (shelf === 'developer' && (forDevelopers || used.has(type)))
      }),
    ),
  }
}

/** All cards that a search finds: those whose name begins with it come first. */
export function searchCards(nodeTypes: NodeTypes, search: string): readonly NodeType[] {
  const words = search.trim().toLowerCase().split(/\s+/)
  const found = [...nodeTypes.values()].filter(({ type, name, summary }) => {
    const text = [name, summary, viewOf(type)?.alsoCalled ?? ''].map(localize).join(' ').toLowerCase()
    return words.every(word => text.includes(word))
  })
  const begins = ({ name }: NodeType) => localize(name).toLowerCase().startsWith(search.trim().toLowerCase())
  return [...found.filter(begins), ...found.filter(type => !begins(type))]
}

function inDrawers(types: readonly NodeType[]): Drawer[] {
  return families
    .map(([family, title]) => ({ family, title, types: types.filter(type => type.family === family) }))
    .filter(drawer => drawer.types.length > 0)
}
