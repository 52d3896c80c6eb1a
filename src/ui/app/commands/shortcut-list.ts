import { type MessageDescriptor, msg } from '../../../language/message'

/** A key combination in words, and what it does. `Ctrl` is Cmd on a Mac. */
interface Shortcut {
  keys: MessageDescriptor
  does: MessageDescriptor
}

/** Every shortcut of the page, by place. */
export const shortcutGroups: readonly { title: MessageDescriptor; shortcuts: readonly Shortcut[] }[] = [
  {
    title: msg('Anywhere'),
    shortcuts: [
      { keys: msg('Ctrl+Enter'), does: msg('Run, or go on to the end') },
      { keys: msg('Ctrl+K'), does: msg('Find anything') },
      { keys: msg('?'), does: msg('Show these keys') },
      { keys: msg('Ctrl+Z'), does: msg('Undo') },
      { keys: msg('Ctrl+Shift+Z'), does: msg('Redo') },
      { keys: msg('Esc'), does: msg('Close what is open') },
    ],
  },
  {
    title: msg('On cards'),
    shortcuts: [
      { keys: msg('Ctrl+click'), does: msg('Select one more card') },
      { keys: msg('Shift+click'), does: msg('Select all cards up to here') },
      { keys: msg('Ctrl+A'), does: msg('Select all cards') },
      { keys: msg('Ctrl+C'), does: msg('Copy') },
      { keys: msg('Ctrl+X'), does: msg('Cut') },
      { keys: msg('Ctrl+V'), does: msg('Paste') },
      { keys: msg('Ctrl+D'), does: msg('Duplicate') },
      { keys: msg({ message: 'Delete', context: 'a key' }), does: msg('Delete') },
      { keys: msg('Alt+↑ or Alt+↓'), does: msg('Move up or down') },
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
