import { hostOf } from '../engine/net/hosts'
import { activeMessages, localize, t } from '../language/active'
import { isSameText } from '../language/localized-error'
import type { LocalizedText } from '../language/message'
import { describeEnding } from '../model/answer-ending'
import type { Document } from '../model/document'
import type { RunEvent, RunEventOf } from '../model/events'
import { localizedModelLabel } from '../model/model-labels'
import type { NodeTypes } from '../model/node-type'
import { describeOutgoing } from '../model/outgoing'
import type { Terminal } from './terminal'
import { withoutPage } from './terminal-messages'

/** Prints the progress of a run on stderr: what matters always, steps only in a terminal. */
export class ProgressLine {
  private readonly names: ReadonlyMap<string, string>
  private lastError: LocalizedText | undefined
  /** The ending of each node's newest answer. */
  private readonly endings = new Map<string, string | null>()
  private lastOutgoing: LocalizedText | undefined
  private startedAt = 0
  /** A line that is overwritten by the next one. */
  private shown = ''
  private doing = ''
  private readonly stderr: Terminal['stderr']
  private readonly hasColor: boolean

  constructor(document: Document, types: NodeTypes, { stderr, env }: Pick<Terminal, 'stderr' | 'env'>) {
    this.stderr = stderr
    this.hasColor = stderr.isTTY && !env.NO_COLOR && env.TERM !== 'dumb'
    const nodes = document.pipelines.flatMap(pipeline => pipeline.nodes)
    this.names = new Map(
      nodes.map(({ id, type, config }) => [id, config.name || localize(types.get(type)?.name ?? '') || id]),
    )
  }

  tell(event: RunEvent): void {
    if (event.type === 'run-start') this.startedAt = event.at
    else if (event.type === 'run-end') {
      this.clear()
      // A node's error is not repeated.
      if (event.message !== undefined && !(this.lastError && isSameText(event.message, this.lastError)))
        this.say(localize(event.message))
    } else if ('nodeId' in event) this.tellOfNode(event, this.names.get(event.nodeId) ?? event.nodeId)
  }

  private tellOfNode(event: Extract<RunEvent, { nodeId: string }>, name: string): void {
    if (event.type === 'node-start') this.showWork(name, event.at)
    else if (event.type === 'request')
      this.showWork(`${name} (${localize(localizedModelLabel(event.provider, event.modelLabel))})`, event.at)
    else if (event.type === 'text-delta') this.showWork(this.doing, event.at)
    else if (event.type === 'outgoing') this.tellOutgoing(event, this.names.get(event.askNodeId) ?? name)
    else if (event.type === 'node-error') {
      const isToldAlready = this.lastOutgoing !== undefined && isSameText(event.message, this.lastOutgoing)
      this.lastError = event.message
      if (isToldAlready) return
      this.say(`${this.colored('red', '✗')} ${name}: ${localize(event.message)}`)
    } else if (event.type === 'node-retry')
      this.say(
        t('↻ {name}: {problem} Trying again.', { name, problem: `${localize(event.message).replace(/\.$/, '')}.` }),
      )
    else if (event.type === 'node-skip') this.say(`– ${name}: ${localize(withoutPage(event.reason))}`)
    else if (event.type === 'response') this.storeEnding(event)
    else if (event.type === 'node-end') this.tellEnd(event, name)
    else if (event.type === 'log' && (event.level === 'warning' || event.level === 'error')) {
      this.say(`${this.colored('yellow', '!')} ${name}: ${localize(event.message)}`)
    }
  }

  private storeEnding(event: RunEventOf<'response'>): void {
    const called = event.toolCalls.map(({ name }) => name)
    const words = describeEnding({ ...event, called })
    this.endings.set(event.nodeId, words && localize(words))
  }

  /** An incomplete answer is no success; a failed node has printed its reason. */
  private tellEnd({ nodeId, status, durationMs }: RunEventOf<'node-end'>, name: string): void {
    const end = this.endings.get(nodeId)
    this.endings.delete(nodeId)
    if (end && (status === 'done' || status === 'stopped-early'))
      this.say(`${this.colored('yellow', '!')} ${name}: ${end}`)
    else if (status === 'done') this.sayDone(name, durationMs)
  }

  /** Successes are printed in a terminal only, uncertain outcomes always. */
  private tellOutgoing({ request, message, ...outgoing }: RunEventOf<'outgoing'>, name: string): void {
    if (message !== undefined) this.lastOutgoing = message
    if (outgoing.outcome === 'answered' && message === undefined && !this.stderr.isTTY) return
    const what = localize(describeOutgoing({ ...outgoing, message }))
    this.say(`→ ${name}: ${request.method} ${hostOf(request.url)}: ${what}`)
  }

  private sayDone(name: string, durationMs: number): void {
    if (this.stderr.isTTY) this.say(`${this.colored('green', '✓')} ${name}${seconds(durationMs)}`)
  }

  /** Clears the line before other output, which shares the screen. */
  clear(): void {
    this.show('')
  }

  /** A permanent line. */
  private say(text: string): void {
    this.show('')
    this.stderr.write(`${text}\n`)
  }

  /** The current step, with the time since the start once it is noticeable. */
  private showWork(what: string, at: number): void {
    this.doing = what
    const passed = Math.floor((at - this.startedAt) / 1000)
    this.show(`… ${what}${passed > 0 ? ` · ${inSeconds(activeMessages().number(passed))}` : ''}`)
  }

  /** A line that is overwritten by the next one; in a terminal only. */
  private show(text: string): void {
    if (!this.stderr.isTTY || (text !== '' && text === this.shown)) return
    this.shown = text
    this.stderr.write(`\r\x1b[K${text}`)
  }

  private colored(color: keyof typeof COLORS, text: string): string {
    return this.hasColor ? `\x1b[${COLORS[color]}m${text}\x1b[39m` : text
  }
}

const COLORS = { red: 31, green: 32, yellow: 33 }

function seconds(ms: number): string {
  if (ms < 100) return ''
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return ` (${inSeconds(activeMessages().number(ms / 1000, digits))})`
}

function inSeconds(seconds: string): string {
  return t({ message: '{seconds} s', note: 'Seconds: 1.3 s.' }, { seconds })
}
