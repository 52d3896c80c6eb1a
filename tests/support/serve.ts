import type { Server } from 'node:http'
import { listen } from '../browser/providers/vendor'

/** Opens a server at a free port of this machine. */
export async function serve(server: Server): Promise<{ origin: string; stop(): Promise<void> }> {
  return {
    origin: await listen(server),
    async stop() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
