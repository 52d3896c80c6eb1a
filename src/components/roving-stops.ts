import { readingKey } from './reading-direction'

/**
 * Roving tabindex for regions of many controls. Each region is an element with `data-stops=""`; its controls are one tab
 * stop, and arrow keys, Home and End move between them. A descendant with `data-stops="name"` puts its controls into a
 * group with a stop of its own; `data-stops="own"` leaves them as they are. `data-stop` marks where a group is entered
 * first; after that it is entered at its last position.
 *
 * Controls that need all arrow keys (text, radio buttons, canvases) stay tab stops. Those that need two keep these:
 * Left and Right for sliders, Up and Down for selects.
 *
 * The controls are found in the page, so that this holds for whatever a region renders. Returns a function that ends it.
 */
export function roveStops(root: HTMLElement): () => void {
  const stops = new WeakMap<Element, Map<string, HTMLElement>>()

  function update(region: Element): void {
    const before = stops.get(region)
    const now = new Map<string, HTMLElement>()
    for (const [name, controls] of groupsOf(region)) {
      const earlier = before?.get(name)
      const available = controls.filter(isAvailable)
      const stop =
        earlier && available.includes(earlier)
          ? earlier
          : (available.find(each => each.matches('[data-stop]')) ?? available[0])
      if (stop) now.set(name, stop)
      for (const control of controls) setTabIndex(control, control === stop ? 0 : -1)
    }
    stops.set(region, now)
  }

  /** Makes a control the stop of its group. */
  function moveStop(control: HTMLElement): void {
    const region = control.closest(REGION)
    const name = region ? groupOf(control, region) : undefined
    if (!region || name === undefined) return
    const known = stops.get(region) ?? new Map<string, HTMLElement>()
    stops.set(region, known.set(name, control))
    update(region)
  }

  const onFocusIn = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target.matches(CONTROLS)) moveStop(target)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key } = event
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (!(target instanceof HTMLElement) || !target.matches(CONTROLS) || ownKeys(target).includes(key)) return
    const region = target.closest(REGION)
    const name = region ? groupOf(target, region) : undefined
    // A card that was picked up is moved by the arrow keys.
    if (!region || name === undefined || region.querySelector('[data-dragging]')) return
    const controls = (groupsOf(region).get(name) ?? []).filter(each => isAvailable(each) && each.checkVisibility())
    const now = controls.indexOf(target)
    const steps: Record<string, number> = {
      ArrowDown: now + 1,
      ArrowRight: now + 1,
      ArrowUp: now - 1,
      ArrowLeft: now - 1,
      Home: 0,
      End: controls.length - 1,
    }
    const next = controls[steps[readingKey(key)] ?? -1]
    if (!next || now < 0) return
    event.preventDefault()
    next.focus()
  }

  const observer = new MutationObserver(records => {
    const changed = new Set<Element>()
    for (const { target, addedNodes } of records) {
      const region = (target as Element).closest(REGION)
      if (region) changed.add(region)
      else
        for (const added of addedNodes) {
          if (added instanceof Element) for (const each of regionsIn(added)) changed.add(each)
        }
    }
    for (const region of changed) update(region)
  })
  observer.observe(root, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden', 'open', 'data-stops'],
  })
  for (const region of regionsIn(root)) update(region)
  root.addEventListener('focusin', onFocusIn)
  root.addEventListener('keydown', onKeyDown)
  return () => {
    observer.disconnect()
    root.removeEventListener('focusin', onFocusIn)
    root.removeEventListener('keydown', onKeyDown)
  }
}

const REGION = '[data-stops=""]'

const CONTROLS = 'button, a[href], summary, select, input:is([type=checkbox], [type=range], [type=file], [type=color])'

/** Widgets with keys of their own, and what opens over the page. */
const OWN = '[data-stops=own], [role=tablist], [popover], dialog'

function regionsIn(element: Element): Element[] {
  return [...(element.matches(REGION) ? [element] : []), ...element.querySelectorAll(REGION)]
}

/** The controls of a region by group, in document order. */
function groupsOf(region: Element): Map<string, HTMLElement[]> {
  const groups = new Map<string, HTMLElement[]>()
  for (const control of region.querySelectorAll<HTMLElement>(CONTROLS)) {
    const name = groupOf(control, region)
    if (name === undefined) continue
    const controls = groups.get(name)
    if (controls) controls.push(control)
    else groups.set(name, [control])
  }
  return groups
}

/** The name of a control's group; undefined for those that are left as they are. */
function groupOf(control: Element, region: Element): string | undefined {
  const own = control.closest(OWN)
  if (own && region.contains(own)) return undefined
  return control.closest<HTMLElement>('[data-stops]')?.dataset.stops
}

/** The style is not asked for: in cards out of view it is not known, and would be computed for this. */
function isAvailable(control: HTMLElement): boolean {
  return !control.matches(
    ':disabled, [hidden] *, details:not([open]) > :not(summary), details:not([open]) > :not(summary) *',
  )
}

function ownKeys(control: HTMLElement): readonly string[] {
  if (control.matches('select')) return ['ArrowUp', 'ArrowDown', 'Home', 'End']
  return control.matches('[type=range]') ? ['ArrowLeft', 'ArrowRight', 'Home', 'End'] : []
}

function setTabIndex(control: HTMLElement, tabIndex: number): void {
  if (control.getAttribute('tabindex') !== String(tabIndex)) control.tabIndex = tabIndex
}
