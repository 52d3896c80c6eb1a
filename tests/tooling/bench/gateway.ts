import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defaultClassSettings } from '../../../src/gateway/classes/class-record'
import { ClassStore } from '../../../src/gateway/classes/class-store'
import { openRecords } from '../../../src/gateway/node/storage'
import { readNodeSettings } from '../../../src/gateway/settings'
import { model, providerKeys, startProvider } from '../../support/gateway'
import { spawnGateway } from '../../support/gateway-process'
import { askOnce, classroom } from '../../support/students'
import { type Measure, median } from './measure'

const students = 100

/** The gateway's latency per chunk with a hundred concurrent streams. */
export async function measureGateway(): Promise<Measure[]> {
  const provider = await startProvider({ chunks: 60, pace: 40, stamped: true })
  const variables = {
    // Its key is taken out of every chunk.
    ANTHROPIC_API_KEY: providerKeys.anthropic,
    ANTHROPIC_BASE_URL: provider.origin,
    GATEWAY_FOLDER: mkdtempSync(join(tmpdir(), 'aili5-bench-')),
  }
  const noLimits = { requestsPerMinute: null, tokensPerDay: null, dollarsPerDay: null }
  const { storage } = await openRecords(readNodeSettings(variables))
  const { code } = await new ClassStore(storage).add({
    ...defaultClassSettings,
    name: 'Bench',
    models: [model],
    class: noLimits,
    student: noLimits,
  })
  const gateway = await spawnGateway(variables)
  const agent = classroom(students)
  const delay = async (origin: string) => {
    const all = await Promise.all(Array.from({ length: students }, () => askOnce(origin, code, agent)))
    return median(all.flatMap(({ delays }) => delays))
  }
  const differences: number[] = []
  for (let round = 0; round < 4; round++) {
    const direct = await delay(provider.origin)
    differences.push((await delay(gateway.origin)) - direct)
  }
  agent.destroy()
  await gateway.end()
  await provider.stop()
  return [
    {
      name: `gateway, a chunk among ${students} streams`,
      // The first round warms up both programs.
      value: median(differences.slice(1)),
      unit: 'ms more',
      note: 'without a gateway: 0',
      target: { atMost: 1 },
    },
  ]
}
