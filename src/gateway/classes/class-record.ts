import * as v from 'valibot'

const Limit = v.nullable(v.pipe(v.number(), v.minValue(0)))
const LimitsSchema = v.object({
  /** In each minute of the clock. */
  requestsPerMinute: Limit,
  /** Read and written, together. */
  tokensPerDay: Limit,
  dollarsPerDay: Limit,
})

/** What may be used; null means that nothing is in the way. */
export type ClassLimits = v.InferOutput<typeof LimitsSchema>

const PriceSchema = v.object({
  inputPerMillion: v.pipe(v.number(), v.minValue(0)),
  outputPerMillion: v.pipe(v.number(), v.minValue(0)),
})

/** Dollars per million tokens. */
export type ClassPrice = v.InferOutput<typeof PriceSchema>

/** The most seats that a class can have. */
export const mostSeats = 1_000

/** What the teacher decides about a class. */
export const ClassSettingsSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)),
  models: v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(200))), v.minLength(1), v.maxLength(50)),
  /** The teacher's prices, by model; they override ours. */
  prices: v.record(v.string(), PriceSchema),
  /** How many students can have a seat of their own. */
  seats: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostSeats)),
  /** Tokens of one answer. */
  maxOutput: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
  /** Where a student in distress finds help: name and number. The demo of the page says it. */
  helpLine: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
  class: LimitsSchema,
  student: LimitsSchema,
})

/** What the teacher decides about a class. */
export type ClassSettings = v.InferOutput<typeof ClassSettingsSchema>

/** A class as it is stored. */
export interface ClassRecord extends ClassSettings {
  id: string
  /** "kmnr-thxz" */
  code: string
  /** ISO time. */
  created: string
  paused: boolean
  /** ISO time; null while the code is good. */
  ended: string | null
}

/** What a class gets where the teacher says nothing: a lesson with thirty students fits in well. */
export const defaultClassSettings: Omit<ClassSettings, 'name' | 'models'> = {
  prices: {},
  seats: 40,
  maxOutput: 2_048,
  helpLine: '',
  class: { requestsPerMinute: 300, tokensPerDay: 3_000_000, dollarsPerDay: 5 },
  student: { requestsPerMinute: 20, tokensPerDay: 200_000, dollarsPerDay: 0.5 },
}
