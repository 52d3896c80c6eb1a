import { type Schema, Validator } from '@cfworker/json-schema'
import { tool } from '@langchain/core/tools'
import { describe, expect, it } from 'vitest'
import { localize } from '../../src/language/active'
import type { JsonObject } from '../../src/model/json'
import { nodeTypes } from '../../src/nodes/registry'
import { describeByRules, descriptionProblems, innerNames } from '../../src/toolkit/description'
import { describeByModel } from '../../src/toolkit/description-by-model'
import { exportTools } from '../../src/toolkit/export'
import { activeTools, slugOf } from '../../src/toolkit/face'
import metaSchema from '../fixtures/json-schema-draft-07.json'
import { testHost, turns } from '../support/engine'
import { toolPatterns } from '../support/english-content'
import { testRows } from '../support/test-rows'
import { lastMessageContent, testStep, toolDocument } from '../support/tools'

const inputSchema = {
  type: 'object',
  properties: {
    to: { type: 'string', description: 'Who gets it.', format: 'email', examples: ['ann@example.com'] },
    copies: { type: 'integer', minimum: 1, maximum: 5, default: 1, description: 'How many' },
    tone: { type: 'string', enum: ['warm', 'plain'] },
  },
  required: ['to'],
}
const letters = (tool: JsonObject = {}) =>
  toolDocument([testStep('write letter', { task: 'x' }), testStep('send it', { task: 'y' })], [], {
    tool: {
      inputSchema,
      outputMapping: { fields: { id: { source: '{{input.to}}', description: 'the letter’s id' } } },
      ...tool,
    },
  })

describe('a description by rules', () => {
  const text = describeByRules(letters(), 'main', nodeTypes)

  it('has the form that agents know', () => {
    expect(text).toBe(`Use this tool to get the letter’s id from “Main Tool”, given to.

# Required inputs (always include these):
- to: Who gets it (string). Example: "ann@example.com".

# Optional inputs (include when the task says something of them):
- copies: How many (integer; 1 when left out).
- tone: (one of "warm", "plain").

# CRITICAL Main Tool rules:
1. to must be written as email.
2. copies must be 1 or more.
3. copies must be 5 or less.

# What the tool is going to output:
- id: the letter’s id`)
  })

  it('passes its own check, and what lacks a part does not', () => {
    expect(descriptionProblems(text, inputSchema)).toEqual([])
    expect(descriptionProblems(text.replace('- copies:', '- copys:'), inputSchema).map(localize)).toEqual([
      'The line “- copies:” is missing.',
    ])
    expect(descriptionProblems(`Hello. ${text}`, inputSchema)).toHaveLength(1)
    expect(descriptionProblems(`${text} It will Write Letter.`, inputSchema, ['write letter'])).toHaveLength(1)
  })

  testRows(toolPatterns)(
    'of each example has its inputs and outputs, and no word of models or prompts',
    ({ document }) => {
      for (const { pipeline, inputSchema: schema } of activeTools(document, nodeTypes)) {
        const [exported] = exportTools(document, 'mcp', nodeTypes, pipeline.id)
        for (const said of [describeByRules(document, pipeline.id, nodeTypes), exported?.description ?? '']) {
          expect(descriptionProblems(said, schema, innerNames(pipeline))).toEqual([])
          expect(said).not.toMatch(/reasoning|tool_step|\{\{/)
        }
      }
    },
  )
})

describe('a description by a model', () => {
  const good = `Use this tool to send letters.\n\n# Required inputs (always include these):\n- to: who\n\n# Optional inputs (include when asked):\n- copies: n\n- tone: t\n\n# What the tool is going to output:\nAn id.`
  const texts = (description: string) =>
    JSON.stringify({ description, successTemplate: 'Sent {{data.id}}.', errorTemplate: 'No: {{error.message}}' })
  const ask = (...replies: string[]) => {
    const model = turns(...replies.map(text => ({ text })))
    const host = testHost(model.languageModel)
    return {
      asked: describeByModel(letters(), 'main', '', host, new AbortController().signal),
      requests: model.requests,
    }
  }

  it('is given the schema and a draft, and gives the texts', async () => {
    const { asked, requests } = ask(texts(good))
    expect(await asked).toEqual({
      description: good,
      successTemplate: 'Sent {{data.id}}.',
      errorTemplate: 'No: {{error.message}}',
    })
    expect(lastMessageContent(requests[0])).toMatch(/ann@example\.com.*Use this tool to get .* from “Main Tool”/)
    expect(requests[0]?.responseFormat?.schema.required).toEqual(['description', 'successTemplate', 'errorTemplate'])
  })

  it('that lacks the form goes back once with what is missing, and is then refused', async () => {
    const mended = ask(texts('It sends.'), texts(good))
    expect((await mended.asked).description).toBe(good)
    expect(lastMessageContent(mended.requests[1])).toContain('must begin with')
    await expect(ask(texts('It sends.'), 'No.').asked).rejects.toThrow('must be JSON')
  })
})

describe('exports', () => {
  it('are definitions in each form, whose schemas are JSON Schemas', () => {
    const document = letters({ slug: 'send-letter', description: 'Use this tool to write.' })
    const fields = { name: 'send_letter', description: 'Use this tool to write.' }
    expect(exportTools(document, 'universal', nodeTypes)).toEqual([
      { type: 'pipeline', ...fields, parameters: inputSchema },
    ])
    expect(exportTools(document, 'langchain', nodeTypes)).toEqual([{ ...fields, schema: inputSchema }])
    expect(exportTools(document, 'mcp', nodeTypes)).toEqual([
      { ...fields, title: 'Main Tool', inputSchema, outputSchema: expect.objectContaining({ type: 'object' }) },
    ])
    for (const { document: each } of toolPatterns) {
      for (const { name, parameters } of exportTools(each, 'universal', nodeTypes)) {
        expect(name).toMatch(/^[a-zA-Z0-9_-]{1,64}$/)
        expect(new Validator(metaSchema as Schema, '7').validate(parameters).errors).toEqual([])
      }
    }
  })

  it('for LangChain are what its own tool() takes: it calls with what fits, and refuses the rest', async () => {
    for (const { document, example } of toolPatterns) {
      const [fields] = exportTools(document, 'langchain', nodeTypes)
      if (!fields) throw new Error('none')
      const called: unknown[] = []
      const made = tool(args => {
        called.push(args)
        return 'done'
      }, fields)
      expect(made).toMatchObject({ name: fields.name, description: fields.description })
      expect(await made.invoke(example)).toBe('done')
      expect(called).toEqual([example])
      await expect(made.invoke({ nothing: 'of this' })).rejects.toThrow(/schema/i)
    }
  })

  it('without a schema of their own take one question; without a description get one by rules', () => {
    const document = toolDocument([testStep('a', { task: 'x' })], [], { tool: { inputSchema: undefined as never } })
    const [tool] = exportTools(document, 'universal', nodeTypes)
    expect(tool).toMatchObject({
      parameters: { required: ['query'] },
      description: expect.stringMatching(/^Use this tool to get the answer from “Main Tool”, given query\./),
    })
  })

  it.each([
    [{ name: 'CRM Tool' }, 'crm-tool'],
    [{ name: 'Wetter für Köln!' }, 'wetter-fur-koln'],
    [{ name: '天気' }, 'main'],
    [{ name: 'x', tool: { slug: 'own-name' } }, 'own-name'],
  ])('%j has the slug %s', (parts, slug) => {
    expect(slugOf({ id: 'main', nodes: [], ...parts })).toBe(slug)
  })
})
