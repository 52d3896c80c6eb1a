/** Dollars per million tokens, which are also millionths of a dollar for one. */
export interface TokenPrice {
  inputPerMillion: number
  outputPerMillion: number
}

/** What a request can have at most. */
export interface RequestEstimate {
  /** Tokens that are read. */
  input: number
  /** Tokens that are written, hidden ones too. */
  output: number
  /** How much dearer than usual what is read can be: writing to a provider's cache is. */
  inputFactor: number
}

/** What was read, as its provider counted. Cached tokens are not part of `input`. */
export interface InputUsage {
  input: number
  /** Written to the cache for five minutes, or for an hour, and read from it. */
  cacheWrite: number
  cacheWriteHour: number
  cacheRead: number
}

/** What a provider said that an answer cost; null for each half that it did not say. */
export interface UsageReport {
  input: InputUsage | null
  output: number | null
}

/** Nothing was said. */
export const noUsageReport: UsageReport = { input: null, output: null }

/** What is counted. */
export interface Charge {
  tokens: number
  microDollars: number
}

/** Factors on the price of what is read. */
export const cacheFactors = { write: 1.25, writeHour: 2, read: 0.1 }

/**
 * From so many tokens on some providers ask for more: twice for what is read, half as much again for what is written. On
 * either wire, since each may have other providers behind it.
 */
const longPrompt = { tokens: 200_000, input: 2, output: 1.5 }

/** A provider that reports more than so many times what a request can have reports nonsense: 1e308 would close a class. */
const mostReported = 4

/** The reservation of a request before it is sent: no bill can be higher. */
export function reservationOf(estimate: RequestEstimate, price: TokenPrice | null): Charge {
  return amountOf(mostRead(estimate), estimate.output, price)
}

/**
 * The settlement when a request is over: exact for what its provider reported, reserved amounts for the rest. The
 * received part of an answer is no measure: a model reasons without output, and continues after a disconnect.
 */
export function settlementOf(report: UsageReport, estimate: RequestEstimate, price: TokenPrice | null): Charge {
  const { input, output } = report
  const capped = (tokens: number, most: number) => Math.min(tokens, mostReported * most)
  const read = input
    ? reported({
        input: capped(input.input, estimate.input),
        cacheWrite: capped(input.cacheWrite, estimate.input),
        cacheWriteHour: capped(input.cacheWriteHour, estimate.input),
        cacheRead: capped(input.cacheRead, estimate.input),
      })
    : mostRead(estimate)
  return amountOf(read, output === null ? estimate.output : capped(output, estimate.output), price)
}

/** What was read: tokens, and how many they are worth at the usual price. */
interface Read {
  tokens: number
  worth: number
}

function mostRead({ input, inputFactor }: RequestEstimate): Read {
  return { tokens: input, worth: input * inputFactor }
}

function reported({ input, cacheWrite, cacheWriteHour, cacheRead }: InputUsage): Read {
  return {
    tokens: input + cacheWrite + cacheWriteHour + cacheRead,
    worth:
      input + cacheFactors.write * cacheWrite + cacheFactors.writeHour * cacheWriteHour + cacheFactors.read * cacheRead,
  }
}

function amountOf(read: Read, output: number, price: TokenPrice | null): Charge {
  const tokens = Math.ceil(read.tokens + output)
  if (!price) return { tokens, microDollars: 0 }
  const dearer = read.tokens > longPrompt.tokens ? longPrompt : { input: 1, output: 1 }
  const microDollars =
    read.worth * price.inputPerMillion * dearer.input + output * price.outputPerMillion * dearer.output
  return { tokens, microDollars: Math.ceil(round(microDollars)) }
}

/** Takes away what the arithmetic of fractions adds in the far decimals. */
function round(value: number): number {
  return Math.round(value * 1e6) / 1e6
}
