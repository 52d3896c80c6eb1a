import { localize } from '../../../language/active'
import type { NodeConfig } from '../../../model/document'
import type { RunEventOf } from '../../../model/events'
import type { NodeType } from '../../../model/node-type'
import { showableConfig } from '../../../nodes/kit/config'

/** A result as words for the person, in their language; where its type of card has none, those that the model got. */
export function resultInWords(
  { data, content, isError }: Pick<RunEventOf<'tool-result'>, 'data' | 'content' | 'isError'>,
  type: NodeType | undefined,
  config: NodeConfig,
): string {
  if (isError) return localize(content)
  const tool = type?.tool?.(showableConfig(type.configSchema, config))
  try {
    return localize(tool?.inWords?.(data) ?? content)
  } catch {
    // The data of an imported run may have any form.
    return localize(content)
  }
}
