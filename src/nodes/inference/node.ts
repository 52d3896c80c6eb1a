import { msg } from '../../language/message'
import { customToolProblem, type InferenceConfig, inferenceFields, mcpServerProblem } from '../../model/inference'
import type { NodeType } from '../../model/node-type'
import { storedObject } from '../../model/stored-json'
import { configSchema } from '../kit/config'

/** Calls a model with everything above it, and ends the segment: `src/engine/run/inference.ts`. */
const inference: NodeType<InferenceConfig> = {
  type: 'inference',
  name: msg('Model'),
  family: 'model',
  summary: msg('Ask a model. It gets all the cards above.'),
  configSchema: configSchema(inferenceFields),
  input: 'text',
  templates: { text: ['systemPrompt', 'userMessage'] },
  problems(config) {
    const isUnreadable = storedObject(config.responseFormat) === null
    return [
      ...(isUnreadable ? [msg('The schema of its answer cannot be read, so it answers in words.')] : []),
      ...(config.customTools ?? []).flatMap(tool => customToolProblem(tool) ?? []),
      ...(config.mcpServers ?? []).flatMap(server => mcpServerProblem(server) ?? []),
    ].map(message => ({ message }))
  },
}

export default inference
