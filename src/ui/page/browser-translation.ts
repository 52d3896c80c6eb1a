/** What a browser's translation put in place of a text of the page. */
const standIns = new WeakMap<Node, Element>()

/**
 * Keeps the page true while the browser translates it. A translation replaces texts by elements; React goes on to write
 * into the texts that it knows, which are out of the page by then, so that a card would be “Running” for ever, and it fails
 * where it takes one of them out. Here a text that changes comes back into its place, and is translated again.
 */
export function followTranslation(root: Node): void {
  const observer = new MutationObserver(records => note(records))
  function note(records: readonly MutationRecord[]): void {
    for (const { type, target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      if (type === 'characterData') putBack(target)
      const standIn = [...addedNodes, previousSibling, nextSibling].find(isFont)
      for (const removed of standIn ? removedNodes : []) {
        if (!(removed instanceof Text) || removed.isConnected || !standIn) continue
        if (standIns.has(removed)) continue
        standIns.set(removed, standIn)
        observer.observe(removed, { characterData: true })
        patchNodes(() => note(observer.takeRecords()))
      }
    }
  }
  observer.observe(root, { childList: true, subtree: true })
}

/** React makes no such elements. */
const isFont = (node: Node | null): node is Element => node?.nodeName === 'FONT'

function putBack(node: Node | null): void {
  const standIn = node && standIns.get(node)
  if (!node || !standIn) return
  standIns.delete(node)
  if (standIn.isConnected && !node.isConnected) standIn.replaceWith(node)
}

let isPatched = false

/** From the first translated text on, what React takes out or inserts before comes back first. */
function patchNodes(update: () => void): void {
  if (isPatched) return
  isPatched = true
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <Child extends Node>(child: Child): Child {
    update()
    putBack(child)
    return removeChild.call(this, child) as Child
  }
  Node.prototype.insertBefore = function <Child extends Node>(inserted: Child, before: Node | null): Child {
    update()
    putBack(before)
    return insertBefore.call(this, inserted, before) as Child
  }
}
