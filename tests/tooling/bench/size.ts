import { buildWhenStale, dist } from '../../browser/build'
import { firstLoadLimit } from '../budget'
import { builtFiles, firstLoadBytes } from '../first-load'
import type { Measure } from './measure'

export async function measureSize(): Promise<Measure[]> {
  buildWhenStale()
  return [
    {
      name: 'first load, JS + CSS, gzip',
      value: firstLoadBytes(builtFiles(dist)) / 1000,
      unit: 'kB',
      anchor: 'original aili5 301, ChainForge 2439, bare packages 84',
      target: { atMost: firstLoadLimit / 1000 },
    },
  ]
}
