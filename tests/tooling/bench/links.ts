import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseShareable, type Shareable } from '../../../src/documents/files/shareable'
import { encodeLink } from '../../../src/documents/links/link'
import type { Node } from '../../../src/engine/model/document'
import { starters } from '../../support/english-content'
import { type Measure, median } from './measure'

const root = join(import.meta.dirname, '../../..')
const fixtures = join(root, 'tests/fixtures/documents/long')

/** Instructions for models that packages bring along: written by others, and not read for the coder's phrases. */
const foreign = [
  'just-bash/dist/AGENTS.md',
  '@wllama/wllama/AGENTS.md',
  '@copilotkit/aimock/skills/write-fixtures/SKILL.md',
  'playwright/lib/agents/playwright-test-coverage.prompt.md',
  'playwright-core/lib/tools/skills/playwright-trace/SKILL.md',
  'playwright-core/lib/tools/skills/playwright-component-testing/SKILL.md',
]
  .map(path => join(root, 'node_modules', path))
  .filter(existsSync)

/** A prompt in a small stack. */
function stackOf(prompt: string): Shareable {
  const nodes: Node[] = [
    { id: 'n1', type: 'system_prompt', config: { prompt } },
    { id: 'n2', type: 'user_input', config: {} },
    { id: 'n3', type: 'inference', config: {} },
  ]
  const pipelines = [{ id: 'main', name: 'A prompt', nodes }]
  return {
    draft: { document: { version: 1, id: 'abcdefghjkmn', name: 'A prompt', pipelines, edges: [] }, inputs: {} },
  }
}

function fixture(file: string): Shareable {
  const parsed = parseShareable(readFileSync(join(fixtures, file), 'utf8'))
  if ('problem' in parsed) throw new Error(`${file}: ${parsed.problem}`)
  return parsed
}

async function lengths(what: string, contents: readonly Shareable[]): Promise<Measure> {
  const sizes = await Promise.all(
    contents.map(async content => ({
      lz: (await encodeLink(content, '1')).length,
      second: (await encodeLink(content, '2')).length,
      ours: (await encodeLink(content)).length,
    })),
  )
  const sum = (of: 'lz' | 'second' | 'ours') => sizes.reduce((total, size) => total + size[of], 0)
  const worst = Math.max(...sizes.map(({ ours, lz }) => ours / lz))
  return {
    name: `links of ${contents.length} ${what}`,
    value: sum('ours') / contents.length,
    unit: 'letters each',
    reference: { name: 'lz-string', value: sum('lz') / contents.length },
    note: `longest ${worst.toFixed(2)}; deflate with a dictionary ${(sum('second') / sum('lz')).toFixed(2)}`,
    target: { atMost: 0.58, of: 'ratio' },
  }
}

/**
 * Lengths of links: documents of this project, and prompts from elsewhere. `LINK_TEXTS` names a folder with more prompts
 * to measure, one file each.
 */
export async function measureLinks(): Promise<Measure[]> {
  const own = starters.map(({ document, inputs }) => ({ draft: { document, inputs } }))
  const more = process.env.LINK_TEXTS
  const texts = (paths: readonly string[]) => paths.map(path => stackOf(readFileSync(path, 'utf8')))
  const long = stackOf('A storm went over the quiet hill, and left a wide gray evening behind it. '.repeat(135))
  const times: number[] = []
  for (let round = 0; round < 9; round++) {
    const start = performance.now()
    await encodeLink(long)
    times.push(performance.now() - start)
  }
  return [
    await lengths('starters', own),
    await lengths('long documents of ours', readdirSync(fixtures).map(fixture)),
    await lengths('prompts of others', texts(foreign)),
    ...(more ? [await lengths(`prompts in ${more}`, texts(readdirSync(more).map(file => join(more, file))))] : []),
    { name: 'a link of 10 kB', value: median(times), unit: 'ms', note: 'in pieces of 1 kB' },
  ]
}
