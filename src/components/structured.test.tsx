import { render, screen, within } from '@testing-library/react'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cases } from '../../tests/support/soak'
import Markdown from './Markdown'
import { structuredIn } from './structured-in'

it('shows a structured answer as fields by name, not as a line of JSON', () => {
  render(<Markdown text={'{"city": "Graz", "degrees": -4, "snow": true, "wind": null, "places": {"park": "white"}}'} />)
  const [table] = screen.getAllByRole('table')
  const row = (name: string) =>
    within(table as HTMLElement).getByRole('row', { name: new RegExp(`^${name} `) }).textContent
  expect(['city', 'degrees', 'snow', 'wind'].map(row)).toEqual(['cityGraz', 'degrees-4', 'snowyes', 'windnothing'])
  expect(screen.getByRole('row', { name: 'park white' })).toBeTruthy()
})

it('shows a list of records as a table with a column for each field', () => {
  render(<Markdown text={'```json\n[{"name": "Ada", "age": 9}, {"name": "Bo"}]\n```'} />)
  expect(screen.getAllByRole('columnheader').map(each => each.textContent)).toEqual(['name', 'age'])
  expect(screen.getAllByRole('row').map(each => each.textContent)).toEqual(['nameage', 'Ada9', 'Bo'])
})

it('keeps all of a long answer in the JSON behind it', () => {
  const long = Array.from({ length: 100 }, (_, index) => `item ${index}`)
  render(<Markdown text={JSON.stringify(long)} />)
  expect(screen.getByText('and 70 more, see the JSON')).toBeTruthy()
  expect(screen.getByText('As JSON').closest('details')?.textContent).toContain('item 99')
})

it.each(['Words.', '', '[a link](https://example.org)', '{not json}', '{}', '[]', '3', '"text"', 'Here: {"a": 1}'])(
  'leaves %j as the text that it is',
  text => {
    expect(structuredIn(text)).toBeNull()
  },
)

it('lays out whatever JSON a model answers with', () => {
  fc.assert(
    fc.property(fc.oneof(fc.array(fc.jsonValue()), fc.dictionary(fc.string(), fc.jsonValue())), value => {
      const { unmount, container } = render(<Markdown text={JSON.stringify(value)} />)
      if (Object.keys(value).length > 0) expect(container.querySelector('details')).toBeTruthy()
      unmount()
    }),
    { numRuns: cases(50) },
  )
})
