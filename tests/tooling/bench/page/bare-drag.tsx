import { DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { arrayMove, SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

// dnd-kit's own example: a list of two hundred and nothing else, as baseline of dragging.

function Item({ id }: { id: string }) {
  const { attributes, listeners, setNodeRef, transform, transition } = useSortable({ id })
  const style = { transform: CSS.Transform.toString(transform), transition, height: 90, border: '1px solid #999' }
  return (
    <div ref={setNodeRef} style={style}>
      <button type="button" aria-label={`Move ${id}`} {...attributes} {...listeners}>
        ⠿
      </button>
      {id}
    </div>
  )
}

function List() {
  const [ids, setIds] = useState(() => Array.from({ length: 200 }, (_, index) => `Item ${index + 1}`))
  const sensors = useSensors(useSensor(PointerSensor))
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over) setIds(all => arrayMove(all, all.indexOf(String(active.id)), all.indexOf(String(over.id))))
  }
  return (
    <DndContext sensors={sensors} onDragEnd={onDragEnd}>
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {ids.map(id => (
          <Item key={id} id={id} />
        ))}
      </SortableContext>
    </DndContext>
  )
}

createRoot(document.getElementById('root')!).render(<List />)
