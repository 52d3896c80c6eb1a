import * as v from 'valibot'

const text = v.pipe(v.string(), v.minLength(1))
const count = v.pipe(v.number(), v.minValue(0))

/** A success, field by field. */
export const Success = v.strictObject({
  success: v.literal(true),
  message: v.pipe(v.string(), v.regex(/^## .+:\n\n[\s\S]+\n\n## In your response:\n- /)),
  data: v.record(v.string(), v.unknown()),
  meta: v.strictObject({
    pipeline: text,
    executionId: text,
    totalSteps: count,
    completedSteps: count,
    totalCostUsd: count,
    costNote: v.optional(text),
    totalTokens: count,
    durationMs: count,
    steps: v.array(v.strictObject({ name: text, status: v.literal('completed'), durationMs: count, costUsd: count })),
  }),
  context: v.strictObject({ resolvedInputs: v.record(v.string(), v.strictObject({ original: text, resolved: text })) }),
  nextSteps: v.pipe(v.string(), v.regex(/^## In your response:\n(- .+\n?)+$/)),
})

/** A failure, field by field. */
export const Failure = v.strictObject({
  success: v.literal(false),
  message: text,
  error: v.strictObject({
    code: text,
    details: v.strictObject({
      failedStep: text,
      stepNumber: count,
      cause: v.optional(text),
      partialResults: v.record(v.string(), v.unknown()),
    }),
  }),
  meta: v.strictObject({ pipeline: text, executionId: text, completedSteps: count, totalSteps: count }),
  context: v.strictObject({ attemptedInputs: v.record(v.string(), v.unknown()) }),
  remediation: v.pipe(v.string(), v.regex(/^## How to fix:\n1\. .+\n(?:\d\. .+\n)*\nIf you have tried again .+$/)),
})

/** The models' answers in the three patterns, call by call. */
export const scripts: Record<string, string[]> = {
  'crm-tool': [
    '{"relevantRecords": [{"id": "123", "name": "Acme Corp Q4 Renewal", "matchReason": "The name"}], "suggestedOperation": "update"}',
    '{"operation": "update", "recordIds": ["123", "456", "789"], "updateFields": {"stage": "negotiation"}}',
  ],
  'research-tool': [
    '{"queries": [{"source": "web", "query": "prices"}, {"source": "news", "query": "sellers"}], "maxSources": 5}',
    '{"summary": "Prices fell.", "keyFindings": ["By a third"], "sources": ["web"], "confidence": "high"}',
  ],
  'invoice-processor': [
    '{"invoiceNumber": "INV-2041", "customer": "Acme Corp", "amount": 1250, "lineItems": ["3 workshops"], "date": "2026-12-01"}',
    '{"relevantRecords": [{"id": "123", "name": "Acme", "matchReason": "The name"}], "suggestedOperation": "create"}',
    '{"operation": "create", "recordIds": ["123"], "updateFields": {"stage": "new"}}',
  ],
}
