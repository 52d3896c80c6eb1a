import { findModel } from '../../../src/providers/catalog/catalog'
import type { Measure } from './measure'

/** What the load test measured. */
export interface GatewayCosts {
  /** Seconds of CPU of a request, without its chunks, and of each chunk. */
  cpuPerRequest: number
  cpuPerChunk: number
  bytesPerStream: number
  /** Resident memory of a gateway without streams. */
  idleBytes: number
  redisCommandsPerRequest: number
  redisCpuPerRequest: number
  redisBytesPerStudent: number
  redisNetworkPerRequest: number
}

/** Assumptions about a district. `docs/scale.md` explains them. */
export const district = {
  students: 100_000,
  /** A teacher's code opens all classes of a gateway, so each school has its own. */
  studentsASchool: 1_000,
  /** Students who work with a model in the busiest minute. */
  atPeak: 0.1,
  /** Seconds between two requests of such a student. */
  secondsBetween: 60,
  /** An answer: its chunks, its seconds, and the tokens that are read and written. */
  chunks: 150,
  seconds: 10,
  inputTokens: 1_000,
  outputTokens: 200,
  /** A month: one lesson a week for each student. */
  lessonsAMonth: 4,
  requestsALesson: 30,
  /** Share of a core that is used at the peak. */
  load: 0.5,
  model: 'claude-haiku-5-5',
} as const

/** List prices in dollars, read in November 2026. `docs/scale.md` names the sources. */
export const prices = {
  workers: { month: 5, perMillionRequests: 0.3, perMillionCpuMs: 0.02, includedRequests: 10, includedCpuMs: 30 },
  durableObjects: {
    perMillionRequests: 0.15,
    perMillionRowsWritten: 1,
    perMillionGbSeconds: 12.5,
    includedRequests: 1,
    includedRows: 50,
    includedGbSeconds: 0.4,
  },
  cloudRun: { perVcpuSecond: 0.000024, perGibSecond: 0.0000025, perMillionRequests: 0.4 },
  machine: { perCoreMonth: 31 },
  redis: { per100kCommands: 0.2, machineMonth: 31 },
} as const

/** A question to a class's counters: to authenticate (2), to reserve and to settle. */
const objectCallsPerRequest = 4
/** Seconds for which such a question keeps its object in memory, and the memory that is billed for it. */
const [secondsPerObjectCall, objectGb] = [0.01, 0.128]
/** Counters that a request writes: four of a seat and four of its class, and half of them again at its end. */
const rowsPerRequest = 12
/** Seconds in which a school's day has its lessons, on 21 days a month. */
const lessonSecondsAMonth = 21 * 6 * 3_600

/** What a district needs and pays, from the measured costs and the assumptions above. */
export function districtPlan(costs: GatewayCosts): Measure[] {
  const { students, atPeak, secondsBetween, chunks, seconds, load } = district
  const perSecond = (students * atPeak) / secondsBetween
  const streams = perSecond * seconds
  const cpu = costs.cpuPerRequest + chunks * costs.cpuPerChunk
  const cores = Math.ceil((perSecond * cpu) / load)
  const memory = streams * costs.bytesPerStream + cores * costs.idleBytes
  const requests = students * district.lessonsAMonth * district.requestsALesson
  const millions = requests / 1e6
  const price = findModel(district.model)?.price
  if (!price) throw new Error(`${district.model} has no price.`)
  const models =
    millions * (district.inputTokens * price.inputPerMillion + district.outputTokens * price.outputPerMillion)
  const above = (used: number, included: number) => Math.max(0, used - included)
  const { workers, durableObjects, cloudRun, machine, redis } = prices
  const redisAsked = (requests * costs.redisCommandsPerRequest * redis.per100kCommands) / 1e5
  const onWorkers =
    workers.month +
    above(millions, workers.includedRequests) * workers.perMillionRequests +
    above(millions * cpu * 1e3, workers.includedCpuMs) * workers.perMillionCpuMs +
    above(millions * objectCallsPerRequest, durableObjects.includedRequests) * durableObjects.perMillionRequests +
    above(millions * rowsPerRequest, durableObjects.includedRows) * durableObjects.perMillionRowsWritten +
    above(millions * objectCallsPerRequest * secondsPerObjectCall * objectGb, durableObjects.includedGbSeconds) *
      durableObjects.perMillionGbSeconds
  // An instance is billed while it has a request, and streams overlap all through the lessons.
  const onCloudRun =
    cores * lessonSecondsAMonth * (cloudRun.perVcpuSecond + cloudRun.perGibSecond) +
    millions * cloudRun.perMillionRequests
  const who = `${students.toLocaleString('en')} students`
  const row = (name: string, value: number, unit: string, note: string): Measure => ({ name, value, unit, note })
  return [
    row(`${who}: requests at the peak`, perSecond, '/s', `${atPeak * 100} % ask every ${secondsBetween} s`),
    row('… open streams', streams, '', `${chunks} chunks in ${seconds} s`),
    row('… cores of gateways', cores, '', `at ${load * 100} % of a core, ${(perSecond * cpu).toFixed(2)} used`),
    row('… memory of gateways', memory / 1e6, 'MB', 'streams, and an idle gateway for each core'),
    row(
      '… memory of gateways, one a school',
      ((students / district.studentsASchool) * costs.idleBytes + streams * costs.bytesPerStream) / 1e9,
      'GB',
      `schools with ${district.studentsASchool} students`,
    ),
    row(
      '… tokens a minute of the provider',
      (perSecond * 60 * (district.inputTokens + district.outputTokens)) / 1e6,
      'M',
      'its rate limit',
    ),
    row('… Redis commands', perSecond * costs.redisCommandsPerRequest, '/s', 'sent by gateways'),
    row('… CPU of Redis', perSecond * costs.redisCpuPerRequest * 100, '%', 'of the one core that it uses'),
    row('… memory of Redis', (students * costs.redisBytesPerStudent) / 1e6, 'MB', 'all students joined and asked'),
    row(
      '… requests a month',
      millions,
      'M',
      `${district.lessonsAMonth} lessons with ${district.requestsALesson} requests`,
    ),
    row(
      '… the model a month',
      models,
      '$',
      `${district.model}, ${district.inputTokens} + ${district.outputTokens} tokens`,
    ),
    row('… Workers and Durable Objects a month', onWorkers, '$', 'list prices of November 2026, as below'),
    row('… Cloud Run a month', onCloudRun, '$', 'gateways, without Redis'),
    row('… machines a month', cores * machine.perCoreMonth, '$', 'gateways, without Redis'),
    row('… Redis by commands a month', redisAsked, '$', `a machine for it: ${redis.machineMonth} $`),
  ]
}
