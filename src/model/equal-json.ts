/**
 * Whether two values are the same JSON. The order of fields is not significant; an undefined field counts as missing.
 * Libraries for deep equality tell an undefined field from a missing one, so every edit would be a change.
 */
export function isEqualJson(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false
    for (let index = 0; index < a.length; index++) if (!isEqualJson(a[index], b[index])) return false
    return true
  }
  const [some, others] = [a as Record<string, unknown>, b as Record<string, unknown>]
  let fields = 0
  for (const name of Object.keys(some)) {
    if (some[name] === undefined) continue
    if (!Object.hasOwn(others, name) || !isEqualJson(some[name], others[name])) return false
    fields++
  }
  for (const name of Object.keys(others)) if (others[name] !== undefined) fields--
  return fields === 0
}
