import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { stack } from '../../../tests/support/engine'
import { inEnglish } from '../../../tests/support/in-english'
import { testRows } from '../../../tests/support/test-rows'
import { LocalizedError } from '../../language/localized-error'
import { nodeTypes } from '../../nodes/registry'
import { readTable } from './read-table'
import { resultCsv } from './result-csv'
import { guessTargets, type TableTarget, tableRows, targetsOf, withColumnNames } from './table'

const read = (text: string, headed = true) => {
  const result = readTable(text, { headed })
  if ('problem' in result) throw new LocalizedError(result.problem)
  return withColumnNames(result.table)
}

describe('a pasted table', () => {
  test.each([
    ['CSV', 'word,mood\nsea,"calm, and deep"\nfire,wild'],
    ['CSV of a spreadsheet in Europe', 'word;mood\r\nsea;"calm, and deep"\r\nfire;wild\r\n'],
    ['cells copied from a spreadsheet', 'word\tmood\nsea\tcalm, and deep\nfire\twild'],
  ])('is read from %s', (_, text) => {
    expect(read(text)).toEqual({
      columns: ['word', 'mood'],
      rows: [
        ['sea', 'calm, and deep'],
        ['fire', 'wild'],
      ],
    })
  })

  test('of sentences with commas here and there is one column', () => {
    expect(read('I lost my key, again.\nWe won!\n\nOh no, no, no.', false)).toEqual({
      columns: ['Column 1'],
      rows: [['I lost my key, again.'], ['We won!'], ['Oh no, no, no.']],
    })
  })

  const planets = [
    ['planet', 'moons'],
    ['Earth', '1'],
    ['Mars, the red', '2'],
  ]

  testRows([
    ['T02: a first line that tells the separator', 'sep=;\nplanet;moons\nEarth;1\nMars, the red;2', planets],
    [
      'T02: the same in quotes, with another separator',
      '"sep=\t"\r\nplanet\tmoons\r\nEarth\t1\r\nMars, the red\t2',
      planets,
    ],
    ['T03: Markdown', '| planet | moons |\n|:---|---:|\n| Earth | 1 |\n| Mars, the red | 2 |', planets],
    ['T03: Markdown without outer pipes', 'planet | moons\n--- | ---\nEarth | 1\nMars, the red | 2', planets],
    [
      'T03: Markdown in an answer',
      'Here it is:\n\n|planet|moons|\n|-|-|\n|Earth|1|\n|Mars, the red|2|\n\nMore?',
      planets,
    ],
    [
      'T03: an escaped pipe',
      '|a|b|\n|--|--|\n|x\\|y|1|',
      [
        ['a', 'b'],
        ['x|y', '1'],
      ],
    ],
    ['T03: rows between pipes', '|planet|moons|\n|Earth|1|\n|Mars, the red|2|', planets],
    ['T03: pipes between', 'planet|moons\nEarth|1\nMars, the red|2', planets],
    [
      'T03: as a database prints it',
      '+---+---+\n| planet | moons |\n+---+---+\n| Earth | 1 |\n| Mars, the red | 2 |\n+---+---+',
      planets,
    ],
    ['T04: a byte order mark', '\ufeffplanet;moons\nEarth;1\nMars, the red;2', planets],
    ['T04: line breaks of an old Mac', 'planet;moons\rEarth;1\rMars, the red;2', planets],
    [
      'T04: decimal commas',
      'a;b\n1,5;2,5\n3,25;4',
      [
        ['a', 'b'],
        ['1,5', '2,5'],
        ['3,25', '4'],
      ],
    ],
    [
      'T04: a line break in quotes',
      'a,b\n"one\ntwo",3',
      [
        ['a', 'b'],
        ['one\ntwo', '3'],
      ],
    ],
    ['T04: a line break in the only column', 'a\n"one\ntwo"\nthree', [['a'], ['one\ntwo'], ['three']]],
    [
      'a short row',
      'name,age,city\nAda,36\nBo,7,Rome',
      [
        ['name', 'age', 'city'],
        ['Ada', '36'],
        ['Bo', '7', 'Rome'],
      ],
    ],
    [
      'a short row, with spaces',
      'name, age, city\nAda, 36\nBo, 7, Rome',
      [
        ['name', 'age', 'city'],
        ['Ada', '36'],
        ['Bo', '7', 'Rome'],
      ],
    ],
    [
      'a long row',
      'name;age\nAda;36;x',
      [
        ['name', 'age', ''],
        ['Ada', '36', 'x'],
      ],
    ],
    [
      'heads that are empty',
      '\tA\tB\nx\t1\t2',
      [
        ['', 'A', 'B'],
        ['x', '1', '2'],
      ],
    ],
    [
      'columns without anything in them',
      'a;b;;\n1;2;;\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a title above the heads',
      'Class 3b\nname;score\nAda;3\nBo;4',
      [
        ['Class 3b', ''],
        ['name', 'score'],
        ['Ada', '3'],
        ['Bo', '4'],
      ],
    ],
    [
      'a quote that is never closed',
      'a;b\n"Oh no;1\nx;2',
      [
        ['a', 'b'],
        ['"Oh no', '1'],
        ['x', '2'],
      ],
    ],
    ['a poem', 'line\nRoses are red,\nviolets are blue.', [['line'], ['Roses are red,'], ['violets are blue.']]],
    ['sentences with semicolons', 'I like tea; really.\nNo.', [['I like tea; really.'], ['No.']]],
    ['words', 'message\nthe sea at night\na cake', [['message'], ['the sea at night'], ['a cake']]],
  ])('is read from what programs and people make of it', (_, text, [columns, ...rows]) => {
    const result = readTable(text)
    if ('problem' in result) throw new LocalizedError(result.problem)
    expect(result.table).toEqual({ columns, rows })
  })

  test('has a name of its own for each column', () => {
    expect(read('mood,mood,,mood\n1,2,3,4').columns).toEqual(['mood', 'mood 2', 'Column 3', 'mood 3'])
  })

  test('has its first rows read, however many there are', () => {
    const rows = 200_000
    const result = readTable('a,b\n'.repeat(rows))
    expect(result).toMatchObject({ leftOut: rows - 1 - 200, table: { columns: ['a', 'b'] } })
  })

  test.each([
    ['', 'nothing in it'],
    ['  \n ', 'nothing in it'],
    ['only,heads', 'only one row'],
    ['x'.repeat(1_000_001), 'too much text'],
  ])('%.10j is refused with a sentence', (text, why) => {
    expect(inEnglish(readTable(text))).toMatchObject({ problem: expect.stringContaining(why) })
  })

  test('of more than 200 rows is cut, and says so', () => {
    const text = `n\n${Array.from({ length: 230 }, (_, n) => n).join('\n')}`
    const result = readTable(text)
    expect(result).toMatchObject({ leftOut: 30 })
    expect(read(text).rows).toHaveLength(200)
  })
})

