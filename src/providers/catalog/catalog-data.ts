import type { CatalogEntry } from './catalog'

/** What Anthropic's newer models share. */
const CLAUDE = { provider: 'anthropic', contextWindow: 1_000_000, maxOutput: 128_000 }

/** What the models that take a temperature under Anthropic's older API version accept. */
const CLAUDE_TEMPERATURE = { min: 0, max: 1 }
const COMPATIBLE_TEMPERATURE = { min: 0, max: 2 }

/** Without reasoning these models take tools over Chat Completions, and a temperature. */
const NO_REASONING = { reasoning_effort: 'none' }

/**
 * Models that people are likely to use or to find in an opened document; any other id can be typed.
 * A price is the standard one for short prompts, as its provider listed it on the day given. Reasoning is turned off
 * where a model allows it, else kept low; a model that still does it says `thinks`, since reasoning counts as its answer.
 * Models with a last day come at the end.
 */
export const catalogData: readonly CatalogEntry[] = [
  {
    ...CLAUDE,
    id: 'claude-haiku-5-5',
    label: 'Claude Haiku 5.5',
    price: { inputPerMillion: 0.1, outputPerMillion: 0.5, checked: '2026-10-07' },
    temperature: false,
    vision: true,
    body: { thinking: { type: 'disabled' } },
  },
  {
    ...CLAUDE,
    id: 'claude-sonnet-5-5',
    label: 'Claude Sonnet 5.5',
    price: { inputPerMillion: 2, outputPerMillion: 10, checked: '2026-10-07' },
    temperature: false,
    thinks: true,
    vision: true,
    body: { thinking: { type: 'between_tools' }, output_config: { effort: 'medium' } },
  },
  {
    ...CLAUDE,
    id: 'claude-opus-5-5',
    label: 'Claude Opus 5.5',
    price: { inputPerMillion: 4, outputPerMillion: 20, checked: '2026-10-07' },
    temperature: false,
    thinks: true,
    vision: true,
    body: { output_config: { effort: 'low' } },
  },
  {
    provider: 'anthropic',
    id: 'claude-fable-5-2',
    label: 'Claude Fable 5.2',
    temperature: false,
    thinks: true,
    vision: true,
    body: { output_config: { effort: 'low' } },
  },
  {
    ...CLAUDE,
    id: 'claude-sonnet-5',
    label: 'Claude Sonnet 5',
    price: { inputPerMillion: 2, outputPerMillion: 10, checked: '2026-10-07' },
    temperature: false,
    thinks: true,
    vision: true,
    body: { output_config: { effort: 'low' } },
  },
  {
    ...CLAUDE,
    id: 'claude-opus-5',
    label: 'Claude Opus 5',
    price: { inputPerMillion: 5, outputPerMillion: 25, checked: '2026-10-07' },
    temperature: false,
    vision: true,
    body: { thinking: { type: 'disabled' } },
  },
  {
    ...CLAUDE,
    id: 'claude-sonnet-4-6',
    label: 'Claude Sonnet 4.6',
    price: { inputPerMillion: 3, outputPerMillion: 15, checked: '2026-09-28' },
    temperature: CLAUDE_TEMPERATURE,
    vision: true,
  },
  {
    provider: 'anthropic',
    id: 'claude-haiku-4-5',
    aliases: ['claude-haiku-4-5-20251001'],
    label: 'Claude Haiku 4.5',
    contextWindow: 200_000,
    maxOutput: 64_000,
    price: { inputPerMillion: 1, outputPerMillion: 5, checked: '2026-10-07' },
    temperature: CLAUDE_TEMPERATURE,
    vision: true,
  },
  {
    provider: 'anthropic',
    id: 'claude-sonnet-4-5',
    aliases: ['claude-sonnet-4-5-20250929'],
    label: 'Claude Sonnet 4.5',
    contextWindow: 200_000,
    maxOutput: 64_000,
    price: { inputPerMillion: 3, outputPerMillion: 15, checked: '2025-11-25' },
    temperature: CLAUDE_TEMPERATURE,
    vision: true,
    retired: { on: '2026-11-30', successor: 'claude-sonnet-5-5' },
  },
  {
    provider: 'openai',
    id: 'gpt-6.1-terra',
    label: 'GPT-6.1 Terra',
    contextWindow: 1_050_000,
    maxOutput: 128_000,
    price: { inputPerMillion: 1, outputPerMillion: 5, checked: '2026-10-26' },
    temperature: COMPATIBLE_TEMPERATURE,
    vision: true,
    body: NO_REASONING,
  },
  {
    provider: 'openai',
    id: 'gpt-6-sol',
    label: 'GPT-6 Sol',
    contextWindow: 1_050_000,
    maxOutput: 128_000,
    price: { inputPerMillion: 2, outputPerMillion: 10, checked: '2026-09-22' },
    temperature: COMPATIBLE_TEMPERATURE,
    vision: true,
    body: NO_REASONING,
  },
  {
    provider: 'openai',
    id: 'gpt-6-luna',
    label: 'GPT-6 Luna',
    contextWindow: 1_050_000,
    maxOutput: 128_000,
    price: { inputPerMillion: 0.1, outputPerMillion: 0.5, checked: '2026-09-22' },
    temperature: COMPATIBLE_TEMPERATURE,
    vision: true,
    body: NO_REASONING,
  },
  {
    provider: 'openai',
    id: 'gpt-5.6-terra',
    label: 'GPT-5.6 Terra',
    price: { inputPerMillion: 2, outputPerMillion: 12, checked: '2026-08-01' },
    temperature: false,
    vision: true,
    body: NO_REASONING,
  },
  {
    provider: 'openai',
    id: 'gpt-5.6-luna',
    label: 'GPT-5.6 Luna',
    price: { inputPerMillion: 0.2, outputPerMillion: 1.2, checked: '2026-08-01' },
    temperature: false,
    vision: true,
    body: NO_REASONING,
  },
  {
    provider: 'openai',
    id: 'gpt-5.4-mini',
    aliases: ['gpt-5.4-mini-2026-03-17'],
    label: 'GPT-5.4 mini',
    contextWindow: 400_000,
    maxOutput: 128_000,
    price: { inputPerMillion: 0.75, outputPerMillion: 4.5, checked: '2026-03-20' },
    temperature: false,
    vision: true,
    body: NO_REASONING,
  },
  {
    provider: 'google',
    id: 'gemini-3.8-flash',
    label: 'Gemini 3.8 Flash',
    price: { inputPerMillion: 0.75, outputPerMillion: 3.75, checked: '2026-10-07' },
    temperature: COMPATIBLE_TEMPERATURE,
    thinks: true,
    vision: true,
  },
  {
    provider: 'google',
    id: 'gemini-3.5-flash-lite',
    label: 'Gemini 3.5 Flash-Lite',
    price: { inputPerMillion: 0.3, outputPerMillion: 2.5, checked: '2026-10-07' },
    temperature: COMPATIBLE_TEMPERATURE,
    thinks: true,
    vision: true,
  },
  {
    provider: 'google',
    id: 'gemini-3.5-flash',
    label: 'Gemini 3.5 Flash',
    price: { inputPerMillion: 1.5, outputPerMillion: 9, checked: '2026-10-07' },
    temperature: COMPATIBLE_TEMPERATURE,
    thinks: true,
    vision: true,
  },
  {
    provider: 'google',
    id: 'gemini-3.1-pro-preview',
    label: 'Gemini 3.1 Pro',
    price: { inputPerMillion: 2, outputPerMillion: 12, checked: '2026-10-07' },
    temperature: COMPATIBLE_TEMPERATURE,
    thinks: true,
    vision: true,
  },
  ...ended('anthropic', CLAUDE_TEMPERATURE, [
    ['2026-08-05', 'claude-opus-5-5', 'Claude Opus 4.1', ['claude-opus-4-1', 'claude-opus-4-1-20250805']],
    ['2026-06-15', 'claude-opus-5-5', 'Claude Opus 4', ['claude-opus-4-20250514', 'claude-opus-4-0']],
    ['2026-06-15', 'claude-sonnet-5-5', 'Claude Sonnet 4', ['claude-sonnet-4-20250514', 'claude-sonnet-4-0']],
    // The second id is how the first pipelines wrote it.
    ['2026-04-20', 'claude-haiku-5-5', 'Claude 3 Haiku', ['claude-3-haiku-20240307', 'claude-haiku-3-20240307']],
    [
      '2026-02-19',
      'claude-sonnet-5-5',
      'Claude 3.7 Sonnet',
      ['claude-3-7-sonnet-20250219', 'claude-3-7-sonnet', 'claude-3-7-sonnet-latest'],
    ],
    ['2026-02-19', 'claude-haiku-5-5', 'Claude 3.5 Haiku', ['claude-3-5-haiku-20241022', 'claude-3-5-haiku-latest']],
    ['2026-01-05', 'claude-opus-5-5', 'Claude 3 Opus', ['claude-3-opus-20240229', 'claude-3-opus-latest']],
    [
      '2025-10-28',
      'claude-sonnet-5-5',
      'Claude 3.5 Sonnet',
      ['claude-3-5-sonnet-20241022', 'claude-3-5-sonnet-20240620', 'claude-3-5-sonnet-latest'],
    ],
    ['2025-07-21', 'claude-sonnet-5-5', 'Claude 3 Sonnet', ['claude-3-sonnet-20240229']],
  ]),
  ...ended('openai', COMPATIBLE_TEMPERATURE, [
    ['2027-01-14', 'gpt-6-luna', 'GPT-4.1', ['gpt-4.1', 'gpt-4.1-2025-04-14']],
    ['2027-01-14', 'gpt-6-luna', 'GPT-4.1 mini', ['gpt-4.1-mini', 'gpt-4.1-mini-2025-04-14']],
    ['2027-01-14', 'gpt-6-luna', 'GPT-4o', ['gpt-4o', 'gpt-4o-2024-08-06', 'gpt-4o-2024-11-20']],
    ['2027-01-14', 'gpt-6-luna', 'GPT-4o mini', ['gpt-4o-mini', 'gpt-4o-mini-2024-07-18']],
    ['2026-10-23', 'gpt-6-luna', 'GPT-4.1 nano', ['gpt-4.1-nano', 'gpt-4.1-nano-2025-04-14']],
    ['2026-10-23', 'gpt-6-sol', 'GPT-4 Turbo', ['gpt-4-turbo', 'gpt-4-turbo-2024-04-09', 'gpt-4-turbo-preview']],
  ]),
  ...ended('openai', false, [
    ['2026-12-11', 'gpt-6-sol', 'GPT-5', ['gpt-5', 'gpt-5-2025-08-07']],
    ['2026-12-11', 'gpt-6.1-terra', 'GPT-5 mini', ['gpt-5-mini', 'gpt-5-mini-2025-08-07']],
    ['2026-12-11', 'gpt-6-luna', 'GPT-5 nano', ['gpt-5-nano', 'gpt-5-nano-2025-08-07']],
    ['2026-12-11', 'gpt-6-sol', 'o3', ['o3', 'o3-2025-04-16']],
    ['2026-10-23', 'gpt-6-sol', 'o1', ['o1', 'o1-2024-12-17']],
    ['2026-10-23', 'gpt-6.1-terra', 'o4-mini', ['o4-mini', 'o4-mini-2025-04-16']],
  ]),
  ...ended('openai', COMPATIBLE_TEMPERATURE, [
    ['2026-10-23', 'gpt-6-sol', 'GPT-4', ['gpt-4', 'gpt-4-0613', 'gpt-4-1106-preview']],
    ['2026-10-23', 'gpt-6.1-terra', 'GPT-3.5 Turbo', ['gpt-3.5-turbo', 'gpt-3.5-turbo-0125']],
  ]).map(blind),
  ...ended('openai', false, [
    ['2026-10-23', 'gpt-6-sol', 'o3-mini', ['o3-mini', 'o3-mini-2025-01-31']],
    ['2025-10-27', 'gpt-6.1-terra', 'o1-mini', ['o1-mini', 'o1-mini-2024-09-12']],
    ['2025-07-28', 'gpt-6-sol', 'o1-preview', ['o1-preview', 'o1-preview-2024-09-12']],
  ]).map(blind),
  ...ended('google', COMPATIBLE_TEMPERATURE, [
    ['2026-06-01', 'gemini-3.5-flash', 'Gemini 2.0 Flash', ['gemini-2.0-flash', 'gemini-2.0-flash-001']],
    [
      '2026-06-01',
      'gemini-3.5-flash-lite',
      'Gemini 2.0 Flash-Lite',
      ['gemini-2.0-flash-lite', 'gemini-2.0-flash-lite-001'],
    ],
    ['2026-03-09', 'gemini-3.1-pro-preview', 'Gemini 3 Pro', ['gemini-3-pro-preview']],
    [
      '2025-09-24',
      'gemini-3.5-flash',
      'Gemini 1.5 Flash',
      ['gemini-1.5-flash', 'gemini-1.5-flash-002', 'gemini-1.5-flash-latest', 'gemini-1.5-flash-8b'],
    ],
    [
      '2025-09-24',
      'gemini-3.1-pro-preview',
      'Gemini 1.5 Pro',
      ['gemini-1.5-pro', 'gemini-1.5-pro-002', 'gemini-1.5-pro-latest'],
    ],
  ]),
]

/** Models whose makers have named their last day, as of November 2026: that day, the successor, the label, and the ids. */
function ended(
  provider: string,
  temperature: CatalogEntry['temperature'],
  models: readonly [on: string, successor: string, label: string, ids: [string, ...string[]]][],
): CatalogEntry[] {
  return models.map(([on, successor, label, [id, ...aliases]]) => ({
    ...{ provider, id, label, aliases, temperature, vision: true },
    retired: { on, successor },
  }))
}

/** One that sees no pictures. */
function blind(entry: CatalogEntry): CatalogEntry {
  return { ...entry, vision: false }
}
