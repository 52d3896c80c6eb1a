import * as v from 'valibot'
import { type LocalizedText, msg } from '../../language/message'
import { type Setting, setting } from './setting'

/** The hosts that a node may send requests to: exact, with a port unless it is the default. Empty: ask each time. */
export const allowedHosts = (placeholder: string, verb: 'called' | 'read', when?: Setting['when']) =>
  setting(v.optional(v.array(v.string()), []), {
    label: msg('Allowed hosts'),
    placeholder,
    help: msg(
      'One per line. {verb, select, read {No other host can be read.} other {No other host can be called.}} If empty, you are asked each time.',
      { verb },
    ),
    when,
    problem: host => hostProblem(String(host)),
  })

/** The problem of an allowed host, as a sentence, or null for an exact host. */
export function hostProblem(entry: string): LocalizedText | null {
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(entry)) {
    return msg('Please leave out what is before the host in “{entry}”: write {host}.', {
      entry,
      host: suggestion(entry) ?? 'example.com',
    })
  }
  if (entry.includes('*')) return msg('“{entry}” has a star. Write each host out in full.', { entry })
  if (/[/?#\\]/.test(entry)) return msg('Please write only the host, and not the path: “{entry}”.', { entry })
  if (/[\s@,;]/.test(entry)) return msg('“{entry}” is not a single host. Please write one host per line.', { entry })
  return suggestion(`http://${entry}`) === null
    ? msg('“{entry}” is not a host. A host looks like example.com.', { entry })
    : null
}

function suggestion(address: string): string | null {
  try {
    return new URL(address).host || null
  } catch {
    return null
  }
}
