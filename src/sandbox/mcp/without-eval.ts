// Imported before the client of MCP. The zod that it brings would try whether it may make code from text: the page's
// content policy says no, and every browser would write an error on its console.
const zod = globalThis as { __zod_globalConfig?: { jitless?: boolean } }
zod.__zod_globalConfig ??= {}
zod.__zod_globalConfig.jitless = true