describe('columns', () => {
  const document = {
    ...stack(['user_input', { name: 'word' }, 'word'], ['inference', {}, 'model'], ['user_input', {}, 'more']),
    variables: { place: 'school' },
  }
  const nameOf = (target: TableTarget) => (target.kind === 'input' ? `Message, ${target.nodeId}` : target.name)

  test('go to boxes that a person can type into, and to variables', () => {
    expect(targetsOf(document, nodeTypes)).toEqual([
      { kind: 'input', nodeId: 'word' },
      { kind: 'input', nodeId: 'more' },
      { kind: 'variable', name: 'place' },
    ])
    expect(targetsOf(stack(['inference', {}, 'model']), nodeTypes)).toEqual([{ kind: 'input', nodeId: 'model' }])
  })

  test('are guessed by name first, and then in order', () => {
    const targets = targetsOf(document, nodeTypes)
    expect(guessTargets(['Place', 'x', 'message, word', 'y'], targets, nameOf)).toEqual([
      { kind: 'variable', name: 'place' },
      { kind: 'input', nodeId: 'more' },
      { kind: 'input', nodeId: 'word' },
      null,
    ])
  })

  test('take the place of what is typed, row by row', () => {
    const table = { columns: ['a', 'b', 'c'], rows: [['sea', 'moon', 'x'], ['fire']] }
    const targets: TableTarget[] = [
      { kind: 'input', nodeId: 'word' },
      { kind: 'variable', name: 'place' },
    ]
    const rows = tableRows({ document, inputs: { more: 'Kept.' } }, table, [...targets, null])
    expect(rows.map(({ draft }) => draft.inputs)).toEqual([
      { more: 'Kept.', word: 'sea' },
      { more: 'Kept.', word: 'fire' },
    ])
    expect(rows.map(({ draft }) => draft.document.variables)).toEqual([{ place: 'moon' }, { place: '' }])
    expect(document.variables).toEqual({ place: 'school' })
  })
})

test('what came out is beside what went in, and no cell becomes a formula', () => {
  const table = { columns: ['word', 'mood'], rows: [['=HYPERLINK("x")', 'calm, "deep"'], ['@cmd']] }
  const csv = resultCsv(
    table,
    [
      { title: 'Color', values: ['#0000ff', null] },
      { title: 'Gauge', values: [-3, null] },
      { title: '+Reply', values: ['-1+2|x', null] },
    ],
    [undefined, 'It slept.'],
  )
  expect(Papa.parse(csv.trim()).data).toEqual([
    ['word', 'mood', 'Color', 'Gauge', "'+Reply", 'Problem'],
    ['\'=HYPERLINK("x")', 'calm, "deep"', '#0000ff', '-3', "'-1+2|x", ''],
    ["'@cmd", '', '', '', '', 'It slept.'],
  ])
})
