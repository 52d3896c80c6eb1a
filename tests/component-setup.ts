import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { patience } from './patience-setup'

afterEach(cleanup)

// A slow machine is no failure: what is waited for comes, or the test's own time runs out.
configure({ asyncUtilTimeout: patience })
