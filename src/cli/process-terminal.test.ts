import { afterEach, describe, expect, it, vi } from 'vitest'
import { processTerminal } from './process-terminal'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const before = signals.map(signal => process.listeners(signal))
const [stdout, stderr] = [process.stdout.listeners('error'), process.stderr.listeners('error')]

afterEach(() => {
  vi.restoreAllMocks()
  for (const [index, signal] of signals.entries()) {
    for (const listener of process.listeners(signal))
      if (!before[index]?.includes(listener)) process.off(signal, listener)
  }
  for (const [stream, known] of [
    [process.stdout, stdout],
    [process.stderr, stderr],
  ] as const) {
    for (const listener of stream.listeners('error'))
      if (!known.includes(listener)) stream.off('error', listener as never)
  }
})

/** Exits throw, since a real one does not return. */
const exits = () =>
  vi.spyOn(process, 'exit').mockImplementation(code => {
    throw new Error(`exit ${code}`)
  })

describe('a command that is stopped', () => {
  it.each(signals)('%s aborts it; a second one exits, so that its programs are ended', signal => {
    exits()
    const terminal = processTerminal()
    process.emit(signal)
    expect(terminal.signal.aborted).toBe(true)
    expect(() => process.emit(signal)).toThrow('exit 130')
  })
})

describe('a result that cannot be written', () => {
  const failing = (code: string) => {
    exits()
    vi.spyOn(process.stdout, 'write').mockImplementation(() => {
      throw Object.assign(new Error(code), { code })
    })
    return () => processTerminal().stdout.write('result')
  }

  it('is no error where its reader has left', () => {
    expect(failing('EPIPE')).toThrow('exit 0')
  })

  it('is a sentence and a failure elsewhere', () => {
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    expect(failing('ENOSPC')).toThrow('exit 1')
    expect(write.mock.calls).toEqual([['The result could not be written. There is no space left there.\n']])
  })
})
