import { type Range, shareOf } from '../kit/range'

/** The range of an axis with round ticks. It contains all values and 0. */
export interface Scale extends Range {
  ticks: number[]
}

/** An axis with about four steps of 1, 2 or 5 times a power of ten. */
export function scaleOf(values: readonly number[]): Scale {
  const low = Math.min(0, ...values)
  const high = Math.max(0, ...values)
  const step = roundStep(high / 4 - low / 4)
  const first = Math.floor(low / step)
  const last = Math.max(first + 1, Math.ceil(high / step))
  const ticks = Array.from({ length: last - first + 1 }, (_, at) => held(Number(((first + at) * step).toPrecision(12))))
  return { min: ticks[0] ?? 0, max: ticks.at(-1) ?? step, ticks }
}

/** Larger numbers cannot be represented. */
const held = (tick: number) => Math.max(-Number.MAX_VALUE, Math.min(Number.MAX_VALUE, tick))

/** The smallest round number that is at least `rough`; 1 for 0. */
function roundStep(rough: number): number {
  if (!(rough > Number.MIN_VALUE * 10)) return 1
  const power = 10 ** Math.floor(Math.log10(rough))
  const times = [1, 2, 5, 10].find(factor => factor * power >= rough * (1 - 1e-9)) ?? 10
  return times * power
}

/** Position of a value on a scale, in percent. */
export const percentOf = (value: number, scale: Range) => Number((shareOf(value, scale) * 100).toFixed(3))
