import { localize } from '../../../language/active'
import styles from './Commands.module.css'
import { shortcutGroups } from './shortcut-list'

const isMac = /Mac|iPhone|iPad/.test(navigator.platform)

/** The keyboard shortcuts of the page. */
export default function ShortcutsDialog() {
  return (
    <>
      {shortcutGroups.map(({ title, shortcuts }) => (
        <section key={shortcuts.length} aria-label={localize(title)}>
          <h3 className={styles.title}>{localize(title)}</h3>
          <dl className={styles.shortcuts}>
            {shortcuts.map(({ keys, does }) => (
              <div key={localize(does)} className={styles.pair}>
                <dt>
                  <kbd>{isMac ? localize(keys).replaceAll('Ctrl', '⌘') : localize(keys)}</kbd>
                </dt>
                <dd>{localize(does)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  )
}
