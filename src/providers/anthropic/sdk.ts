/** The parts of the SDK that we use. The rest of it, as large again, stays out of the bundle. */
export { BaseAnthropic } from '@anthropic-ai/sdk/client'
export { Messages } from '@anthropic-ai/sdk/resources/messages/messages'
