import type { RunEvent } from '../../../src/engine/model/events'
import { runDocument } from '../../../src/engine/run/run'
import { demoHost } from '../../../src/host/demo-host'
import { nodeTypes } from '../../../src/nodes/registry'
import { connectionStats } from '../../../src/toolkit/connection-stats/connection-stats'
import { flowStarters } from '../../support/english-content'
import { type Measure, median } from './measure'

const RUNS = 1000
const ROUNDS = 7

/** Statistics of connections over the kept runs of a flow, as the page shows them. */
export async function measureTraffic(): Promise<Measure[]> {
  const starter = flowStarters.find(({ id }) => id === 'hotel-call-centre')
  if (!starter) throw new Error('There is no call center among the starters.')
  const events: RunEvent[] = []
  const signal = AbortSignal.timeout(60_000)
  for await (const event of runDocument(starter.document, starter.inputs, demoHost(), signal)) events.push(event)
  const text = JSON.stringify(events)
  // Each run is read from its own text, as kept runs are.
  const runs = Array.from({ length: RUNS }, () => JSON.parse(text) as RunEvent[])
  // CPU time: the target is an amount of script, whatever else the machine does.
  const time = (work: () => unknown) =>
    median(
      Array.from({ length: ROUNDS }, () => {
        const before = process.cpuUsage()
        work()
        const { user, system } = process.cpuUsage(before)
        return (user + system) / 1000
      }),
    )
  let seen = 0
  const bare = time(() => {
    for (const run of runs) for (const { type } of run) seen += type.length
  })
  if (seen === 0) throw new Error('No event was seen.')
  return [
    {
      name: `traffic of ${RUNS} runs, ${events.length} events each, CPU`,
      value: time(() => connectionStats(runs, nodeTypes)),
      unit: 'ms',
      reference: { name: 'a loop over the events', value: bare },
      target: { atMost: 200 },
    },
  ]
}
