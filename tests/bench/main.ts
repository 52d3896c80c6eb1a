import { spawnSync } from 'node:child_process'
import { measureFirstScreen } from './first-screen'
import { measureFirstAnswer, measureFirstVisit } from './first-visit'
import { measureGateway } from './gateway'
import { type Site, startSite } from './site'
import { measureDrag, measurePresses, measureStreaming } from './stack'

// `npm run bench` prints what a person feels, beside a reference in the same run; names choose some of it:
// `npm run bench -- drag gateway`. Nothing fails by it.

interface Row {
  name: string
  value: string
  reference: string
  aim: string
}

async function measureTests(): Promise<Row[]> {
  const start = performance.now()
  const { status } = spawnSync('npm', ['test'], { shell: true, stdio: 'ignore' })
  const value = `${((performance.now() - start) / 1000).toFixed(0)} s${status === 0 ? '' : ', and it failed'}`
  return [{ name: '`npm test`', value, reference: '', aim: '240 s on two quiet cores' }]
}

const measures: Record<string, (site: Site) => Promise<Row[]>> = {
  'first-visit': measureFirstVisit,
  'first-answer': measureFirstAnswer,
  'first-screen': measureFirstScreen,
  presses: measurePresses,
  streaming: measureStreaming,
  drag: measureDrag,
  gateway: measureGateway,
  tests: measureTests,
}

const chosen = process.argv.slice(2)
const unknown = chosen.filter(name => !measures[name])
if (unknown.length > 0)
  throw new Error(`There is no measure ${unknown.join(', ')}: ${Object.keys(measures).join(', ')}.`)
const site = await startSite()
console.log('| what a person feels | measured | reference | aim |\n|---|---|---|---|')
for (const [name, measure] of Object.entries(measures)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  for (const { name, value, reference, aim } of await measure(site))
    console.log(`| ${name} | ${value} | ${reference} | ${aim} |`)
}
await site.close()
