import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import { afterEach, expect, it, vi } from 'vitest'
import fileOutput from './node'
import view from './view'

afterEach(() => vi.unstubAllGlobals())

it('offers the text as a download under the last part of its path', async () => {
  const blobs: Blob[] = []
  vi.stubGlobal('URL', {
    createObjectURL: (blob: Blob) => {
      blobs.push(blob)
      return 'blob:text'
    },
    revokeObjectURL: () => {},
  })
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  const config = v.parse(fileOutput.configSchema, { path: 'out/answer.txt' })
  const run = { status: 'done' as const, results: [], output: 'Forty-two' }
  render(view.Output ? <view.Output nodeId="n" config={config} run={run} onAnswer={() => {}} /> : null)
  await userEvent.click(screen.getByRole('button', { name: 'Save answer.txt' }))
  expect(saved).toEqual(['answer.txt'])
  expect(blobs[0]?.size).toBe('Forty-two'.length)
})
