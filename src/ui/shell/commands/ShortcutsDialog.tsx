import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import { localize } from '../../../language/active'
import { type MessageDescriptor, msg } from '../../../language/message'
import styles from './Commands.module.css'
import { commands } from './command-table'
import { showKeys } from './shown-keys'

/** Keys in words, and what they do. */
interface Shortcut {
  keys: MessageDescriptor
  does: MessageDescriptor
}

/** The keys of commands: of the page as a whole, or of its cards. */
const ofCommands = (scope?: 'cards'): Shortcut[] =>
  commands.flatMap(({ keys, label, scope: about }) =>
    keys?.label && about === scope ? [{ keys: keys.label, does: label }] : [],
  )

/** Every key of the page, by place: those of commands, and those that a place handles by itself. */
const groups: readonly { title: MessageDescriptor; shortcuts: readonly Shortcut[] }[] = [
  {
    title: msg('Anywhere'),
    shortcuts: [...ofCommands(), { keys: msg('Esc'), does: msg('Close what is open') }],
  },
  {
    title: msg('On cards'),
    shortcuts: [
      { keys: msg('Ctrl+click'), does: msg('Select one more card') },
      { keys: msg('Shift+click'), does: msg('Select all cards up to here') },
      { keys: msg('Ctrl+C'), does: msg('Copy') },
      { keys: msg('Ctrl+X'), does: msg('Cut') },
      { keys: msg('Ctrl+V'), does: msg('Paste') },
      ...ofCommands('cards'),
      { keys: msg('Arrow keys'), does: msg('Move between the buttons of a card') },
      { keys: msg('Space on a handle'), does: msg('Pick the card up; arrows move it, Space drops it') },
    ],
  },
  {
    title: msg('One card at a time'),
    shortcuts: [
      { keys: msg('← or →'), does: msg('The card before or after') },
      { keys: msg('Space'), does: msg('Run one step') },
      { keys: msg('Shift+Space'), does: msg('Go back one step') },
    ],
  },
]

/** The keyboard shortcuts of the page. */
export default function ShortcutsDialog() {
  return groups.map(({ title, shortcuts }) => (
    <section key={localize(title)} className={classNames(layout.stack2, styles.group)} aria-label={localize(title)}>
      <h3 className={layout.medium}>{localize(title)}</h3>
      <dl className={styles.shortcuts}>
        {shortcuts.map(({ keys, does }) => (
          <div key={localize(does)} className={styles.pair}>
            <dt>
              <kbd>{showKeys(keys)}</kbd>
            </dt>
            <dd>{localize(does)}</dd>
          </div>
        ))}
      </dl>
    </section>
  ))
}
