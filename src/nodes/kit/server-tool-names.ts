export { mayHaveTool, serverToolName, type ToolServer } from '../../engine/tools/server-tools'
