export { mayHaveTool, serverToolName } from '../../engine/tools/server-tools'
export type { ToolServer } from '../../model/node-type'
