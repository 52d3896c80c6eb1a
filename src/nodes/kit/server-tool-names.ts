export { mayHaveTool, serverToolName, type ToolServer } from '../../engine/server-tools'
