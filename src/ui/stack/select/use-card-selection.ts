import { useEffect } from 'react'
import { t } from '../../../language/active'
import type { AppStores } from '../../../store/app'
import { allNodes } from '../../../store/document/draft'
import { useApp } from '../../page/app-context'
import { type ManyActions, useManyActions } from '../../page/edits/many-actions'
import { cardElementId, type Screen, useScreen } from '../../page/screen'
import { CARDS_TYPE, cardsAsJson, cardsAsText, cardsFromJson } from './card-clipboard'

const FIELDS = 'input, textarea, select, [contenteditable]'

/** Selection and clipboard of cards. Their keys are commands. */
export function useCardSelection(): void {
  const app = useApp()
  const screen = useScreen()
  const actions = useManyActions()
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    document.addEventListener('click', event => onClick(event, app, screen, actions), { signal, capture: true })
    for (const type of ['copy', 'cut'] as const) {
      document.addEventListener(type, event => onCopy(event, app, screen, actions), { signal })
    }
    // Runs before the listener that treats a paste as a document.
    document.addEventListener('paste', event => onPaste(event, screen, actions), { signal, capture: true })
    return () => stop.abort()
  }, [app, screen, actions])
}

/** Whether an event concerns the cards: not in a field, and no overlay is open. */
function isAboutCards(target: EventTarget | null): boolean {
  return !(target instanceof Element && target.closest(FIELDS)) && !document.querySelector('dialog[open]')
}

/**
 * With Ctrl or Cmd a press on a card toggles it, with Shift it selects the range up to it; without, it clears the
 * selection.
 */
function onClick(event: MouseEvent, { editor }: AppStores, screen: Screen, actions: ManyActions): void {
  const { target, ctrlKey, metaKey, shiftKey } = event
  if (target instanceof Element && !(ctrlKey || metaKey || shiftKey)) chooseByPress(target, editor, screen)
  if (!(target instanceof Element) || !isAboutCards(target) || !target.closest('#pipeline')) return
  const card = target.closest('article')
  const order = allNodes(editor.getState().draft.document).map(({ id }) => id)
  const id = order.find(each => cardElementId(each) === card?.id)
  const { selected } = screen.getState()
  if (id === undefined || !(ctrlKey || metaKey || shiftKey)) {
    // The tools of a selected card do not change the selection.
    if (selected.length > 0 && !card?.hasAttribute('data-selected')) screen.setState({ selected: [] })
    return
  }
  event.preventDefault()
  event.stopPropagation()
  const anchor = order.indexOf(selected.at(-1) ?? actions.chosen()[0] ?? id)
  const here = order.indexOf(id)
  if (shiftKey) {
    const range = order.slice(Math.min(anchor, here), Math.max(anchor, here) + 1)
    actions.select([...range.filter(each => each !== order[anchor]), order[anchor] ?? id])
  } else actions.select(selected.includes(id) ? selected.filter(each => each !== id) : [...selected, id])
  card?.focus({ preventScroll: true })
}

/** What a press on a card is for, where it is not for the card itself. */
const CONTROLS = `button, a, summary, label, canvas, [popover], ${FIELDS}`

/** A press on a card chooses it; one on its surface shows its settings beside the stack, too. One beside all cards ends that. */
function chooseByPress(target: Element, editor: AppStores['editor'], screen: Screen): void {
  if (!target.closest('#pipeline')) return
  const card = target.closest('article')
  const chosen = allNodes(editor.getState().draft.document).find(({ id }) => cardElementId(id) === card?.id)
  if (target.closest(CONTROLS)) {
    if (chosen) screen.setState({ chosenId: chosen.id })
  } else if (!chosen)
    screen.setState(({ side, lessons }) => ({
      chosenId: null,
      side: side !== 'card' ? side : lessons?.getState().playing ? 'lesson' : 'x-ray',
    }))
  // The text of a result can be selected.
  else if (getSelection()?.isCollapsed !== false) screen.chooseCard(chosen.id)
}

function onCopy(event: ClipboardEvent, { nodeTypes }: AppStores, screen: Screen, actions: ManyActions): void {
  if (!event.clipboardData || !isAboutCards(event.target) || getSelection()?.isCollapsed === false) return
  const cards = actions.pick()
  if (cards.nodes.length === 0) return
  event.preventDefault()
  event.clipboardData.setData(CARDS_TYPE, cardsAsJson(cards))
  event.clipboardData.setData('text/plain', cardsAsText(cards, nodeTypes))
  if (event.type === 'cut') actions.remove()
  else screen.announce(t('Copied {count, plural, one {# card} other {# cards}}.', { count: cards.nodes.length }))
}

function onPaste(event: ClipboardEvent, screen: Screen, actions: ManyActions): void {
  if (!event.clipboardData?.types.includes(CARDS_TYPE) || !isAboutCards(event.target)) return
  event.preventDefault()
  event.stopPropagation()
  const cards = cardsFromJson(event.clipboardData.getData(CARDS_TYPE))
  if (screen.getState().past) screen.announce(t('A replay cannot be changed.'))
  else if (cards) actions.insert(cards)
  else screen.announce(t('There are no cards in what you copied.'))
}
