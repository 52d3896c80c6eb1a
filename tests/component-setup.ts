import { cleanup, configure } from '@testing-library/preact'
import { afterEach } from 'vitest'
import { controlInputs } from '../src/ui/app/preact-options'
import { patience } from './patience-setup'

controlInputs(document)
afterEach(cleanup)

// A slow machine is no failure: a wait ends with its condition, or with the test's timeout.
configure({ asyncUtilTimeout: patience })
