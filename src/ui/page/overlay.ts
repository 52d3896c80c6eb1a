import type { Incoming } from '../../documents/files/incoming'
import type { Agenda } from '../../documents/links/agenda-link'
import type { WorksInvitation } from '../../documents/links/works-link'

/** Incoming content by link, file, drop or paste that waits for a decision. */
export type IncomingContent = Incoming & { file?: File }

/** An overlay that needs to know nothing. */
type Nothing = Record<never, never>

/** What each overlay is about. */
interface OverlayArguments {
  /** The list of a link; without one, the form that makes a list. A link that is damaged has no list. */
  agenda: { link?: string; agenda?: Agenda }
  /** The settings of a card, where they have no column. */
  card: { nodeId: string }
  checks: Nothing
  commands: Nothing
  /** Whether the wall runs the stack at once, where that is free. */
  compare: { starts?: boolean }
  /** The way to connect that is shown first, or the class of an invitation link. */
  connect: { way?: string; link?: string }
  /** The work that is shown large; without one, all. The link to what a class handed in, where one was opened. */
  gallery: { workId?: number; invitation?: WorksInvitation }
  /** The edges that leave a pipeline, and the one of them that is meant. */
  edges: { pipelineId: string; edgeId?: string }
  'hand-in': Nothing
  /** The node type whose help card is open; without one, the list. */
  help: { type?: string }
  incoming: { content: IncomingContent }
  language: Nothing
  'lesson-maker': Nothing
  lessons: Nothing
  library: { tab?: 'mine' | 'versions' | 'starters' }
  limits: Nothing
  locks: Nothing
  'my-class': Nothing
  palette: Nothing
  pipeline: Nothing
  predict: Nothing
  projector: Nothing
  /** What is about to be removed, who uses it, and how it is removed. */
  removal: { cards: string; used: string; remove(): void }
  runs: { tab?: RunsTabId }
  settings: Nothing
  share: Nothing
  sheet: Nothing
  shortcuts: Nothing
  teach: Nothing
  /** The page that is shown first: a lesson's id. */
  teaching: { page?: string }
  tool: { tab?: ToolTabId }
  tools: Nothing
  variables: Nothing
  welcome: Nothing
  'x-ray': Nothing
}

/** The tabs of the overlay `runs`. */
export type RunsTabId = 'runs' | 'steps' | 'compare'

/** The tabs of the overlay `tool`. */
export type ToolTabId = 'face' | 'try' | 'runs' | 'export'

export type OverlayName = keyof OverlayArguments

/** One overlay with what it is about. */
export type OverlayOf<Name extends OverlayName> = { name: Name } & OverlayArguments[Name]

/** What lies over the page, with what it is about. One at a time. */
export type Overlay = { [Name in OverlayName]: OverlayOf<Name> }[OverlayName]

/** The overlays that open by their name alone. */
export type PlainOverlayName = {
  [Name in OverlayName]: Nothing extends OverlayArguments[Name] ? Name : never
}[OverlayName]

export interface OverlayProps<Name extends OverlayName = OverlayName> {
  overlay: OverlayOf<Name>
  onClose(): void
}
