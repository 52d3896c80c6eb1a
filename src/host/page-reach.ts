import type { Host } from '../engine/model/host'
import { readLargeHtmlWith } from '../nodes/url_loader/read-html'
import { readInWorker } from '../store/reading/read-in-worker'
import type { Settings } from '../store/settings'
import { sendFromPage } from './page-fetch'

/** What a run in the page reaches outside of it, and foreign code, each with what it needs when it is first needed. */
export function createPageReach(settings: Settings): Required<Pick<Host, 'fetch' | 'runCode' | 'mcp' | 'runCommand'>> {
  readLargeHtmlWith(html => readInWorker(reader => reader.html(html)))
  return {
    fetch: (request, signal) => sendFromPage(request, signal, settings),
    runCode: async (job, signal) => (await import('./code-worker')).runCode(job, signal),
    mcp: async (url, send, signal) => (await import('../sandbox/mcp/connect')).connectMcp(url, send, signal),
    runCommand: async (command, signal) => (await import('./shell-worker')).runInShellWorker(command, signal),
  }
}
