import { expect, test } from 'vitest'
import { collect, colorTool, converse, pixelTool, quickModel, request } from '../../../tests/support/demo/converse'
import { ModelError } from '../../model/language-model'
import { likelyLanguages } from './language'
import { createDemoModel } from './model'

const lemon = (system = '') => request({ said: 'a lemon', system, tools: [colorTool()] })

test('streams word by word at its pace', async () => {
  const waits: number[] = []
  const model = createDemoModel({ random: () => 0, tokensPerSecond: 20, sleep: async ms => void waits.push(ms) })
  const { events, text, ending, usage } = await collect(model, request({ said: 'I am so happy today' }))
  const pieces = events.filter(event => event.type === 'text-delta').length
  expect(pieces).toBe(text.split(/\s+/).length)
  expect(ending).toBe('complete')
  // At 20 tokens a second a token takes 50 ms.
  expect(waits.reduce((a, b) => a + b, 0)).toBe((usage?.output ?? 0) * 50)
  expect(events.at(-1)?.type).toBe('end')
})

test('counts four letters as a token, tools and their schemas among them', async () => {
  const bare = await collect(quickModel(), request({ said: 'abcdefgh' }))
  expect(bare.usage?.input).toBe(2)
  expect(bare.usage?.estimated).toBeUndefined()
  const { usage } = await collect(quickModel(), lemon())
  expect(usage?.input).toBeGreaterThan(JSON.stringify(colorTool().inputSchema).length / 4)
})

test('stops at the most tokens', async () => {
  const { text, ending, usage } = await collect(quickModel(), {
    ...request({ said: 'I am so happy today' }),
    maxTokens: 5,
  })
  expect(ending).toBe('token-limit')
  expect(usage?.output).toBeLessThanOrEqual(5)
  expect(text.length).toBeGreaterThan(0)
})

test('a drawing that has no room is not half sent', async () => {
  const { calls, ending } = await collect(quickModel(), {
    ...request({ said: 'a cat', tools: [pixelTool()] }),
    maxTokens: 50,
  })
  expect(calls).toEqual([])
  expect(ending).toBe('token-limit')
})

test('says that it ends with calls, and gives each an id of its own', async () => {
  const { calls, ending } = await collect(
    quickModel(),
    request({ said: 'a lemon', tools: [colorTool(), colorTool('display_color_2')] }),
  )
  expect(ending).toBe('tool-calls')
  expect(new Set(calls.map(({ id }) => id)).size).toBe(2)
})

test('stops at once when it is aborted, with the reason', async () => {
  const stop = new AbortController()
  const said: string[] = []
  const reading = (async () => {
    for await (const event of quickModel().stream(request({ said: 'I am so happy today' }), stop.signal)) {
      if (event.type !== 'text-delta') continue
      said.push(event.text)
      stop.abort(new Error('enough'))
    }
  })()
  await expect(reading).rejects.toThrow('enough')
  expect(said).toHaveLength(1)
})

test('an aborted sleep ends it too', async () => {
  const stop = new AbortController()
  let fallAsleep = () => {}
  const asleep = new Promise<void>(resolve => {
    fallAsleep = resolve
  })
  const model = createDemoModel({
    random: () => 0,
    sleep: (_, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
        fallAsleep()
      }),
  })
  const reading = collect(model, request({ said: 'hello' }), stop.signal)
  void asleep.then(() => stop.abort(new Error('enough')))
  await expect(reading).rejects.toThrow('enough')
})

test.each([
  ['429', 'rate_limited'],
  ['401', 'unauthorized'],
  ['529', 'overloaded'],
  ['offline', 'offline'],
])('the prompt can make it fail: %s', async (status, code) => {
  const failing = collect(quickModel(), lemon(`You are kind.\ndemo: fail ${status}\nUse display_color.`))
  await expect(failing).rejects.toSatisfy(error => error instanceof ModelError && error.code === code)
})

test('a 429 says when to come back', async () => {
  const error = await collect(quickModel(), lemon('demo: fail 429')).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ code: 'rate_limited', details: { status: 429, retryAfterMs: 2000 } })
})

test('malformed arguments come in the first round only, so that it can fix them', async () => {
  const { calls, text } = await converse(quickModel(), lemon('demo: malformed arguments'), call =>
    call.malformed === undefined ? 'Shown.' : { error: 'The arguments are not valid JSON.' },
  )
  expect(calls.map(({ malformed }) => malformed !== undefined)).toEqual([true, false])
  expect(() => JSON.parse(calls[0]?.malformed ?? '')).toThrow()
  expect(text).toContain('lemon')
})

test('a wrong tool comes in the first round only', async () => {
  const { calls } = await converse(quickModel(), lemon('demo: wrong tool'), call =>
    call.name === 'display_color' ? 'Shown.' : { error: `There is no tool named “${call.name}”.` },
  )
  expect(calls).toHaveLength(2)
  expect(calls[0]?.name).not.toBe('display_color')
  expect(calls[1]?.name).toBe('display_color')
})

test('a cut stream keeps its first half and is marked cut', async () => {
  const whole = await collect(quickModel(), request({ said: 'I am so happy' }))
  const cut = await collect(quickModel(), request({ said: 'I am so happy', system: 'demo: cut stream' }))
  expect(cut.ending).toBe('connection-cut')
  expect(whole.text.startsWith(cut.text)).toBe(true)
  expect(cut.text.length).toBeLessThan(whole.text.length)
})

test('planned faults strike one call each, in order', async () => {
  const model = createDemoModel({
    random: () => 0,
    sleep: async () => {},
    faults: [[{ kind: 'fail', status: 429 }], []],
  })
  await expect(collect(model, lemon())).rejects.toThrow(ModelError)
  expect((await collect(model, lemon())).calls).toHaveLength(1)
})

test('"sometimes" is left to chance', async () => {
  const system = 'demo: fail 529 sometimes'
  await expect(collect(quickModel([0.9]), lemon(system))).rejects.toThrow(ModelError)
  expect((await collect(quickModel([0.1]), lemon(system))).calls).toHaveLength(1)
})

test('answers nothing in the language of its person, and words in their own', async () => {
  const model = createDemoModel({ random: () => 0, sleep: async () => {}, language: () => 'de-AT' })
  expect(likelyLanguages((await collect(model, request({ said: '' }))).text)[0]).toBe('de')
  expect(likelyLanguages((await collect(model, request({ said: 'Estoy muy contento hoy' }))).text)[0]).toBe('es')
})

test('quotes as its language does', async () => {
  const why = async (said: string) =>
    JSON.stringify((await collect(quickModel(), request({ said, tools: [colorTool()] }))).calls)
  expect(await why('Ich bin heute sehr traurig')).toMatch(/„\p{L}+“/u)
  expect(await why('Je suis très triste aujourd’hui')).toMatch(/«\u202f\p{L}+\u202f»/u)
  expect(await why('أنا حزين جدا اليوم')).toMatch(/«[\u2066-\u2069]*\p{L}+[\u2066-\u2069]*»/u)
})
