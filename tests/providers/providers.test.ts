import { afterAll, beforeAll, describe, test } from 'vitest'
import { adapterCases, adapterOf, adapterWires } from '../browser/providers/matrix'
import { runModel } from '../browser/providers/run-model'
import { startVendor, type Vendor } from '../browser/providers/vendor'

describe.each(adapterWires)('the %s adapter, in Node', wire => {
  let vendor: Vendor
  beforeAll(async () => {
    vendor = await startVendor()
  })
  afterAll(() => vendor.stop())

  test.each(Object.entries(adapterCases))('%s', (_name, check) => check(adapterOf(wire, vendor, runModel)))
})
