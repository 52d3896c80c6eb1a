import { expect, test } from 'vitest'
import { testRows } from '../../../../tests/support/test-rows'
import { pastedColumn } from './pasted-column'

const [ada, ben] = ['https://class.example/#1:abc', 'https://class.example/#1:def']
const both = [
  { source: ada, name: 'Ada Lovelace' },
  { source: ben, name: 'Ben' },
]

testRows([
  ['two columns of a spreadsheet', `Ada Lovelace\t${ada}\nBen\t${ben}`],
  ['with a heading, and a student who has nothing', `Name\tLink\nAda Lovelace\t${ada}\nCy\t\r\nBen\t${ben}\n`],
  ['links first', `${ada}\tAda Lovelace\n${ben}\tBen`],
  ['the answers of a form', `2026-11-27 09:30:11\tAda Lovelace\t${ada}\n27/11/2026 9:31 a.m.\tBen\t${ben}`],
  ['a form with addresses', `1\ta@x.example\tAda Lovelace\t${ada}\n2\tb@x.example\tBen\t${ben}`],
  ['an exported file', `"Name","Link"\n"Ada Lovelace","${ada}"\n"Ben","${ben}"`],
  ['a file with semicolons', `Name;Link\nAda Lovelace;${ada}\nBen;${ben}`],
  ['commas by hand', `Ada Lovelace, ${ada}\nBen, ${ben}`],
])('names and links in columns are read', (_, text) => {
  expect(pastedColumn(text)).toEqual(both)
})

test('a row whose address is no link is kept, so that it can say what is wrong', () => {
  const text = `Ada\t${ada}\nBen\thttps://class.example/`
  expect(pastedColumn(text)?.[1]).toEqual({ source: 'https://class.example/', name: 'Ben' })
})

testRows([
  ['one link', ada],
  ['links by lines', `${ada}\n${ben}`],
  ['names with colons', `Ada: ${ada}\nBen: ${ben}`],
  ['two links in a row', `Ada\t${ada}\t${ben}`],
  ['no link', 'Name\tColor\nAda\tgreen'],
  ['nothing', ''],
])('what is no table of links is none', (_, text) => {
  expect(pastedColumn(text)).toBeNull()
})
