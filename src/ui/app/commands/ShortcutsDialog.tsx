import { Dialog } from '../../../components/Dialog'
import { say, t } from '../../../language/active'
import type { OverlayProps } from '../dialogs'
import styles from './Commands.module.css'
import { shortcutGroups } from './shortcut-list'

const isMac = /Mac|iPhone|iPad/.test(navigator.platform)

/** The keyboard shortcuts of the page. */
export default function ShortcutsDialog({ open, onClose }: OverlayProps) {
  return (
    <Dialog open={open} title={t('Keyboard shortcuts')} onClose={onClose}>
      {shortcutGroups.map(({ title, shortcuts }) => (
        <section key={shortcuts.length} aria-label={say(title)}>
          <h3 className={styles.title}>{say(title)}</h3>
          <dl className={styles.shortcuts}>
            {shortcuts.map(({ keys, does }) => (
              <div key={say(does)} className={styles.pair}>
                <dt>
                  <kbd>{isMac ? say(keys).replaceAll('Ctrl', '⌘') : say(keys)}</kbd>
                </dt>
                <dd>{say(does)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  )
}
