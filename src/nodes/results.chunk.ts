/**
 * What shows results of the first types: entry point of a part of the chunk of src/store/run/run.chunk.ts, as no card has
 * a result before. See `resultPart`.
 */
export { ColorSwatch } from './color_display/ColorSwatch'
export { GaugeFace } from './gauge_display/GaugeFace'
export { IconDrawing } from './icon_display/IconDrawing'
export { default as AfterReply } from './inference/BuiltInToolResults'
export { NoReply, ShownReply } from './inference/ShownReply'
export { Thought } from './inference/Thought'
export { ResultList } from './kit/ResultList'
