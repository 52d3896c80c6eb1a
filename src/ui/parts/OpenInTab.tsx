import { ExternalLink } from 'lucide-react'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { t } from '../../language/active'
import { useApp } from '../page/app-context'
import { pageAddress, useLink } from '../page/links/use-link'
import styles from './OpenInTab.module.css'

/** Opens the page in a tab of its own, with the work as it is now: in the link. */
export function OpenInTab() {
  const { editor } = useApp()
  const draft = useStore(editor, state => state.draft)
  const sharing = useMemo(() => ({ draft, inputs: true }), [draft])
  const made = useLink(sharing)
  const link = made && 'link' in made ? made.link : pageAddress()
  return (
    <a className={classNames(layout.accent, layout.semibold, styles.tab)} href={link} target="_blank" rel="noopener">
      <ExternalLink size={16} aria-hidden />
      {t('Open in a tab')}
    </a>
  )
}
