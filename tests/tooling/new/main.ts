import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { program, root } from '../stages'
import { newLanguage } from './language-files'
import { newLesson } from './lesson-files'
import { newNode } from './node-files'
import { newProvider } from './provider-files'
import type { Scaffold } from './scaffold'

const scaffolds: Readonly<Record<string, Scaffold>> = {
  node: newNode,
  provider: newProvider,
  lesson: newLesson,
  language: newLanguage,
}

/** Writes the files, and returns what to do next. @throws Error with a sentence when a file exists already. */
function write(scaffold: Scaffold, name: string): readonly string[] {
  const { created, changed, next, writesMessages } = scaffold(name, path => readFileSync(join(root, path), 'utf8'))
  const taken = Object.keys(created).find(path => existsSync(join(root, path)))
  if (taken) throw new Error(`${taken} is there already.`)
  for (const [path, text] of Object.entries({ ...created, ...changed })) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const paths = [...Object.keys(created), ...Object.keys(changed)]
  execFileSync(process.execPath, program('@biomejs/biome/bin/biome', 'check', '--write', ...paths), { cwd: root })
  // A language has no translations yet, which it reports: that is no failure here.
  if (writesMessages) spawnSync(process.execPath, ['--import', 'tsx', 'build/messages/main.ts'], { cwd: root })
  return [
    ...Object.keys(created).map(path => `wrote ${path}`),
    ...Object.keys(changed).map(path => `changed ${path}`),
    ...next,
  ]
}

const [kind = '', name = ''] = process.argv.slice(2)
const scaffold = scaffolds[kind]
try {
  if (!scaffold || !name)
    throw new Error('Usage: npm run new-node|new-provider|new-lesson -- NAME, or npm run new-language -- CODE')
  console.log(write(scaffold, name).join('\n'))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
