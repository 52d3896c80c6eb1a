import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { patience } from './patience-setup'

afterEach(cleanup)

// A slow machine is no failure: a wait ends with its condition, or with the test's timeout.
configure({ asyncUtilTimeout: patience })
