import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { callTool } from '../../../tests/support/call-tool'
import { testRows } from '../../../tests/support/test-rows'
import { toCsv } from '../kit/csv'
import tableDisplay from './node'

const columns = ['Fruit', 'How many']
const rows = [
  ['apples', 3],
  ['pears', 5],
]

describe('the tool of a table', () => {
  it('keeps what came, and tells the model what was shown', async () => {
    const args = { title: 'Basket', columns, rows, explanation: 'As you said them' }
    expect(await callTool(tableDisplay, args)).toMatchObject({
      outputType: 'table',
      data: args,
      content: 'Shown: a table of 2 by 2.',
      isError: false,
      explanation: 'As you said them',
    })
  })

  testRows([
    ['no columns', { columns: [], rows: [[]] }],
    ['nine columns', { columns: [...'abcdefghi'], rows: [[...'abcdefghi']] }],
    ['a column without a head', { columns: ['Fruit', ''], rows }],
    ['31 rows', { columns, rows: Array.from({ length: 31 }, () => ['apples', 3]) }],
    ['a list in a cell', { columns, rows: [['apples', [3]]] }],
    ['no rows', { columns }],
  ])('gives back as a mistake what does not fit', async (_, args) => {
    expect(await callTool(tableDisplay, args)).toMatchObject({ isError: true, data: null, mistake: { came: args } })
  })

  it('says which row has too few cells', async () => {
    const { mistake } = await callTool(tableDisplay, { columns, rows: [...rows, ['plums']] })
    expect(mistake?.problems).toEqual(['rows.2: needs 2 cells, one for each column'])
  })
})

describe('a table as CSV', () => {
  it('quotes what would be read wrongly', () => {
    expect(
      toCsv([
        ['a', 'b, c'],
        ['say "hi"', 'two\nlines'],
        [1.5, -2],
      ]),
    ).toBe('a,"b, c"\r\n"say ""hi""","two\nlines"\r\n1.5,-2')
  })

  it('keeps a spreadsheet from running it', () => {
    expect(toCsv([['=1+1', '@cmd', '+A1', '-A1+2', '-2+3', '-2m+A1']])).toBe("'=1+1,'@cmd,'+A1,'-A1+2,'-2+3,'-2m+A1")
    expect(toCsv([['-5 °C', '+3', '-12.5 %', '- a dash']])).toBe("-5 °C,+3,-12.5 %,'- a dash")
  })

  it('can be read back, whatever the words', () => {
    const word = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r', ' ') }).map(text => `x${text}`)
    fc.assert(
      fc.property(fc.array(fc.array(word, { minLength: 2, maxLength: 2 }), { minLength: 1 }), table => {
        expect(readCsv(toCsv(table))).toEqual(table)
      }),
    )
  })
})

/** A CSV parser after RFC 4180. */
function readCsv(text: string): string[][] {
  const fields = [...text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)]
  const rows: string[][] = [[]]
  for (const [, quoted, plain = '', end] of fields) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === '\r\n') rows.push([])
    if (end === '') break
  }
  return rows
}
