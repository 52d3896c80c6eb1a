import { describe, expect, it } from 'vitest'
import type { ConnectionStat } from '../../../toolkit/connection-stats/connection-stats'
import { statsCsv, viewOf } from './stats-table'

describe('the table', () => {
  const row = (
    from: string,
    calls: number,
    averageMs: number | null,
    kind: ConnectionStat['kind'] = 'tool',
  ): ConnectionStat => ({
    key: from,
    kind,
    from,
    to: '',
    runs: 1,
    calls,
    failures: 0,
    averageMs,
    tokens: 0,
    cost: null,
  })
  const rows = [row('beta', 2, null), row('alpha', 10, 5), row('gamma', 1, 90, 'integration')]
  const names = (view: Partial<Parameters<typeof viewOf>[1]>) =>
    viewOf(rows, { kind: 'any', text: '', sortBy: 'calls', descending: true, ...view }).map(({ from }) => from)

  it('sorts by any column, with what is not known at the end, and filters', () => {
    expect(names({})).toEqual(['alpha', 'beta', 'gamma'])
    expect(names({ sortBy: 'from', descending: false })).toEqual(['alpha', 'beta', 'gamma'])
    expect(names({ sortBy: 'averageMs' })).toEqual(['gamma', 'alpha', 'beta'])
    expect(names({ sortBy: 'averageMs', descending: false })).toEqual(['alpha', 'gamma', 'beta'])
    expect(names({ kind: 'integration' })).toEqual(['gamma'])
    expect(names({ text: ' ALP' })).toEqual(['alpha'])
  })

  it('is exported as CSV, with what is not known left empty', () => {
    const headings = {
      kind: 'Kind',
      from: 'From',
      to: 'To',
      calls: 'Calls',
      failures: 'Failed',
      averageMs: 'Median',
      tokens: 'Tokens',
      cost: 'Cost',
    }
    expect(statsCsv([row('=a,b', 2, 1.5)], headings)).toBe(
      '\uFEFFKind,From,To,Calls,Failed,Median,Tokens,Cost\r\ntool,"\'=a,b",,2,0,1.5,0,\r\n',
    )
  })
})
