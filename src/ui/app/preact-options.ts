import { type Component, options, type VNode } from 'preact'

/*
 * Where Preact differs from React in what this page and its libraries rely on.
 */

/**
 * Effects run as soon as their components are rendered, not after the next frame: what an event changes is complete
 * before the next one arrives, however fast a person types or however busy the device is.
 */
options.requestAnimationFrame = queueMicrotask

const onVNode = options.vnode
options.vnode = vnode => {
  const props = vnode.props as { tabIndex?: unknown; tabindex?: unknown; spellCheck?: unknown } | null
  if (typeof vnode.type === 'string' && props) {
    // Names of attributes in SVG are case-sensitive, and Preact does not translate this one.
    if (props.tabIndex !== undefined) {
      props.tabindex = props.tabIndex
      delete props.tabIndex
    }
    // Preact would remove the attribute, which switches it on.
    if (props.spellCheck === false) props.spellCheck = 'false'
  }
  onVNode?.(vnode)
}

/** What a control is to show, whatever a person did to it. */
interface ControlledProps {
  value?: unknown
  checked?: boolean
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const controls = new Set<unknown>(['input', 'textarea', 'select'])
const shown = new WeakMap<EventTarget, ControlledProps>()

/** Where Preact keeps the element and the component of a rendered node: names that it keeps stable for tools. */
interface RenderedNode extends VNode {
  __e?: Element | null
  __c?: Component | null
  /** Its parent. The root of a page has none, and cannot be rendered alone. */
  __?: VNode | null
}

const mounted = new Set<Component>()

const onDiffed = options.diffed
options.diffed = vnode => {
  onDiffed?.(vnode)
  const { __c: component, __: parent } = vnode as RenderedNode
  if (component && parent) mounted.add(component)
  const element = controls.has(vnode.type) && (vnode as RenderedNode).__e
  if (element) shown.set(element, vnode.props as ControlledProps)
}

const onUnmount = options.unmount
options.unmount = vnode => {
  const component = (vnode as RenderedNode).__c
  if (component) mounted.delete(component)
  onUnmount?.(vnode)
}

/** Whether a part around it still loads. Preact keeps such components aside, and renders them when it has arrived. */
function isAside(component: Component): boolean {
  let vnode = (component as Component & { __v?: RenderedNode }).__v?.__ as RenderedNode | null | undefined
  for (; vnode; vnode = vnode.__ as RenderedNode | null | undefined) {
    const state = vnode.__c?.state as { __a?: unknown } | undefined
    if (state?.__a) return true
  }
  return false
}

/** Renders every component of the page, also where its properties are the same. State and focus stay. */
export function renderAll(): void {
  // A component that is aside would be shown twice.
  for (const component of mounted) if (!isAside(component)) component.forceUpdate()
}

/** Sets a control to its properties where a person's change was not taken. */
function restore(control: Control): void {
  const { value, checked } = shown.get(control) ?? {}
  if ('checked' in control && checked !== undefined && control.checked !== checked) control.checked = checked
  if (value === undefined || value === null || control.type === 'checkbox' || control.type === 'radio') return
  // A number that is being typed may be written in another way: "1." or "01".
  const same = control.type === 'number' ? Number(control.value) === Number(value) : control.value === String(value)
  if (!same) control.value = String(value)
}

/** The control of an event, or all of its group: the browser clears the others when one is chosen. */
function affected({ type, target }: Event): readonly Control[] {
  if (!target || !shown.has(target)) return []
  const control = target as Control
  // What is chosen fires both events, and its handlers are called with the second one.
  const isChosen = /^(?:checkbox|radio|select)/.test(control.type)
  if (type !== (isChosen ? 'change' : 'input')) return []
  if (control.type !== 'radio' || !control.name) return [control]
  return [...control.ownerDocument.getElementsByName(control.name)].filter(each => shown.has(each)) as Control[]
}

/** A control of the page shows what its properties say, also after a change that its handlers did not take. */
export function controlInputs(page: Document): void {
  for (const type of ['input', 'change']) {
    // After all handlers: what they changed is rendered by then.
    page.addEventListener(type, event => {
      queueMicrotask(() => affected(event).forEach(restore))
    })
  }
}
