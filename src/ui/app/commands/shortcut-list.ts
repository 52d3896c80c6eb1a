/** A key combination in words, and what it does. `Ctrl` is Cmd on a Mac. */
export interface Shortcut {
  keys: string
  does: string
}

/** Every shortcut of the page, by place. */
export const shortcutGroups: readonly { title: string; shortcuts: readonly Shortcut[] }[] = [
  {
    title: 'Anywhere',
    shortcuts: [
      { keys: 'Ctrl+Enter', does: 'Run, or go on to the end' },
      { keys: 'Ctrl+K', does: 'Find anything' },
      { keys: '?', does: 'Show these keys' },
      { keys: 'Ctrl+Z', does: 'Undo' },
      { keys: 'Ctrl+Shift+Z', does: 'Redo' },
      { keys: 'Esc', does: 'Close what is open' },
    ],
  },
  {
    title: 'On cards',
    shortcuts: [
      { keys: 'Ctrl+click', does: 'Select one more card' },
      { keys: 'Shift+click', does: 'Select all cards up to here' },
      { keys: 'Ctrl+A', does: 'Select all cards' },
      { keys: 'Ctrl+C', does: 'Copy' },
      { keys: 'Ctrl+X', does: 'Cut' },
      { keys: 'Ctrl+V', does: 'Paste' },
      { keys: 'Ctrl+D', does: 'Duplicate' },
      { keys: 'Delete', does: 'Delete' },
      { keys: 'Alt+↑ or Alt+↓', does: 'Move up or down' },
      { keys: 'Arrow keys', does: 'Move between the buttons of a card' },
      { keys: 'Space on a handle', does: 'Pick the card up; arrows move it, Space drops it' },
    ],
  },
  {
    title: 'One card at a time',
    shortcuts: [
      { keys: '← or →', does: 'The card before or after' },
      { keys: 'Space', does: 'Run one step' },
      { keys: 'Shift+Space', does: 'Go back one step' },
    ],
  },
]
