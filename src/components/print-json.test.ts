import fc from 'fast-check'
import { expect, test } from 'vitest'
import { printJson } from './print-json'

test('each record of a list has a line, as long as it fits', () => {
  const deals = [
    { id: '1', name: 'Renewal', stage: 'proposal' },
    { id: '2', name: 'A name that is so long that it does not fit on a line of a card any more at all', tags: [1, 2] },
  ]
  expect(printJson({ deals, none: [], no: {} })).toBe(
    [
      '{',
      '  "deals": [',
      '    { "id": "1", "name": "Renewal", "stage": "proposal" },',
      '    {',
      '      "id": "2",',
      '      "name": "A name that is so long that it does not fit on a line of a card any more at all",',
      '      "tags": [1, 2]',
      '    }',
      '  ],',
      '  "none": [],',
      '  "no": {}',
      '}',
    ].join('\n'),
  )
  expect(printJson('a "word"')).toBe('"a \\"word\\""')
})

test('reads back as what it was', () => {
  fc.assert(
    fc.property(fc.jsonValue(), value => {
      expect(printJson(JSON.parse(printJson(value)))).toBe(printJson(value))
      expect(JSON.stringify(JSON.parse(printJson(value)))).toBe(JSON.stringify(value))
    }),
  )
})
