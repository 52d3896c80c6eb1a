import { onTestFinished } from 'vitest'
import { type Answer, type LoggingServer, startLoggingServer } from './logging-server'

/** Starts a logging server that is closed with its test. */
export async function startForTest(answer: Answer): Promise<LoggingServer> {
  const server = await startLoggingServer(answer)
  onTestFinished(() => server.close())
  return server
}
