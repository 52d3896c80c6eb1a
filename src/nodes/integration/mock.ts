import { msg } from '../../language/message'
import { readStoredJson } from '../kit/json'
import type { IntegrationSource, SourceAnswer } from './answer'

/** Mock data, with the delays and failures of a real service. */
export const mock: IntegrationSource = {
  name: 'mock_db',
  async ask({ data, delayMs, failure, failureRate, errorCode }, context): Promise<SourceAnswer> {
    if (delayMs > 0) await context.sleep(delayMs)
    if (failure === 'always' || (failure === 'sometimes' && context.random() < failureRate)) {
      const code = errorCode.trim() || 'MOCK_FAILURE'
      const error = msg('The made-up data was set to fail, as a real service sometimes does.')
      return { raw: { status: 'error', source: mock.name, errorCode: code }, error, errorCode: code }
    }
    const read = readStoredJson(data)
    if (read.problem !== undefined) {
      const error = msg('The made-up data cannot be read as JSON. {why}', { why: read.problem })
      return { raw: data ?? null, error, errorCode: 'BAD_DATA' }
    }
    const value = read.value ?? null
    return { raw: { status: 'success', source: mock.name, data: value }, data: value }
  },
}
