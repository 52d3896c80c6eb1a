/** What happened since the start, for Prometheus. Neither prompts nor keys nor names of students ever come in here. */
export class Metrics {
  readonly #counters = new Map<string, number>()
  #inFlight = 0
  #buckets = firstByteBuckets.map(() => 0)
  #firstBytes = { count: 0, seconds: 0 }

  /** @param labels values from short lists only: each combination is stored forever */
  count(name: keyof typeof help, labels: Record<string, string>, by = 1): void {
    const text = Object.entries(labels).map(([label, value]) => `${label}="${escaped(value)}"`)
    const key = `${name}{${text.join(',')}}`
    this.#counters.set(key, (this.#counters.get(key) ?? 0) + by)
  }

  started(): void {
    this.#inFlight++
  }

  ended(): void {
    this.#inFlight--
  }

  firstByte(seconds: number): void {
    this.#firstBytes.count++
    this.#firstBytes.seconds += seconds
    firstByteBuckets.forEach((bound, index) => {
      if (seconds <= bound) this.#buckets[index] = (this.#buckets[index] ?? 0) + 1
    })
  }

  /** In Prometheus's text format. */
  text(): string {
    const lines: string[] = []
    for (const [name, sentence] of Object.entries(help)) {
      lines.push(`# HELP ${name} ${sentence}`, `# TYPE ${name} counter`)
      for (const [key, value] of this.#counters) if (key.startsWith(`${name}{`)) lines.push(`${key} ${value}`)
    }
    lines.push('# HELP aili5_in_flight Answers that are under way.', '# TYPE aili5_in_flight gauge')
    lines.push(`aili5_in_flight ${this.#inFlight}`)
    const name = 'aili5_first_byte_seconds'
    lines.push(`# HELP ${name} Time until a model began to answer.`, `# TYPE ${name} histogram`)
    for (const [index, bound] of firstByteBuckets.entries()) {
      lines.push(`${name}_bucket{le="${bound}"} ${this.#buckets[index] ?? 0}`)
    }
    lines.push(`${name}_bucket{le="+Inf"} ${this.#firstBytes.count}`)
    lines.push(`${name}_sum ${this.#firstBytes.seconds}`, `${name}_count ${this.#firstBytes.count}`)
    return `${lines.join('\n')}\n`
  }
}

const firstByteBuckets = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

const help = {
  aili5_requests_total: 'Requests by route and status.',
  aili5_refusals_total: 'Requests that were not let through, by reason.',
  aili5_answers_total: 'Answers of models, by how they ended.',
  aili5_tokens_total: 'Tokens that were counted, read and written together.',
  aili5_micro_dollars_total: 'Millionths of a dollar that were counted.',
}

function escaped(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
}
