import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findProblems } from '../../src/engine/checks/problems'
import { localize } from '../../src/language/active'
import type { Document } from '../../src/model/document'
import { nodeTypes } from '../../src/nodes/registry'
import { answerTo, flowHost } from '../support/answer-to'
import { anyFlow } from '../support/any-flow'
import { ofType, run, scriptedModel, stack } from '../support/engine'
import { inEnglish } from '../support/in-english'
import { cases } from '../support/soak'

const problemsOf = (document: Document) => inEnglish(findProblems(document, {}, nodeTypes))
const types = (document: Document) => document.pipelines[0]?.nodes.map(({ type }) => type)

describe('what a card warns of', () => {
  it('nothing to score, where no model is above an evaluator of replies', () => {
    const judged = (...above: Parameters<typeof stack>) => problemsOf(stack(...above, ['evaluator', {}, 'judge']))
    const problem = {
      nodeId: 'judge',
      severity: 'error',
      message: 'There is nothing to score yet. Put a model above, or write what is scored.',
    }
    expect(judged(['user_input', { defaultValue: 'x' }])).toContainEqual(problem)
    expect(judged(['user_input', { defaultValue: 'x' }], ['inference'])).toEqual([])
    expect(problemsOf(stack(['evaluator', { content: 'This.' }]))).toEqual([])
  })

  it('as an error only what fails, in any flow', async () => {
    let errors = 0
    await fc.assert(
      fc.asyncProperty(anyFlow(), async document => {
        const found = findProblems(document, {}, nodeTypes).filter(({ severity }) => severity === 'error')
        const events = await run(document, flowHost(scriptedModel(answerTo)))
        const started = new Set(ofType(events, 'node-start').map(({ nodeId }) => nodeId))
        const failed = new Set(ofType(events, 'node-error').map(({ nodeId }) => nodeId))
        for (const { nodeId } of found) {
          if (nodeId === null || !started.has(nodeId)) continue
          expect(failed).toContain(nodeId)
          errors++
        }
      }),
      { numRuns: cases(200) },
    )
    expect(errors).toBeGreaterThan(cases(20))
  })

  it('an output below the last model, and moves it above', () => {
    const document = stack(['user_input', { defaultValue: 'x' }], ['inference'], ['color_display'])
    const [problem] = problemsOf(document)
    expect(problem).toMatchObject({ nodeId: 'n3' })
    const mended = problem!.fix!.apply(document)
    expect(types(mended)).toEqual(['user_input', 'color_display', 'inference'])
    expect(problemsOf(mended)).toEqual([])
  })

  it('a text display may stand below: it shows the nearest reply above', () => {
    expect(problemsOf(stack(['user_input', { defaultValue: 'x' }], ['inference'], ['text_display']))).toEqual([])
  })

  it('a stack without a model, and adds one at the end', () => {
    const document = stack(['color_display'], ['text_display'])
    const problems = problemsOf(document)
    expect(problems.map(({ nodeId }) => nodeId)).toEqual(['n1', 'n2'])
    const mended = problems[0]!.fix!.apply(document)
    expect(types(mended)).toEqual(['color_display', 'text_display', 'inference'])
    expect(problemsOf(mended)).toEqual([])
  })

  it('a second card of the same name, and gives it one of its own', () => {
    const document = stack(['survey', { name: 'drink' }], ['survey', { name: 'drink' }], ['inference'])
    const [problem, ...rest] = problemsOf(document)
    expect(rest).toEqual([])
    expect(problem).toMatchObject({ nodeId: 'n2', message: expect.stringContaining('ask_drink_survey_2') })
    expect(problemsOf(problem!.fix!.apply(document))).toEqual([])
  })

  it('an empty prompt', () => {
    expect(problemsOf(stack(['system_prompt', { prompt: '' }], ['inference'])).map(({ nodeId }) => nodeId)).toEqual([
      'n1',
    ])
  })

  it('a name in a list of tools that no card makes, and uses the tool that is there', () => {
    const document = stack(
      ['color_display', { name: 'mood' }],
      ['gauge_display'],
      ['inference', { enabledTools: ['display_gauge', 'display_color'] }],
    )
    const [problem, ...rest] = problemsOf(document)
    expect(rest).toEqual([])
    expect(problem).toMatchObject({ nodeId: 'n3', message: expect.stringContaining('names display_color, but') })
    expect(problem?.fix?.label).toBe('Use display_mood_color instead')
    const mended = problem!.fix!.apply(document)
    expect(mended.pipelines[0]?.nodes[2]?.config.enabledTools).toEqual(['display_gauge', 'display_mood_color'])
    expect(problemsOf(mended)).toEqual([])
  })

  it('a name in a list of tools that is like none, and takes it off', () => {
    const document = stack(['color_display'], ['gauge_display'], ['inference', { enabledTools: ['sing'] }])
    const [problem, ...rest] = problemsOf(document)
    expect(rest).toEqual([])
    expect(problem?.fix?.label).toBe('Take sing off the list')
    expect(problem!.fix!.apply(document).pipelines[0]?.nodes[2]?.config.enabledTools).toEqual([])
  })

  it('no name in a list of tools that a server may have, but one that none of them can', () => {
    const narrowed = (enabledTools: string[], server: object = {}) =>
      problemsOf(
        stack([
          'inference',
          { message: 'x', enabledTools, mcpServers: [{ url: 'https://desk.example/mcp', ...server }] },
        ]),
      ).map(({ message }) => message)
    expect(narrowed(['desk_example_add', 'desk_example_whatever'])).toEqual([])
    expect(narrowed(['other_add'])).toEqual([expect.stringContaining('other_add')])
    expect(narrowed(['Desk_add', 'Desk_gone'], { label: 'Desk', enabledTools: ['add'] })).toEqual([
      expect.stringContaining('Desk_gone'),
    ])
  })

  it('a prompt that names a tool which is not there, and uses the one that is', () => {
    const document = stack(
      ['color_display', { name: 'mood' }],
      ['system_prompt', { prompt: 'Call display_color once, and not display_mood_color twice.' }],
      ['inference'],
    )
    const [problem, ...rest] = problemsOf(document)
    expect(rest).toEqual([])
    expect(problem?.message).toContain('display_color')
    const mended = problem!.fix!.apply(document)
    expect(mended.pipelines[0]?.nodes[1]?.config.prompt).toContain('Call display_mood_color once')
    expect(problemsOf(mended)).toEqual([])
  })

  it('a prompt that names it twice, below other settings, is written again as a whole', () => {
    const document = stack(
      ['color_display', { name: 'mood' }],
      ['system_prompt', { name: 'rules', prompt: 'Call display_color, and display_color again.' }],
      ['inference'],
    )
    const mended = problemsOf(document)[0]?.fix?.apply(document)
    expect(mended?.pipelines[0]?.nodes[1]?.config).toEqual({
      name: 'rules',
      prompt: 'Call display_mood_color, and display_mood_color again.',
    })
  })

  it('a typed text that names a tool which is not there, without a button: it is no setting', () => {
    const document = stack(['color_display', { name: 'mood' }], ['user_input'], ['inference'])
    const problems = inEnglish(findProblems(document, { n2: 'Call display_color.' }, nodeTypes))
    expect(problems).toEqual([{ nodeId: 'n2', message: expect.stringContaining('names the tool display_color') }])
  })

  it('a prompt may name a tool of a later segment, but not one of an earlier', () => {
    expect(
      problemsOf(
        stack(['system_prompt', { prompt: 'display_color' }], ['inference'], ['color_display'], ['inference']),
      ),
    ).toEqual([])
    expect(
      problemsOf(
        stack(['color_display'], ['inference'], ['system_prompt', { prompt: 'display_color' }], ['inference']),
      ),
    ).toHaveLength(1)
  })

  it('an unknown type and a setting that cannot be read', () => {
    const problems = problemsOf(stack(['crystal_ball'], ['inference', { maxTokens: 'many' } as never]))
    expect(problems.map(({ message }) => localize(message)).join()).toMatch(/crystal_ball.*maxTokens/)
  })

  it('a filled-in argument that its tool does not have', () => {
    const document = (prefilled: object) =>
      stack(['color_display', { prefilled } as never], ['user_input', { defaultValue: 'x' }], ['inference'])
    expect(problemsOf(document({ name: 'Dusk' }))).toEqual([])
    const [problem] = problemsOf(document({ nmae: 'Dusk' }))
    expect(problem).toMatchObject({ nodeId: 'n1', message: expect.stringMatching(/“nmae”.*display_color.*hex/) })
  })
})
