import { CircleHelp } from 'lucide-react'
import { Button } from '../../components/Button'
import { t } from '../../language/active'
import { useApp } from '../page/app-context'
import { useScreen } from '../page/screen'

/** Opens the help card of a node type. */
export function AboutButton({ type }: { type: string }) {
  const { nodeTypes } = useApp()
  const screen = useScreen()
  return (
    <div>
      <Button look="quiet" icon={CircleHelp} onClick={() => screen.show({ name: 'help', type })}>
        {t('About {card}', { card: nodeTypes.get(type)?.name ?? type })}
      </Button>
    </div>
  )
}
