import { msg } from '../../language/message'
import type { JsonObject } from '../../model/json'
import type { NodeType } from '../../model/node-type'
import { configSchema } from '../kit/config'
import { displayTool } from '../kit/display-tool'
import { asEmoji } from './emoji'

/** A large emoji. */
const emojiDisplay: NodeType = {
  type: 'emoji_display',
  name: msg('Emoji'),
  family: 'output',
  summary: msg('Shows one emoji that the model picks.'),
  alsoCalled: msg({ message: 'smiley face mood', context: 'other words that find the card “Emoji”' }),
  configSchema: configSchema({}),
  tool: () =>
    displayTool('emoji', {
      description: 'Show the person one big emoji. Use it for a feeling, a thing or a reaction.',
      properties: {
        emoji: { type: 'string', description: 'Exactly one emoji' },
        label: { type: 'string', description: 'What it stands for, in a few words' },
      },
      required: ['emoji'],
      check: args => (asEmoji(String((args as JsonObject).emoji)) ? [] : ['emoji: must be exactly one emoji, like 🌱']),
      shown: ({ emoji }) => emoji,
    }),
}

export default emojiDisplay
