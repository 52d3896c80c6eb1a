/** The part of the SDK that we use; its client brings its resources along. */
export { OpenAI } from 'openai/client'
