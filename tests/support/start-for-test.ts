import { onTestFinished } from 'vitest'
import { type Answer, type LoggingServer, startLoggingServer } from './logging-server'

/** Starts a logging server that is closed with the test that asked for it. */
export async function startForTest(answer: Answer): Promise<LoggingServer> {
  const server = await startLoggingServer(answer)
  onTestFinished(() => server.close())
  return server
}
