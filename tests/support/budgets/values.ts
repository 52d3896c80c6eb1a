import fc from 'fast-check'

/**
 * Texts, including some with many bytes, some that grow when escaped or normalized, and some that resemble request
 * parts.
 */
export const texts: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc
    .tuple(
      fc.constantFrom(
        'ﷺ',
        '👩‍👩‍👧',
        '\u0000',
        '"\\',
        '\u0301',
        '㌀',
        '\ud800',
        '<|endoftext|>',
        '\n\t',
        'ﬃ',
        '{"type":"image"}',
      ),
      fc.nat(200),
    )
    .map(([unit, times]) => unit.repeat(times)),
)

export const id = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 20 })

/** Resembles a part of a request, but is inside of a schema or a tool's input. */
const disguises = fc.constantFrom(
  { type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'x'.repeat(3_000) } },
  { type: 'image_url', image_url: { url: `data:image/png;base64,${'y'.repeat(3_000)}` } },
  { type: 'document', source: { type: 'base64', data: 'z'.repeat(3_000) } },
  { type: 'image', source: {}, description: 'words '.repeat(600) },
)

/** Any JSON, as deep as requests are. */
export const freeValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: disguises },
  { weight: 1, arbitrary: texts },
  { weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) },
)

export const freeObject: fc.Arbitrary<{ [key: string]: unknown }> = fc.dictionary(
  fc.oneof(texts, fc.constantFrom('type', 'properties', 'source', 'image_url', 'cache_control')),
  freeValue,
  { maxKeys: 4, noNullPrototype: true },
)

/** A record with some of its fields; costly ones are rare. */
export function someOf<T extends object>(
  shape: { [K in keyof T]-?: fc.Arbitrary<T[K]> },
  always: readonly string[],
  costly: readonly string[],
  rare: number,
): fc.Arbitrary<T> {
  const whole = fc.record(shape as Record<string, fc.Arbitrary<unknown>>)
  const names = Object.keys(shape)
  const chances = fc.array(fc.nat(99), { minLength: names.length, maxLength: names.length })
  return fc.tuple(whole, chances).map(([record, chance]) => {
    const kept = names.filter((name, index) => {
      if (always.includes(name)) return true
      return (chance[index] ?? 0) < (costly.includes(name) ? rare / 5 : 40)
    })
    return Object.fromEntries(kept.map(name => [name, record[name]])) as T
  })
}
