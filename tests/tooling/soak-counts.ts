import fc from 'fast-check'
import { afterAll, afterEach, expect } from 'vitest'

// Prints how many cases each property generated, and each file.

let ofTest = 0
let ofFile = 0
const before = fc.readConfigureGlobal()
fc.configureGlobal({ ...before, beforeEach: () => void ofTest++ })

afterEach(() => {
  const { currentTestName } = expect.getState()
  if (ofTest > 0) console.log(`${ofTest.toLocaleString('en')} cases: ${currentTestName}`)
  ofFile += ofTest
  ofTest = 0
})

afterAll(() => {
  const { testPath } = expect.getState()
  if (ofFile > 0)
    console.log(`${ofFile.toLocaleString('en')} cases in all: ${testPath?.slice(process.cwd().length + 1)}`)
})
