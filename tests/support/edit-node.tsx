import { render } from '@testing-library/react'
import { useState } from 'react'
import * as v from 'valibot'
import type { JsonObject } from '../../src/model/json'
import type { NodeType } from '../../src/model/node-type'
import { SettingsForm } from '../../src/nodes/kit/SettingsForm'
import type { NodeView, ViewServices } from '../../src/nodes/view'

/** Renders the settings of a node with state, as a card does. */
export function editNode(
  type: NodeType,
  view: NodeView,
  initial: JsonObject,
  services: Partial<ViewServices> = {},
): { seen: { config: JsonObject }; container: Element } {
  const seen = { config: initial }
  function Card() {
    const [config, setConfig] = useState(initial)
    seen.config = config
    return (
      <SettingsForm
        type={type}
        view={view}
        nodeId="n"
        config={v.parse(type.configSchema, config)}
        onChange={patch => setConfig(JSON.parse(JSON.stringify({ ...config, ...patch })))}
        isLocked={() => false}
        services={{ models: [], defaultModelLabel: 'Demo', openSettings() {}, ...services }}
      />
    )
  }
  const { container } = render(<Card />)
  return { seen, container }
}
