import type { NodeType, NodeTypes } from '../model/node-type'
import chartDisplay from './chart_display/node'
import colorDisplay from './color_display/node'
import consoleOutput from './console_output/node'
import emojiDisplay from './emoji_display/node'
import evaluator from './evaluator/node'
import file from './file/node'
import fileOutput from './file_output/node'
import gaugeDisplay from './gauge_display/node'
import iconDisplay from './icon_display/node'
import inference from './inference/node'
import integration from './integration/node'
import knowledge from './knowledge/node'
import listDisplay from './list_display/node'
import nextWord from './next_word/node'
import note from './note/node'
import paintInput from './paint_input/node'
import passFailDisplay from './pass_fail_display/node'
import pixelArtDisplay from './pixel_art_display/node'
import router from './router/node'
import scoreDisplay from './score_display/node'
import script from './script/node'
import survey from './survey/node'
import systemPrompt from './system_prompt/node'
import tableDisplay from './table_display/node'
import textDisplay from './text_display/node'
import toolStep from './tool_step/node'
import urlLoader from './url_loader/node'
import userInput from './user_input/node'
import webhookTrigger from './webhook_trigger/node'

/** All node types, in the order of the palette. A new type is one folder, one import and one line here. */
const all: NodeType[] = [
  userInput,
  systemPrompt,
  paintInput,
  file,
  inference,
  nextWord,
  colorDisplay,
  iconDisplay,
  gaugeDisplay,
  pixelArtDisplay,
  emojiDisplay,
  scoreDisplay,
  passFailDisplay,
  listDisplay,
  tableDisplay,
  chartDisplay,
  textDisplay,
  survey,
  webhookTrigger,
  router,
  evaluator,
  integration,
  knowledge,
  urlLoader,
  toolStep,
  script,
  consoleOutput,
  fileOutput,
  note,
]

/** The registry: node types by their `type`. */
export const nodeTypes: NodeTypes = new Map(all.map(nodeType => [nodeType.type, nodeType]))
