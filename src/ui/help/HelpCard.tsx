import { Brain, Eye, Lightbulb } from 'lucide-react'
import { useMemo } from 'react'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import tiles from '../../components/tiles.module.css'
import { inWholeLanguage } from '../../content/in-whole-language'
import { activeMessages, localize, t } from '../../language/active'
import type { Example, Help } from '../../nodes/kit/help'
import { useApp } from '../page/app-context'
import { TypeIcon } from '../parts/TypeIcon'
import styles from './Help.module.css'
import { HelpExample } from './HelpExample'
import { SeenByModel } from './SeenByModel'

interface HelpCardProps {
  type: string
  help: Help
  onClose(): void
}

/** The help card of one type. */
export function HelpCard({ type, help, onClose }: HelpCardProps) {
  const { nodeTypes } = useApp()
  const { what, seen, more, idea } = help
  const messages = activeMessages()
  const example = useMemo(() => inWholeLanguage<Example>(help.example, messages), [help, messages])
  return (
    <div className={classNames(layout.columns, styles.card)} data-family={nodeTypes.get(type)?.family}>
      <div className={layout.stack4}>
        <p className={classNames(layout.row3, layout.top, layout.large)}>
          <span className={tiles.icon}>
            <TypeIcon type={type} size={24} />
          </span>
          {localize(what)}
        </p>
        <section className={layout.stack1}>
          <h3 className={classNames(layout.row2, layout.large)}>
            <Eye size={18} aria-hidden /> {t('What the model sees')}
          </h3>
          <p>{localize(seen)}</p>
          <SeenByModel example={example} />
        </section>
        {more && (
          <section className={layout.stack1}>
            <h3 className={classNames(layout.row2, layout.large)}>
              <Brain size={18} aria-hidden /> {localize(more.title)}
            </h3>
            <p>{localize(more.text)}</p>
          </section>
        )}
        <section className={classNames(layout.stack1, layout.rounded, layout.padded, layout.deep)}>
          <h3 className={classNames(layout.row2, layout.large)}>
            <Lightbulb size={18} aria-hidden /> {t('Try this')}
          </h3>
          <p>{localize(idea)}</p>
        </section>
      </div>
      <HelpExample example={example} onClose={onClose} />
    </div>
  )
}
