import { expect, test } from 'vitest'
import { decodeWorksLink, encodeWorksLink } from './works-link'

const invitation = { gateway: 'https://gateway.example', pass: 'bcdfghjkmnpr.1764266400000.0f1e2d3c4b5a' }

test('a link to the works of a class gives back what went in', () => {
  for (const made of [invitation, { ...invitation, gateway: 'http://192.168.1.7:8787', work: 'zxvtsrpnmkjh' }])
    expect(decodeWorksLink(`https://page.example/aili5/${encodeWorksLink(made)}`)).toEqual(made)
})

test('what is no such link is none', () => {
  const link = encodeWorksLink(invitation)
  for (const text of [
    ...['', '#works:', '#class:abc', `see ${link}`, `${link}/path`, `${link}?x`, link.replace('https', 'javascript')],
    ...[link.replace('gateway.example', 'user@gateway.example'), link.replace('works', 'work'), link.slice(0, -30)],
  ])
    expect([text, decodeWorksLink(text)]).toEqual([text, null])
})
