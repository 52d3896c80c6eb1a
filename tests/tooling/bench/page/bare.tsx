import { memo, type ReactNode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'

// Lists and cards without anything else, as references of what the page does with its own.

type Texts = StoreApi<{ text: string }>

const newTexts = (): Texts => createStore(() => ({ text: '' }))
const root = createRoot(document.getElementById('root')!)

/** A card that has a store of its own, so that only its text is rendered when it changes. */
const Card = memo(function Card({ name, texts }: { name: string; texts: Texts }) {
  const { text } = useStore(texts)
  return (
    <li>
      <article aria-label={name}>
        <h3>{name}</h3>
        <p>{text}</p>
      </article>
    </li>
  )
})

function show(children: ReactNode): void {
  root.render(children)
}

let cards: Texts[] = []
let fetched = ''

function Found({ names }: { names: readonly string[] }) {
  const [sought, setSought] = useState('')
  return (
    <>
      <input type="search" aria-label="Search" value={sought} onChange={event => setSought(event.target.value)} />
      <ol>
        {names
          .filter(name => name.includes(sought))
          .map(name => (
            <li key={name}>
              <button type="button">{name}</button>
            </li>
          ))}
      </ol>
    </>
  )
}

const nextFrame = () => new Promise(resolve => requestAnimationFrame(resolve))

const bare = {
  /** A list with a search. */
  list: (names: readonly string[]) => show(<Found names={names} />),
  /** Cards without text. */
  cards(count: number): void {
    cards = Array.from({ length: count }, newTexts)
    show(
      <ol>
        {cards.map((texts, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place.
          <Card key={index} name={`Card ${index}`} texts={texts} />
        ))}
      </ol>,
    )
  },
  /** Appends what a server streams to the card in the middle, a frame at a time. */
  async stream(url: string): Promise<void> {
    const response = await fetch(url, { method: 'POST' })
    const texts = cards[Math.floor(cards.length / 2)]!
    let waiting = ''
    let isDrawing = false
    const draw = () => {
      isDrawing = false
      texts.setState(({ text }) => ({ text: text + waiting }))
      waiting = ''
    }
    for await (const line of linesOf(response.body!)) {
      if (!line.startsWith('data: {')) continue
      waiting += JSON.parse(line.slice('data: '.length)).choices[0].delta.content ?? ''
      if (!isDrawing) requestAnimationFrame(draw)
      isDrawing = true
    }
  },
  /** Fills the cards one after the other, one a frame. */
  async fill(): Promise<void> {
    for (const [index, texts] of cards.entries()) {
      texts.setState({ text: `Run ${index}` })
      await nextFrame()
    }
  },
  /** Fetches a text. */
  async fetch(path: string): Promise<void> {
    fetched = await (await fetch(path)).text()
  },
  /** Reads what was fetched. */
  read: (): number => Object.keys(JSON.parse(fetched)).length,
  /** Reads what was fetched, and shows the texts of its cards in fields. */
  open(): void {
    const { pipelines } = JSON.parse(fetched) as {
      pipelines: { nodes: { id: string; config: { prompt: string } }[] }[]
    }
    const [{ nodes } = { nodes: [] }] = pipelines
    show(
      <ol>
        {nodes.map(({ id, config }) => (
          <li key={id}>
            <article aria-label={id}>
              <textarea aria-label={`Text of ${id}`} defaultValue={config.prompt} />
            </article>
          </li>
        ))}
      </ol>,
    )
  },
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncIterable<string> {
  const reader = body.pipeThrough(new TextDecoderStream() as never).getReader() as ReadableStreamDefaultReader<string>
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const lines = (rest + value).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}

export type Bare = typeof bare
Object.assign(window, { bare })
