import { Plus, X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { t } from '../language/active'
import { Button } from './Button'
import { classNames } from './class-names'
import styles from './items.module.css'
import layout from './layout.module.css'
import { useItemIds } from './use-item-ids'

interface ItemListProps<Item> {
  /** "Metric 1" */
  title(number: number): string
  /** "Remove metric 1" */
  remove(number: number): string
  /** "Add a metric" */
  add: string
  items: readonly Item[]
  onChange(items: Item[]): void
  /** The item that `add` adds. */
  fresh: Item
  locked: boolean
  /** Renders the fields of an item; `change` merges a patch into it. */
  children(item: Item, change: (patch: Partial<Item>) => void): ReactNode
}

/** An editable list of items with their fields. */
export function ItemList<Item extends object>({
  title,
  remove,
  add,
  items,
  onChange,
  fresh,
  locked,
  children,
}: ItemListProps<Item>) {
  const addButton = useRef<HTMLDivElement>(null)
  const { ids, removeAt: forget } = useItemIds(items.length)
  const removeAt = (index: number) => {
    forget(index)
    onChange(items.filter((_, at) => at !== index))
    // The pressed button unmounts, which would lose focus.
    addButton.current?.querySelector('button')?.focus()
  }
  return (
    <div className={layout.stack3}>
      {items.map((item, index) => (
        <fieldset key={ids[index]} className={classNames(layout.stack3, layout.box, styles.item)}>
          <legend>{title(index + 1)}</legend>
          {children(item, patch => onChange(items.map((other, at) => (at === index ? { ...other, ...patch } : other))))}
          <button
            type="button"
            className={classNames(layout.stack, layout.soft, styles.remove)}
            disabled={locked}
            aria-label={remove(index + 1)}
            title={t('Remove')}
            onClick={() => removeAt(index)}
          >
            <X size={16} aria-hidden />
          </button>
        </fieldset>
      ))}
      <div ref={addButton}>
        <Button round disabled={locked} onClick={() => onChange([...items, fresh])}>
          <Plus size={16} aria-hidden />
          {add}
        </Button>
      </div>
    </div>
  )
}
