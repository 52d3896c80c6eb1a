import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, parse } from 'node:path'
import { nearestName } from '../engine/checks/nearest'
import { msg } from '../language/message'
import { UsageError } from '../terminal/usage-error'

const prefix = 'example:'

/** The folder of the examples, which the package contains. It refers to itself by name, from any of its built files. */
export const examplesFolder = (): string =>
  join(dirname(createRequire(import.meta.url).resolve('aili5/package.json')), 'public/examples')

/**
 * The path of what is named as `example:NAME`; other names of files are returned unchanged.
 * @throws UsageError with all names, where there is no such example.
 */
export async function withExamplePath(file: string): Promise<string> {
  if (!file.startsWith(prefix)) return file
  const name = file.slice(prefix.length)
  const found = /^[\w-]+$/.test(name) && pathsOf(name).find(existsSync)
  if (found) return found
  const names = await exampleNames()
  const list = names.join(', ')
  const meant = nearestName(name, names)
  if (name === '') throw new UsageError(msg('Name an example: {list}.', { list }))
  if (meant) throw new UsageError(msg('There is no example “{name}”. Did you mean {meant}?', { name, meant }))
  throw new UsageError(msg('There is no example “{name}”. There are: {list}.', { name, list }))
}

function pathsOf(name: string): string[] {
  return [`${name}.yaml`, `${name}.json`, `starters/${name}.json`].map(file => join(examplesFolder(), file))
}

/** The names of all examples. Other files there are what examples read. */
async function exampleNames(): Promise<string[]> {
  const files = (await readdir(examplesFolder(), { recursive: true })).filter(file => /\.(yaml|json)$/.test(file))
  const texts = await Promise.all(files.map(file => readFile(join(examplesFolder(), file), 'utf8')))
  return files
    .filter((_, index) => /\b(nodes|pipelines)"?:/.test(texts[index] ?? ''))
    .map(file => parse(file).name)
    .sort()
}
