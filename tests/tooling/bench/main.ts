import { type BenchSite, startBenchSite } from './bench-site'
import { measureBuiltEngine } from './built-engine'
import { measureCommand } from './command'
import { measureDrag } from './drag'
import { measureGallery } from './gallery'
import { measureGateway } from './gateway'
import { measureGraph } from './graph'
import { measureHeavy } from './heavy'
import { measureImport } from './import'
import { measureInteractions } from './interactions'
import { measureLibrary } from './library'
import { measureLinks } from './links'
import { measureLoad } from './load'
import { asJson, type Measure, table } from './measure'
import { measureSave } from './save'
import { measureScale } from './scale'
import { measureStreaming } from './streaming'
import { measureTraffic } from './traffic'

// `npm run bench` runs all benchmarks; `npm run bench -- engine load` only those named; `--json` prints them as JSON;
// `--trace` prints what the longest tasks did.

const headless: Record<string, () => Promise<Measure[]>> = {
  engine: measureBuiltEngine,
  links: measureLinks,
  gateway: measureGateway,
  scale: measureScale,
  command: measureCommand,
  traffic: measureTraffic,
}
const inBrowser: Record<string, (site: BenchSite) => Promise<Measure[]>> = {
  load: measureLoad,
  save: measureSave,
  interactions: measureInteractions,
  streaming: measureStreaming,
  drag: measureDrag,
  graph: measureGraph,
  import: measureImport,
  library: measureLibrary,
  wall: measureGallery,
  heavy: measureHeavy,
}

const known = [...Object.keys(headless), ...Object.keys(inBrowser)]
const isJson = process.argv.includes('--json')
const flags = ['--json', '--trace']
const asked = process.argv.slice(2).filter(name => !flags.includes(name))
const unknown = asked.filter(name => !known.includes(name))
if (unknown.length > 0) {
  console.error(`There is no measure "${unknown.join('", "')}". There are: ${known.join(', ')}.`)
  process.exit(2)
}
const wanted = <T>(measures: Record<string, T>) =>
  Object.entries(measures).flatMap(([name, measure]) => (asked.length === 0 || asked.includes(name) ? [measure] : []))

const measures: Measure[] = []
/** A measure that fails is reported, and the others still run. */
async function add(name: string, measured: Promise<Measure[]>): Promise<void> {
  try {
    measures.push(...(await measured))
  } catch (error) {
    console.error(`${name} failed:`, error)
    process.exitCode = 1
  }
}
for (const measure of wanted(headless)) await add(measure.name, measure())
if (wanted(inBrowser).length > 0) {
  const site = await startBenchSite()
  try {
    for (const measure of wanted(inBrowser)) await add(measure.name, measure(site))
  } finally {
    await site.close()
  }
}
console.log(isJson ? asJson(measures) : table(measures))
