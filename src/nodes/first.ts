import type { NodeType } from '../engine/node-type'
import colorDisplay from './color_display/node'
import gaugeDisplay from './gauge_display/node'
import iconDisplay from './icon_display/node'
import inference from './inference/node'
import systemPrompt from './system_prompt/node'
import userInput from './user_input/node'

/** The types that a first visit shows. They come with the page; the registry, with all others, comes after it. */
export const firstNodeTypes: readonly NodeType[] = [
  systemPrompt,
  userInput,
  inference,
  colorDisplay,
  iconDisplay,
  gaugeDisplay,
]
