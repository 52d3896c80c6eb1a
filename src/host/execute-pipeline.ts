import type { ToolCallResult } from '../engine/run/conversation'
import { runDocument } from '../engine/run/run'
import { buildDocument } from '../model/build-document'
import type { Document, Node, RunInputs } from '../model/document'
import { eventInEnglish } from '../model/event-in-english'
import type { RunEvent } from '../model/events'
import type { Host } from '../model/host'
import type { JsonValue } from '../model/json'
import { isReadable, parseNode } from '../model/parsed-node'
import { demoHost } from './demo-host'

/** A turn of a finished pipeline. */
export interface PipelineMessage {
  role: 'user' | 'assistant' | 'system'
  content: string
  toolCalls?: ToolCallResult[]
}

/** The result of a finished run: its turns and newest outputs. */
export interface PipelineContext {
  messages: PipelineMessage[]
  latestOutputs: ToolCallResult[]
  metadata: { pipelineId: string; startedAt: number; [key: string]: unknown }
}

/**
 * Runs one pipeline to its end; by default on a host that uses the demo and sends no requests.
 * @throws Error with the failed node's message when the run does not finish.
 */
export async function executePipeline(
  pipeline: { id: string; name: string; nodes: Node[] },
  userInputs: RunInputs,
  host: Host = demoHost(),
  signal: AbortSignal = new AbortController().signal,
): Promise<PipelineContext> {
  const document = buildDocument({ id: pipeline.id, name: pipeline.name, pipelines: [pipeline] })
  const fold = new ContextFold(document, userInputs, host)
  for await (const event of runDocument(document, userInputs, host, signal)) fold.add(event)
  return fold.context
}

/** Folds events into the result. */
class ContextFold {
  readonly context: PipelineContext
  private readonly nodes: Map<string, Node>

  constructor(
    document: Document,
    private readonly inputs: RunInputs,
    private readonly host: Host,
  ) {
    this.nodes = new Map(document.pipelines.flatMap(({ nodes }) => nodes.map(node => [node.id, node])))
    this.context = { messages: [], latestOutputs: [], metadata: { pipelineId: document.id, startedAt: 0 } }
  }

  add(event: RunEvent): void {
    const { context } = this
    if (event.type === 'run-start') context.metadata.startedAt = event.at
    else if (event.type === 'node-start') this.addNode(event.nodeId)
    else if (event.type === 'request' && event.round === 1) {
      event.origins.messages.forEach(({ nodeId }, index) => {
        const message = event.request.messages[index]
        if (nodeId === event.nodeId && message?.role === 'user') this.say('user', textOf(message.content))
      })
    } else if (event.type === 'response') context.messages.push({ role: 'assistant', content: event.text })
    else if (event.type === 'tool-result' && !event.isError) {
      const { outputType: type, toolName, data, explanation } = event
      this.addOutput({ type, toolName, data, explanation })
    } else if (event.type === 'run-end' && event.status !== 'finished') {
      const { message } = eventInEnglish(event) as typeof event & { message?: string }
      throw new Error(message ?? 'The run was stopped.')
    }
  }

  private addNode(nodeId: string): void {
    const node = this.nodes.get(nodeId)
    const parsed = node && parseNode(node, this.host.nodeTypes)
    if (!parsed || !isReadable(parsed)) return
    for (const addition of parsed.type.context?.(parsed.config, this.inputs[nodeId]) ?? []) {
      if ('system' in addition) this.say('system', addition.system)
      else this.say('user', textOf(addition.user))
    }
  }

  private say(role: PipelineMessage['role'], content: string): void {
    this.context.messages.push({ role, content })
  }

  private addOutput(output: ToolCallResult): void {
    const { context } = this
    const turn = context.messages.findLast(({ role }) => role === 'assistant')
    if (turn) turn.toolCalls = [...(turn.toolCalls ?? []), output]
    context.latestOutputs = [...context.latestOutputs.filter(({ toolName }) => toolName !== output.toolName), output]
  }
}

function textOf(content: readonly { type: string; text?: JsonValue }[]): string {
  return content.map(part => (part.type === 'text' ? String(part.text) : '[image]')).join('\n')
}
