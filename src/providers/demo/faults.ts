/**
 * Faults of the demo model, for lessons and tests. In a system prompt, on a line of its own:
 *
 * - `demo: fail 429` (or 401, 402, 403, 404, 500, 503, 529, offline) refuses the call; a 429 has a retry time
 * - `demo: malformed arguments` sends the first round's tool calls with arguments that are no JSON
 * - `demo: wrong tool` calls an unknown tool in the first round
 * - `demo: wrong arguments` sends the first round's tool calls with invalid arguments
 * - `demo: cut stream` interrupts the reply in the middle
 * - `demo: slow` streams at a tenth of its pace
 * - `demo: invented fact` answers with a made-up fact, unless it has looked something up
 *
 * With `sometimes` at the end a fault occurs every second time, by the host's randomness: `demo: fail 429 sometimes`.
 */
export type DemoFault =
  | { kind: 'fail'; status: number | 'offline' }
  | { kind: 'malformed-arguments' | 'wrong-arguments' | 'wrong-tool' | 'cut-stream' | 'slow' | 'invented-fact' }

/** Marks and spaces around it do not matter: people quote, stress and end their lines. */
const DIRECTIVE =
  /^[ \t*_`"'“”‘’]*demo[ \t]*:[ \t]*(fail|malformed[ \t]+arguments|wrong[ \t]+arguments|wrong[ \t]+tool|cut[ \t]+stream|slow|invented[ \t]+fact)(?:[ \t]+(\d{3}|offline))?(?:[ \t]+(sometimes))?[ \t*_`"'“”‘’.!]*$/gim

/** Takes the directives out of a system prompt. Those that are left to chance are decided here. */
export function takeDirectives(system: string, random: () => number): { system: string; faults: DemoFault[] } {
  const faults: DemoFault[] = []
  const rest = system.replace(
    DIRECTIVE,
    (_, what: string, status: string | undefined, sometimes: string | undefined) => {
      if (sometimes && random() < 0.5) return ''
      const kind = what.toLowerCase().replace(/[ \t]+/, '-')
      if (kind === 'fail') faults.push({ kind, status: status === 'offline' ? status : Number(status ?? 500) })
      else faults.push({ kind: kind as Exclude<DemoFault['kind'], 'fail'> })
      return ''
    },
  )
  return { system: rest.trim(), faults }
}
