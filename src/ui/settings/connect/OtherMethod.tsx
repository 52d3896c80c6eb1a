import { useState } from 'react'
import { useStore } from 'zustand'
import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import { t } from '../../../language/active'
import type { Connection } from '../../../providers/connections/connections'
import { presetOf } from '../../../providers/connections/preset-of'
import { useApp } from '../../app/app-context'
import { ConnectionForm } from '../ConnectionForm'
import { newConnection } from '../new-connection'
import styles from './Connect.module.css'
import { PageModelChoice } from './PageModelChoice'

/** Any endpoint with one of the two wire formats. Each visit adds a connection. */
export function OtherMethod() {
  const { settings } = useApp()
  const [fresh] = useState(() => freshConnection(settings.getState().connections))
  const saved = useStore(settings, state => state.connections.find(({ id }) => id === fresh.id))
  return (
    <div className={classNames(layout.stack4, styles.body)}>
      <p>
        {t(
          'Anything that speaks the format of OpenAI or of Anthropic: vLLM, LiteLLM, Portkey, Cloudflare AI Gateway, a server of your school. Set where the key goes, and other headers, under “More”.',
        )}
      </p>
      <ConnectionForm connection={fresh} isNew>
        {saved?.models && <PageModelChoice connections={[saved]} />}
      </ConnectionForm>
    </div>
  )
}

function freshConnection(others: readonly Connection[]): Connection {
  const preset = presetOf('other')
  if (!preset) throw new Error('There is no preset for another address')
  return newConnection(preset, others)
}
