import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defaultClassSettings } from '../../src/gateway/classes/class-record'
import { Classes } from '../../src/gateway/classes/classes'
import { openRecords } from '../../src/gateway/records/open-records'
import { readNodeSettings } from '../../src/gateway/settings'
import { model, providerKeys, startProvider } from '../support/gateway'
import { spawnGateway } from '../support/gateway-process'
import { askOnce, classroom } from '../support/students'
import { median } from './site'

const students = 100

/** How much later a chunk arrives through the gateway, with a hundred streams at once. */
export async function measureGateway() {
  const provider = await startProvider({ chunks: 60, pace: 40, stamped: true })
  const variables = {
    // Its key is taken out of every chunk.
    ANTHROPIC_API_KEY: providerKeys.anthropic,
    ANTHROPIC_BASE_URL: provider.origin,
    GATEWAY_FOLDER: mkdtempSync(join(tmpdir(), 'aili5-bench-')),
  }
  const noLimits = { requestsPerMinute: null, tokensPerDay: null, dollarsPerDay: null }
  const records = await openRecords(readNodeSettings(variables))
  const { code } = await new Classes(records).add({
    ...defaultClassSettings,
    name: 'Bench',
    models: [model],
    class: noLimits,
    student: noLimits,
  })
  await records.close()
  const gateway = await spawnGateway(variables)
  const agent = classroom(students)
  const delay = async (origin: string) => {
    const all = await Promise.all(Array.from({ length: students }, () => askOnce(origin, code, agent)))
    return median(all.flatMap(({ delays }) => delays))
  }
  // The first round warms up both programs.
  await delay(provider.origin)
  await delay(gateway.origin)
  const [direct, through] = [await delay(provider.origin), await delay(gateway.origin)]
  agent.destroy()
  await gateway.end()
  await provider.stop()
  return [
    {
      name: `gateway, ${students} streams at once, what it adds until a student has a chunk`,
      value: `${(through - direct).toFixed(1)} ms`,
      reference: `without the gateway: ${direct.toFixed(1)} ms`,
      aim: 'at most 5 ms a chunk',
    },
  ]
}
