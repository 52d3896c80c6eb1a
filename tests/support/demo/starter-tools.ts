import type { ModelRequest } from '../../../src/model/language-model'
import { createDemoModel } from '../../../src/providers/demo'
import { run, testHost } from '../engine'
import { starters } from '../english-content'

/** What the first model of some starters is told: its system prompt and its tools. */
export async function toolsOf(ids: readonly string[]): Promise<[string, Pick<ModelRequest, 'system' | 'tools'>][]> {
  const found: [string, ModelRequest][] = []
  for (const id of ids) {
    const demo = createDemoModel({ random: () => 0.5, sleep: async () => {} })
    const requests: ModelRequest[] = []
    const starter = starters.find(each => each.id === id)
    if (!starter) throw new Error(`no starter ${id}`)
    const host = testHost({
      stream(request, signal) {
        requests.push(request)
        return demo.stream(request, signal)
      },
    })
    await run(starter.document, host, { inputs: starter.inputs })
    if (requests[0]) found.push([id, requests[0]])
  }
  return found
}
