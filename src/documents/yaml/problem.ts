import type { LocalizedText } from '../../language/message'

/** A problem in a YAML text. `line` and `column` count from 1. */
export interface YamlProblem {
  message: LocalizedText
  line: number
  column: number
}

/** Collects problems with positions, to report all at once. */
export class Problems {
  readonly errors: YamlProblem[] = []
  /** Ignored parts that do not prevent a run. */
  readonly notes: YamlProblem[] = []

  constructor(private readonly placeOf: (offset: number) => { line: number; col: number }) {}

  /** `offset` counts characters from the start of the text. */
  error(offset: number, message: LocalizedText): void {
    this.errors.push(this.at(offset, message))
  }

  note(offset: number, message: LocalizedText): void {
    this.notes.push(this.at(offset, message))
  }

  private at(offset: number, message: LocalizedText): YamlProblem {
    const { line, col } = this.placeOf(offset)
    return { message, line: Math.max(line, 1), column: Math.max(col, 1) }
  }
}
