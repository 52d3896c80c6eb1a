import { Dialog } from '../../../components/Dialog'
import type { OverlayProps } from '../dialogs'
import styles from './Commands.module.css'
import { shortcutGroups } from './shortcut-list'

const isMac = /Mac|iPhone|iPad/.test(navigator.platform)

/** The keyboard shortcuts of the page. */
export default function ShortcutsDialog({ open, onClose }: OverlayProps) {
  return (
    <Dialog open={open} title="Keyboard shortcuts" onClose={onClose}>
      {shortcutGroups.map(({ title, shortcuts }) => (
        <section key={title} aria-label={title}>
          <h3 className={styles.title}>{title}</h3>
          <dl className={styles.shortcuts}>
            {shortcuts.map(({ keys, does }) => (
              <div key={keys} className={styles.pair}>
                <dt>
                  <kbd>{isMac ? keys.replaceAll('Ctrl', '⌘') : keys}</kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  )
}
