/**
 * Whether this is `npm run soak`, which runs each night what takes too long for `npm test`: files named `*.soak.test.ts`
 * and `*.soak.spec.ts`, and more cases in the others.
 */
export const soak = Boolean(process.env.SOAK)

/** How many cases to try where the soak tries `inSoak`: a tenth, and at least one. */
export function cases(inSoak: number): number {
  return soak ? inSoak : Math.max(1, Math.round(inSoak / 10))
}

/** The items that are tried: each `step`th, and in the soak all of them. */
export function sample<Item>(items: readonly Item[], step: number): Item[] {
  return items.filter((_, index) => soak || index % step === 0)
}
