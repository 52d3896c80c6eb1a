import { expect, test } from 'vitest'
import { equalResults, type ToolResult } from './tool-results'

const result = (round: number, change: Partial<ToolResult>): ToolResult => ({
  type: 'tool-result',
  at: round,
  pipelineId: 'p',
  nodeId: 'n',
  toolNodeId: null,
  round,
  callId: 'call',
  toolName: 'paint',
  outputType: 'color',
  content: 'shown',
  data: null,
  isError: false,
  durationMs: 1,
  ...change,
})
const mistake = (round: number, problem: string) =>
  result(round, { isError: true, mistake: { problems: [problem], came: round } })

test('equal mistakes and failures fold into one with a count; results that worked stay apart', () => {
  const failed = { isError: true, content: 'It is down.' }
  const folded = equalResults([
    mistake(1, 'too long'),
    result(2, {}),
    mistake(3, 'too long'),
    mistake(4, 'too short'),
    result(5, {}),
    result(6, failed),
    result(7, failed),
  ])
  expect(folded.map(({ newest, count }) => [newest.round, count])).toEqual([
    [3, 2],
    [2, 1],
    [4, 1],
    [5, 1],
    [7, 2],
  ])
})
