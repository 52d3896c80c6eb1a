import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Agenda, decodeAgendaLink, encodeAgendaLink, isAgendaLink } from './agenda-link'

const words = fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }).filter(text => text.trim() === text)
const link = fc.oneof(
  fc.stringMatching(/^\?(lesson|starter)=[a-z-]{1,20}$/),
  fc.stringMatching(/^#1:[A-Za-z0-9+-]{1,200}$/),
)
const agenda: fc.Arbitrary<Agenda> = fc.record({
  title: words,
  items: fc.array(fc.record({ title: words, link }), { minLength: 1, maxLength: 20 }),
})

it('a list comes out of its link as it went in', () => {
  fc.assert(
    fc.property(agenda, list => {
      const encoded = encodeAgendaLink(list)
      expect(isAgendaLink(encoded)).toBe(true)
      expect(decodeAgendaLink(`https://class.example/aili5/${encoded}`)).toEqual(list)
    }),
  )
})

it.each([
  ['damaged', '#today:AAAA'],
  ['empty', encodeAgendaLink({ title: 'Today', items: [] })],
  ['to another page', encodeAgendaLink({ title: 'Today', items: [{ title: 'x', link: 'https://evil.example/' }] })],
  ['to a script', encodeAgendaLink({ title: 'Today', items: [{ title: 'x', link: 'javascript:alert(1)' }] })],
])('a list that is %s is refused', (_, encoded) => {
  expect(decodeAgendaLink(encoded)).toBeNull()
})
