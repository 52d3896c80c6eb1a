/*
 * The types of nodes that the engine and the page know by name. Every other type is what the members of its `NodeType` say:
 * it adds context, offers a tool, or runs.
 */

type Typed = { type: string } | undefined

/** Calls a model with everything above it, and ends a segment. */
export const isInference = (node: Typed) => node?.type === 'inference'

/** Chooses one of the `next` edges of its pipeline. */
export const isRouter = (node: Typed) => node?.type === 'router'

/** Calls a tool, lets a model reason, or both. */
export const isToolStep = (node: Typed) => node?.type === 'tool_step'

/** Gets data. Its settings say which arguments it expects from callers of its pipeline. */
export const isIntegration = (node: Typed) => node?.type === 'integration'

/** Shows the reply of its segment's inference. */
export const showsReply = (node: Typed) => node?.type === 'text_display'

/** A note for people: it never runs, and no model sees it. */
export const isNote = (node: Typed) => node?.type === 'note'
