import { Bot, Gauge, MessageSquare, Palette, Play, Sparkles } from 'lucide-react'
import { createRoot } from 'react-dom/client'
import { List } from './list'

// The least that a page with a palette, a sortable stack and a panel asks for.

const icons = [Bot, Gauge, MessageSquare, Palette, Play, Sparkles]

createRoot(document.getElementById('root') as HTMLElement).render(
  <>
    <section aria-label="Palette">
      {icons.map((Icon, index) => (
        <button key={Icon.displayName} type="button">
          <Icon aria-hidden /> Card {index}
        </button>
      ))}
    </section>
    <List count={4} content={index => <p>Card {index}</p>} />
    <section aria-label="X-ray">What the model will be sent. {'word '.repeat(30)}</section>
  </>,
)
