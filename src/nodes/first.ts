import type { NodeType } from '../engine/model/node-type'
import colorDisplay from './color_display/node'
import gaugeDisplay from './gauge_display/node'
import iconDisplay from './icon_display/node'
import inference from './inference/node'
import systemPrompt from './system_prompt/node'
import userInput from './user_input/node'

/** The types of a first visit. Part of the first load; the registry with all others loads later. */
export const firstNodeTypes: readonly NodeType[] = [
  systemPrompt,
  userInput,
  inference,
  colorDisplay,
  iconDisplay,
  gaugeDisplay,
]
