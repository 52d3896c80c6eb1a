import * as v from 'valibot'
import { type Setting, setting } from './setting'

/** The hosts that a node may send requests to: exact, with a port unless it is the default. Empty: ask each time. */
export const allowedHosts = (placeholder: string, verb: 'called' | 'read', when?: Setting['when']) =>
  setting(v.optional(v.array(v.string()), []), {
    label: 'Allowed hosts',
    placeholder,
    help: `One per line. No other host can be ${verb}. If empty, you are asked each time.`,
    ...(when && { when }),
    problem: host => hostProblem(String(host)),
  })

/** The problem of an allowed host, as a sentence, or null for an exact host. */
export function hostProblem(entry: string): string | null {
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(entry)) {
    return `Please leave out what is before the host in “${entry}”: write ${suggestion(entry) ?? 'example.com'}.`
  }
  if (entry.includes('*')) return `“${entry}” has a star. Each host must be written out in full.`
  if (/[/?#\\]/.test(entry)) return `Please write only the host, and not the path: “${entry}”.`
  if (/[\s@,;]/.test(entry)) return `“${entry}” is not one host. Please write one host per line.`
  return suggestion(`http://${entry}`) === null ? `“${entry}” is not a host. A host looks like example.com.` : null
}

function suggestion(address: string): string | null {
  try {
    return new URL(address).host || null
  } catch {
    return null
  }
}
