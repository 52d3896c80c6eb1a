import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Lines of a folder's files that a generator left to fill in. */
export function unfilledLines(folder: string): string[] {
  return readdirSync(folder)
    .filter(name => /\.tsx?$/.test(name))
    .flatMap(name => unfilledIn(readFileSync(join(folder, name), 'utf8')).map(line => `${name} ${line}`))
}

/** Lines of a text that a generator left to fill in. */
export function unfilledIn(text: string): string[] {
  const lines = text.split('\n').map((line, index) => `${index + 1}: ${line.trim()}`)
  return lines.filter(line => line.includes('TODO'))
}
