import { CircleHelp } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../../components/Button'
import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import { t } from '../../../language/active'
import type { Node, NodeConfig } from '../../../model/document'
import type { NodeType } from '../../../model/node-type'
import { showableConfig } from '../../../nodes/kit/config'
import { SettingsForm } from '../../../nodes/kit/SettingsForm'
import { viewOf } from '../../../nodes/views'
import { findNode } from '../../../store/document/draft'
import { isLocked } from '../../../store/document/locks'
import { useApp } from '../../page/app-context'
import { hasPolicy, hasSettings, hasTypeSettings } from '../../page/cards/has-settings'
import { useCardNames } from '../../page/cards/use-card-names'
import { CARD_SETTINGS_ID, useScreen } from '../../page/screen'
import { useViewServices } from '../../page/view-services'
import { TypeIcon } from '../../parts/TypeIcon'
import { PolicyFields } from '../../stack/policies/PolicyFields'
import styles from './CardSettings.module.css'

/** The settings of the chosen card. */
export function CardSettings() {
  const { editor, nodeTypes, settings } = useApp()
  const forDevelopers = useStore(settings, state => state.developer)
  const screen = useScreen()
  const chosenId = useStore(screen, state => state.chosenId)
  const document = useStore(editor, state => state.draft.document)
  const names = useCardNames(document)
  const node = chosenId === null ? undefined : findNode(document, chosenId)?.node
  const type = node && nodeTypes.get(node.type)
  if (!node || !type) return <p className={layout.soft}>{t('Choose a card to see its settings here.')}</p>
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape goes back to the card from any field.
    <div
      key={node.id}
      className={classNames(layout.stack3, styles.settings)}
      data-family={type.family}
      onKeyDown={({ key, defaultPrevented }) => {
        if (key === 'Escape' && !defaultPrevented) screen.focusCard(node.id)
      }}
    >
      <h3 id={CARD_SETTINGS_ID} tabIndex={-1}>
        <TypeIcon type={node.type} />
        <span>{names.get(node.id)}</span>
      </h3>
      {!hasSettings(node, type, forDevelopers) && (
        <p className={layout.soft}>{t('This card has no settings. Everything is on the card.')}</p>
      )}
      <Fields node={node} type={type} />
      <div>
        <Button look="quiet" icon={CircleHelp} onClick={() => screen.show({ name: 'help', type: node.type })}>
          {t('About {card}', { card: type.name })}
        </Button>
      </div>
    </div>
  )
}

function Fields({ node, type }: { node: Node; type: NodeType }) {
  const { editor, settings } = useApp()
  const forDevelopers = useStore(settings, state => state.developer)
  const services = useViewServices()
  const view = viewOf(node.type)
  const config = useMemo(() => showableConfig(type.configSchema, node.config), [type, node.config])
  const onChange = useCallback((patch: Partial<NodeConfig>) => editor.setConfig(node.id, patch), [editor, node.id])
  return (
    <>
      {view && hasTypeSettings(type) && (
        <SettingsForm
          type={type}
          view={view}
          nodeId={node.id}
          config={config}
          onChange={onChange}
          isLocked={field => isLocked(node, field)}
          services={services}
        />
      )}
      {hasPolicy(node, type, forDevelopers) && <PolicyFields nodeId={node.id} locked={isLocked(node, 'policy')} />}
    </>
  )
}
