import * as v from 'valibot'
import { msg } from '../../language/message'
import type { NodeType } from '../../model/node-type'
import { configSchema } from '../kit/config'
import { displayTool } from '../kit/display-tool'
import { asEmoji } from './emoji'

/** The arguments of a call. */
export const EmojiOutput = v.looseObject({
  emoji: v.pipe(
    v.string(),
    v.check(text => asEmoji(text) !== null, 'must be exactly one emoji, like 🌱'),
    v.description('Exactly one emoji'),
    v.transform(text => asEmoji(text) ?? text),
  ),
  label: v.optional(v.pipe(v.string(), v.description('What it stands for, in a few words'))),
})

/** A large emoji. */
const emojiDisplay: NodeType = {
  type: 'emoji_display',
  name: msg('Emoji'),
  family: 'output',
  summary: msg('Shows one emoji that the model picks.'),
  configSchema: configSchema({}),
  tool: () =>
    displayTool('emoji', {
      description: 'Show the person one big emoji. Use it for a feeling, a thing or a reaction.',
      schema: EmojiOutput,
      inWords: ({ emoji, label }) => (label ? `${emoji} ${label}` : emoji),
      shown: ({ emoji }) => emoji,
    }),
}

export default emojiDisplay
