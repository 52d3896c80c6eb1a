import { Plus, X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Button } from './Button'
import styles from './items.module.css'

interface ItemListProps<Item> {
  /** The singular: "Metric". A number is appended. */
  noun: string
  items: readonly Item[]
  onChange(items: Item[]): void
  /** Creates an item for "Add". */
  fresh: Item
  locked: boolean
  /** Renders the fields of an item; `change` merges a patch into it. */
  children(item: Item, change: (patch: Partial<Item>) => void): ReactNode
}

/** An editable list of items with their fields. */
export function ItemList<Item extends object>({ noun, items, onChange, fresh, locked, children }: ItemListProps<Item>) {
  const add = useRef<HTMLDivElement>(null)
  const remove = (index: number) => {
    onChange(items.filter((_, at) => at !== index))
    // The pressed button unmounts, which would lose focus.
    add.current?.querySelector('button')?.focus()
  }
  return (
    <div className={styles.items}>
      {items.map((item, index) => {
        const name = `${noun} ${index + 1}`
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item is nothing but its place; its fields hold no state that could stray.
          <fieldset key={index} className={styles.item}>
            <legend>{name}</legend>
            {children(item, patch =>
              onChange(items.map((other, at) => (at === index ? { ...other, ...patch } : other))),
            )}
            <button
              type="button"
              className={styles.remove}
              disabled={locked}
              aria-label={`Remove ${name.toLowerCase()}`}
              title="Remove"
              onClick={() => remove(index)}
            >
              <X size={16} aria-hidden />
            </button>
          </fieldset>
        )
      })}
      <div ref={add}>
        <Button round disabled={locked} onClick={() => onChange([...items, fresh])}>
          <Plus size={16} aria-hidden />
          Add {article(noun)} {noun.toLowerCase()}
        </Button>
      </div>
    </div>
  )
}

function article(noun: string): string {
  return /^[aeiou]/i.test(noun) ? 'an' : 'a'
}
