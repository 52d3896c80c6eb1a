import { act, cleanup } from '@testing-library/react'
import { expect, it } from 'vitest'
import { stack, testHost, turns } from '../../../../tests/support/engine'
import { newDevice, openApp, renderSettled } from '../../../../tests/support/page-app'
import { predictStore } from '../../../store/run/predict'
import { deviceSwitch } from '../../parts/predict/predict-switch'
import { PredictSync } from './PredictSync'

it('a switch of the device and who guesses are there after a reload', async () => {
  const device = newDevice()
  const open = () => openApp(testHost(turns().languageModel), stack(['inference']), { device })
  const before = await open()
  await renderSettled(before, <PredictSync />)
  expect(predictStore.getState()).toMatchObject({ on: false, guessers: [] })
  await act(async () => deviceSwitch(before.deviceStorage).setState({ here: true, guessers: ['Ada', 'Bo'] }))
  expect(predictStore.getState()).toMatchObject({ on: true, guessers: ['Ada', 'Bo'] })
  cleanup()

  predictStore.setState({ on: false, guessers: [] })
  await renderSettled(await open(), <PredictSync />)
  expect(predictStore.getState()).toMatchObject({ on: true, guessers: ['Ada', 'Bo'] })
})
