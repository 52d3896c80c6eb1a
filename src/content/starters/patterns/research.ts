import { msg } from '../../../language/message'
import { writtenDocument } from '../starter'
import { list, mockTool, object, step, text, toolPipeline, type WrittenPattern } from './pattern'

/** Plan, execute, synthesize: a model plans, steps execute the plan, a model summarizes. */
export const research: WrittenPattern = {
  id: 'research-tool',
  title: msg('Plan, look up, tell'),
  teaches: msg('The first step calls no tool: a model turns a question into a plan that the next step can follow.'),
  document: writtenDocument({
    id: 'research-tool',
    name: msg('Research tool'),
    pipelines: [
      {
        id: 'research',
        name: 'Research Tool',
        nodes: [
          step('research-plan', 'plan', msg('Plan Research'), {
            task: msg(
              'Given the research topic “{topic}” and the depth “{depth}”, make a plan: which sources to ask, with which words, and how many sources at most.',
              { topic: '{{input.topic}}', depth: '{{input.depth}}' },
            ),
            answer: object({
              queries: list(
                object({
                  source: { type: 'string', enum: ['web', 'news'], description: 'Where to look' },
                  query: text('What to look for'),
                }),
                'What to look up',
              ),
              maxSources: { type: 'integer', minimum: 1, maximum: 10, description: 'How many sources at most' },
            }),
          }),
          step('research-execute', 'research', msg('Execute Research'), {
            tool: { kind: 'node', id: 'smart-research', name: 'smart research' },
            input: {
              queries: '{{steps.plan.reasoning.queries}}',
              maxSources: '{{steps.plan.reasoning.maxSources}}',
            },
            task: msg(
              'Put what was found on “{topic}” together as a short report for somebody who knows nothing of it yet.',
              { topic: '{{input.topic}}' },
            ),
            answer: object({
              summary: text('What was found, in two sentences'),
              keyFindings: list({ type: 'string' }, 'The findings that matter most'),
              sources: list({ type: 'string' }, 'Where they come from'),
              confidence: { type: 'string', enum: ['high', 'medium', 'low'], description: 'How sure it is' },
            }),
          }),
        ],
        tool: {
          slug: 'research-tool',
          status: 'active',
          description: `Use this tool to find out about a topic from the web and the news, and to get a short report with its sources.

# Required inputs (always include these):
- topic: What is to be found out. Example: "Competitor pricing strategies in the AI infrastructure market".

# Optional inputs (include when the task says something of them):
- depth: How deep the research goes (one of "quick", "thorough"; "quick" when left out).

# What the tool is going to output:
- report: summary, findings, sources, confidence
- queriesRun: how many questions were asked`,
          inputSchema: {
            type: 'object',
            properties: {
              topic: {
                type: 'string',
                description: 'What is to be found out',
                examples: ['Competitor pricing strategies in the AI infrastructure market'],
              },
              depth: {
                type: 'string',
                enum: ['quick', 'thorough'],
                default: 'quick',
                description: 'How deep the research goes',
              },
            },
            required: ['topic'],
          },
          outputMapping: {
            fields: {
              report: { source: '{{steps.research.reasoning}}', description: 'summary, findings, sources, confidence' },
              queriesRun: {
                source: '{{steps.plan.reasoning.queries.length}}',
                description: 'how many questions were asked',
              },
            },
            includeMeta: true,
          },
        },
      },
      toolPipeline('research-sources', msg('Sources'), [
        mockTool(
          'smart-research',
          'smart research',
          object({
            queries: { type: 'array', description: 'What to look up' },
            maxSources: { type: 'integer', description: 'How many sources at most' },
          }),
          {
            results: [
              {
                source: 'web',
                title: msg('How clouds sell computing time'),
                text: msg('Prices for rented graphics cards fell by a third within a year, as more sellers came.'),
              },
              {
                source: 'news',
                title: msg('Three sellers lower their prices'),
                text: msg('Long contracts are cheaper; short ones cost twice as much by the hour.'),
              },
            ],
          },
        ),
      ]),
    ],
    settings: { limits: { maxCostUsd: 3, maxDurationSeconds: 900 } },
  }),
  example: { topic: 'Competitor pricing strategies in the AI infrastructure market', depth: 'quick' },
}
