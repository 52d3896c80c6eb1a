// @vitest-environment node
import { expect, it } from 'vitest'
import { nodeTypes } from '../../../nodes/registry'
import type { PickedCards } from '../../../store/document/edits-many'
import { cardsAsJson, cardsAsText, cardsFromJson } from './card-clipboard'

const cards: PickedCards = {
  nodes: [
    { id: 'say', type: 'user_input', config: { placeholder: 'Say it' } },
    { id: 'color', type: 'color_display', config: { name: 'mood', showHex: true } },
  ],
  inputs: { say: 'Hello' },
}

it('cards come back from the clipboard as they were', () => {
  expect(cardsFromJson(cardsAsJson(cards))).toEqual(cards)
})

it('what is no card, or a stack without any, is refused', () => {
  for (const text of ['', 'hello', '{}', '[1]', cardsAsJson({ nodes: [], inputs: {} })]) {
    expect(cardsFromJson(text)).toBeUndefined()
  }
})

it('elsewhere they are a text to read', () => {
  expect(cardsAsText(cards, nodeTypes)).toBe('Message\nHello\nSay it\n\nColor, mood')
})
