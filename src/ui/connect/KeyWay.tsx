import { connectionPresets } from '../../providers/connection-presets'
import type { ProviderKind } from '../../providers/connections'
import styles from './Connect.module.css'
import { Connecting } from './Connecting'
import { Steps } from './Steps'

interface KeyWayProps {
  provider: ProviderKind
  /** "Anthropic" */
  maker: string
  /** What people trip over there. */
  hint: string
}

function KeyWay({ provider, maker, hint }: KeyWayProps) {
  const page = connectionPresets.find(({ connection }) => connection.provider === provider)?.keyPage
  return (
    <div className={styles.body}>
      <Steps>
        {[
          page ? (
            <>
              Make a key at{' '}
              <a href={page} target="_blank" rel="noopener noreferrer">
                {new URL(page).host}
              </a>
              . {hint}
            </>
          ) : (
            `Make a key at ${maker}. ${hint}`
          ),
          'Paste it below. It stays in this browser, and goes to that one address and to no other.',
          'Test it. That costs nothing.',
        ]}
      </Steps>
      <Connecting provider={provider} />
    </div>
  )
}

export function AnthropicWay() {
  return (
    <KeyWay
      provider="anthropic"
      maker="Anthropic"
      hint="You have to be 18, and to pay for some credit first. Set a small limit there."
    />
  )
}

export function OpenAiWay() {
  return (
    <KeyWay provider="openai" maker="OpenAI" hint="You have to pay for some credit first. Set a small limit there." />
  )
}

export function GoogleWay() {
  return (
    <KeyWay
      provider="google"
      maker="Google"
      hint="Some of it is free; what you send may then be read to make models better."
    />
  )
}
