/** Events as a stream of server-sent events. */
export const eventStream = (events: readonly object[]) =>
  events
    .map(event => `event: ${(event as { type?: string }).type ?? 'message'}\ndata: ${JSON.stringify(event)}\n\n`)
    .join('')

/** Events of an answer on Anthropic's wire, around those of its content. */
export function anthropicEvents(
  content: readonly object[],
  stopReason: 'end_turn' | 'tool_use' = 'end_turn',
): object[] {
  const usage = { input_tokens: 1, output_tokens: 1 }
  return [
    {
      type: 'message_start',
      message: { id: 'm', type: 'message', role: 'assistant', content: [], model: 'm', usage },
    },
    ...content,
    { type: 'message_delta', delta: { stop_reason: stopReason }, usage: { output_tokens: 1 } },
    { type: 'message_stop' },
  ]
}

/** The events of one block of content on Anthropic's wire. */
export const anthropicBlock = (start: object, deltas: readonly object[]): object[] => [
  { type: 'content_block_start', index: 0, content_block: start },
  ...deltas.map(delta => ({ type: 'content_block_delta', index: 0, delta })),
  { type: 'content_block_stop', index: 0 },
]
