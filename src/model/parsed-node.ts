import * as v from 'valibot'
import { type LocalizedText, msg } from '../language/message'
import { cachedWith } from './cached'
import { describeMismatch } from './describe-mismatch'
import type { Node } from './document'
import type { NodeType, NodeTypes } from './node-type'

/** A node with its type and its parsed config. */
export interface ParsedNode {
  node: Node
  type: NodeType
  // biome-ignore lint/suspicious/noExplicitAny: the config fits `type`, which the caller does not know.
  config: any
}

/** Why a node cannot take part in a run, as a sentence for its card. */
export interface UnreadableNode {
  node: Node
  code: 'unknown_type' | 'bad_config'
  message: LocalizedText
}

/** Parses a node's config with its type's schema. */
export const parseNode = cachedWith(parse)

/** Whether `parseNode` succeeded. */
export function isReadable(result: ParsedNode | UnreadableNode): result is ParsedNode {
  return 'type' in result
}

function parse(node: Node, types: NodeTypes): ParsedNode | UnreadableNode {
  const type = types.get(node.type)
  if (!type) {
    return {
      node,
      code: 'unknown_type',
      message: msg(
        'This page does not know cards of the type “{type}”. The card keeps its data and is left out of the run.',
        {
          type: node.type,
        },
      ),
    }
  }
  const config = v.safeParse(type.configSchema, node.config)
  if (config.success) return { node, type, config: config.output }
  const first = config.issues[0]
  const field = v.getDotPath(first)
  return {
    node,
    code: 'bad_config',
    message: field
      ? msg('The setting “{field}” cannot be read: {why}. Change it, and run again.', {
          field,
          why: describeMismatch(first),
        })
      : msg('The setting of this card cannot be read: {why}. Change it, and run again.', {
          why: describeMismatch(first),
        }),
  }
}
