import type { BrowserContext, Page } from '@playwright/test'
import { languageByCode } from '../../src/language/languages'
import { messagesIn } from '../../src/language/messages'
import { pseudoMessage } from '../../src/language/pseudo'

/** Words that were shown without accents: a text, or an attribute that is read aloud. */
interface UnsaidWords {
  text: string
  /** The attribute; `text` for a text. */
  of: string
  /** The elements around it, from the outside. */
  place: string
}

const pseudo = languageByCode('en-XA')
if (!pseudo) throw new Error('The pseudo-language is gone.')

/** Says a message of the page as the pseudo-language does, to find what is named by it. */
export const { t: inPseudo } = messagesIn(pseudo, pseudoMessage)

/** Collects, from the first element on, every text of the pages of a context that has two letters without accents. */
export async function collectUnsaidWords(context: BrowserContext, untranslated: string): Promise<void> {
  await context.addInitScript(untranslated => {
    const found = new Map<string, UnsaidWords>()
    Object.assign(window, { unsaidWords: found })
    const attributes = [
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'aria-valuetext',
      'title',
      'placeholder',
      'alt',
      'label',
    ]
    const plain = /[a-z]{2}|\[object/i
    const note = (element: Element | null, of: string, text: string | null) => {
      if (!text || !plain.test(text) || !element || element.closest(untranslated)) return
      const words = text.replace(/[\u2066-\u2069]/g, '').trim()
      const key = `${of} ${words}`
      if (found.has(key)) return
      const around: string[] = []
      for (let at: Element | null = element; at && at !== document.documentElement; at = at.parentElement) {
        const name = at.getAttribute('aria-label') ?? at.id
        const [first] = at.classList
        around.unshift(at.localName + (first ? `.${first}` : '') + (name ? `“${name.slice(0, 30)}”` : ''))
      }
      found.set(key, { text: words, of, place: around.join(' > ') })
    }
    const look = (node: Node) => {
      if (node instanceof Text) return note(node.parentElement, 'text', node.data)
      if (!(node instanceof Element)) return
      for (const name of attributes) note(node, name, node.getAttribute(name))
      for (const child of node.childNodes) look(child)
    }
    new MutationObserver(changes => {
      for (const { type, target, attributeName, addedNodes } of changes) {
        if (type === 'characterData') look(target)
        if (type === 'attributes' && target instanceof Element && attributeName)
          note(target, attributeName, target.getAttribute(attributeName))
        for (const added of addedNodes) look(added)
      }
    }).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: attributes,
    })
  }, untranslated)
}

/** What was collected so far. */
export function unsaidWords(page: Page): Promise<UnsaidWords[]> {
  return page.evaluate(() => [...(window as unknown as { unsaidWords: Map<string, UnsaidWords> }).unsaidWords.values()])
}
