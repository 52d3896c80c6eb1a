import { afterEach, expect, test } from 'vitest'
import { nodeTypes } from '../../src/nodes/registry'
import { run, stack, testHost, turns } from '../support/engine'

// docs/architecture.md has the way of a message to a swatch.

const { stackTraceLimit } = Error
afterEach(() => {
  Error.stackTraceLimit = stackTraceLimit
})

/** Folders of the engine on the way here, from the run inward; neighboring frames of one folder count once. */
function foldersOnTheWay(): string[] {
  const frames = new Error().stack?.split('\n').reverse() ?? []
  const folders = frames.flatMap(frame => /[\\/]src[\\/]engine[\\/](\w+)[\\/]/.exec(frame)?.[1] ?? [])
  return folders.filter((folder, index) => folder !== folders[index - 1])
}

/** Calls `note` with a name before each method of an object and of what it returns. */
function watched<T extends object>(name: string, target: T, note: (method: string) => void): T {
  return new Proxy(target, {
    get(object, key) {
      const member: unknown = Reflect.get(object, key)
      if (typeof member !== 'function') return member
      return (...args: unknown[]) => {
        const method = `${name}.${String(key)}`
        note(method)
        const result: unknown = Reflect.apply(member, object, args)
        const isPart = typeof result === 'object' && result?.constructor === Object
        return isPart ? watched(method, result, note) : result
      }
    },
  })
}

test('from a message to its swatch no folder of the engine is entered from one that it called', async () => {
  Error.stackTraceLimit = 200
  const ways = new Map<string, string[][]>()
  const note = (method: string) => ways.set(method, [...(ways.get(method) ?? []), foldersOnTheWay()])

  const { languageModel } = turns({ calls: [{ name: 'display_color', args: { hex: '#1144cc', explanation: 'Sea' } }] })
  const color = nodeTypes.get('color_display')
  if (!color) throw new Error('There is no color display.')
  const host = testHost(watched('model', languageModel, note), {
    nodeTypes: new Map([...nodeTypes, ['color_display', watched('color', color, note)]]),
  })
  const events = await run(
    stack(['user_input', { defaultValue: 'A calm sea.' }], ['color_display'], ['inference']),
    host,
  )

  expect(events.findLast(({ type }) => type === 'tool-result')).toMatchObject({ data: { hex: '#1144cc' } })
  expect(ways.get('model.stream')).toEqual([['run'], ['run']])
  expect(ways.get('color.tool')).toContainEqual(['run', 'tools'])
  expect(ways.get('color.tool.run')).toEqual([['run']])
  for (const way of [...ways.values()].flat()) expect(new Set(way).size, way.join(' → ')).toBe(way.length)
})
