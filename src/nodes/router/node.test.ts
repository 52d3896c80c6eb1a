import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { ofType, run, scriptedModel, testHost, turns } from '../../../tests/support/engine'
import { flow } from '../../../tests/support/flows'
import type { JsonObject } from '../../model/json'
import { routerOf } from '../../model/router'
import { foldEvents } from '../../store/run/fold-run'
import { emptyRun } from '../../store/run/run-state'
import router from './node'

const desk = (config: JsonObject, question = 'How much does the Pro plan cost?') =>
  flow(
    {
      desk: [
        ['user_input', { defaultValue: question }],
        ['router', config],
      ],
      Sales: [['system_prompt', { prompt: 'You sell plans, and know every price.' }], ['inference']],
      Support: [['system_prompt', { prompt: 'You mend what is broken.' }], ['inference']],
    },
    [
      ['desk', 'next', 'Sales'],
      ['desk', 'next', 'Support'],
    ],
  )

const ran = (events: Awaited<ReturnType<typeof run>>) =>
  ofType(events, 'pipeline-start').map(({ pipelineId }) => pipelineId)

describe('a router that asks a model', () => {
  it('goes the way that the model names, alone, and says what it took', async () => {
    const model = turns({ text: ' sales\n' }, { text: 'Ten coins.' })
    const events = await run(desk({ prompt: 'Prices go to Sales.' }), testHost(model.languageModel))
    expect(ran(events)).toEqual(['desk', 'Sales'])
    expect(ofType(events, 'pipeline-skip').map(({ pipelineId }) => pipelineId)).toEqual(['Support'])
    expect(model.requests[0]).toMatchObject({ temperature: 0 })
    for (const part of ['ID: Sales', 'know every price', 'Routing Request: Prices go to Sales.']) {
      expect(model.requests[0]?.system).toContain(part)
    }
    const shown = foldEvents(emptyRun, events).nodes['desk-2']
    expect(shown?.route).toMatchObject({ selectedRoute: 'Sales', reason: 'sales' })
    expect(shown?.output).toEqual({
      prompt: 'Prices go to Sales.',
      model: 'test-model',
      tokens: { prompt: 10, completion: 5, total: 15 },
      cost: expect.objectContaining({ total: expect.closeTo(105e-6) }),
      selectedPath: { blockId: 'Sales', blockType: 'pipeline', blockTitle: 'Sales' },
      selectedRoute: 'Sales',
    })
  })

  it('asks again once when no such place is there', async () => {
    const model = turns({ text: 'The kitchen.' }, { text: 'Support' }, { text: 'Off and on again.' })
    const events = await run(desk({}), testHost(model.languageModel))
    expect(ran(events)).toEqual(['desk', 'Support'])
    expect(JSON.stringify(model.requests[1]?.messages.at(-1))).toContain('Sales, Support')
  })

  it('fails with what was said when it is wrong twice', async () => {
    const model = scriptedModel(() => ({ text: 'The kitchen, please.' }))
    const events = await run(desk({}), testHost(model.languageModel))
    expect(ran(events)).toEqual(['desk'])
    expect(model.requests).toHaveLength(2)
    expect(ofType(events, 'node-error')[0]?.message).toContain('The kitchen, please.')
    expect(events.at(-1)).toMatchObject({ type: 'run-end', status: 'failed' })
  })

  it('reads templates in what the person says of the ways', async () => {
    const model = turns({ text: 'Sales' })
    await run(desk({ prompt: 'It was: {{steps.user-input.output}}' }, 'A plan?'), testHost(model.languageModel))
    expect(model.requests[0]?.system).toContain('Routing Request: It was: A plan?')
  })
})

describe('what a router tells its model of the ways', () => {
  const tuned = (prompt: string, more: JsonObject = {}) => {
    const document = flow(
      {
        desk: [['user_input', { defaultValue: 'How much is it?' }], ['router']],
        Sales: [['note'], ['system_prompt', { prompt }], ['inference', { name: 'seller', ...more }]],
        Support: [['inference']],
      },
      [
        ['desk', 'next', 'Sales'],
        ['desk', 'next', 'Support'],
      ],
    )
    return { ...document, variables: { shop: 'Tea & Co', hours: { from: 9 } } }
  }
  const promptOf = async (...[prompt, more]: Parameters<typeof tuned>) => {
    const model = turns({ text: 'Sales' })
    const events = await run(tuned(prompt, more), testHost(model.languageModel))
    return { system: model.requests[0]?.system ?? '', events }
  }

  it('is what their prompts will say: variables and what has run are put in', async () => {
    const { system, events } = await promptOf('You sell for {{vars.shop}} from {{vars.hours.from}}.', {
      systemPrompt: 'They asked: {{steps.user-input.output}}',
    })
    expect(system).toContain('System Prompt: "You sell for Tea & Co from 9."')
    expect(system).toContain('System Prompt: "They asked: How much is it?"')
    expect(system).not.toContain('{{')
    // A missing variable is reported once, by the card that uses it.
    expect(ofType(events, 'log')).toEqual([])
  })

  it('leaves out what is unknown before it has run, and fails at nothing', async () => {
    const { system } = await promptOf('Go on from {{steps.seller.output.content}}, {{vars.gone}}!')
    expect(system).toContain('System Prompt: "Go on from …, !"')
  })

  it('speaks of no state, and of nothing that no place has', async () => {
    const { system } = await promptOf('You sell.')
    expect(system).not.toMatch(/state/i)
    expect(system).toContain('compare what is asked with the title, the prompts and the configuration of each place')
    expect(system).not.toContain('description')
  })
})

describe('a router by rules', () => {
  const rules = [
    { expression: '{{steps.user-input.output}}', op: 'contains', value: 'cost', target: 'Sales' },
    { expression: '{{steps.user-input.output.length}}', op: '>', value: '100', target: 'Sales' },
  ]

  it.each([
    ['How much does it cost?', {}, 'Sales'],
    ['It hums.', {}, 'Support'],
    [`It ${'really '.repeat(20)}hums.`, {}, 'Sales'],
    ['It hums.', { otherwise: 'Sales' }, 'Sales'],
  ])('%s %j: %s, and no model is asked for the way', async (question, more, target) => {
    const model = turns()
    const events = await run(desk({ mode: 'rules', rules, ...more }, question), testHost(model.languageModel))
    expect(ran(events)).toEqual(['desk', target])
    expect(model.requests).toHaveLength(1)
  })

  it('passes over rules that are not finished, and says so', async () => {
    const unfinished = [{ target: 'Sales' }, { expression: 'yes' }]
    const config = v.parse(router.configSchema, { mode: 'rules', rules: unfinished })
    expect(routerOf({ type: router, config })?.rules).toEqual([])
    expect(router.problems?.(config)).toHaveLength(2)
    expect(router.problems?.(v.parse(router.configSchema, { mode: 'rules', rules }))).toEqual([])
    expect(router.problems?.(v.parse(router.configSchema, { rules: unfinished }))).toEqual([])
  })
})
