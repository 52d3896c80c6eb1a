import { DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { arrayMove, SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { type ReactNode, useState } from 'react'

/** An item that is dragged by its handle. */
function Item({ id, children }: { id: string; children: ReactNode }) {
  const { attributes, listeners, setNodeRef, transform, transition } = useSortable({ id })
  const place = transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined
  return (
    <article ref={setNodeRef} style={{ transform: place, transition, minHeight: 90, border: '1px solid #999' }}>
      <button type="button" aria-label={`Move ${id}`} {...attributes} {...listeners}>
        ⠿
      </button>
      {children}
    </article>
  )
}

/** The list of dnd-kit's documentation, and nothing else. */
export function List({ count, content }: { count: number; content: (index: number) => ReactNode }) {
  const [ids, setIds] = useState(() => Array.from({ length: count }, (_, index) => `Item ${index + 1}`))
  const sensors = useSensors(useSensor(PointerSensor))
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over) setIds(all => arrayMove(all, all.indexOf(String(active.id)), all.indexOf(String(over.id))))
  }
  return (
    <DndContext sensors={sensors} onDragEnd={onDragEnd}>
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {ids.map((id, index) => (
          <Item key={id} id={id}>
            {content(index)}
          </Item>
        ))}
      </SortableContext>
    </DndContext>
  )
}
