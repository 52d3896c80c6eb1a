import { createRoot } from 'react-dom/client'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { List } from './list'

// Thirty cards that can be dragged; the one in the middle shows what a server streams, a frame at a time.

const count = 30
const text = createStore(() => ({ text: '' }))
const Streamed = () => <p>{useStore(text, state => state.text)}</p>

createRoot(document.getElementById('root') as HTMLElement).render(
  <List count={count} content={index => (index === count / 2 ? <Streamed /> : <p>Card {index}</p>)} />,
)

async function stream(url: string): Promise<void> {
  const { body } = await fetch(url, { method: 'POST' })
  if (!body) return
  const reader = body.pipeThrough(new TextDecoderStream() as never).getReader() as ReadableStreamDefaultReader<string>
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const lines = (rest + value).split('\n')
    rest = lines.pop() ?? ''
    const words = lines.filter(line => line.startsWith('data: {')).map(line => JSON.parse(line.slice(6)))
    const more = words.map(({ choices }) => choices[0].delta.content ?? '').join('')
    requestAnimationFrame(() => text.setState(state => ({ text: state.text + more })))
  }
}

Object.assign(window, { stream })
