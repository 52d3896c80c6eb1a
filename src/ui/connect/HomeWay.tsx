import type { ReactNode } from 'react'
import { useState } from 'react'
import { RadioChoice } from '../settings/RadioChoice'
import styles from './Connect.module.css'
import { Connecting } from './Connecting'
import { Steps } from './Steps'

const programs = [
  {
    id: 'ollama',
    label: 'Ollama',
    steps: [
      <>
        Install Ollama from{' '}
        <a href="https://ollama.com/download" target="_blank" rel="noopener noreferrer">
          ollama.com
        </a>
        , and start it.
      </>,
      <>
        In a terminal, fetch a model: <code>ollama pull llama3.2</code>
      </>,
      'Test it here. Your browser may ask whether this page may call programs on your computer: say yes.',
    ],
  },
  {
    id: 'lm-studio',
    label: 'LM Studio',
    steps: [
      <>
        Install LM Studio from{' '}
        <a href="https://lmstudio.ai" target="_blank" rel="noopener noreferrer">
          lmstudio.ai
        </a>
        , and fetch a model in it.
      </>,
      'Open “Developer”, start the server, and in its settings turn on “Enable CORS”.',
      'Test it here. Your browser may ask whether this page may call programs on your computer: say yes.',
    ],
  },
  {
    id: 'llama-cpp',
    label: 'llama.cpp',
    steps: [
      <>
        Start its server with a model: <code>llama-server -m model.gguf --jinja</code>
      </>,
      'Test it here. Your browser may ask whether this page may call programs on your computer: say yes.',
    ],
  },
] as const satisfies readonly { id: string; label: string; steps: readonly ReactNode[] }[]

const choices = programs.map(({ id, label }) => ({ value: id, label }))

/** A program on the person's own computer that runs models. */
export function HomeWay() {
  const [id, setId] = useState<(typeof programs)[number]['id']>('ollama')
  const program = programs.find(each => each.id === id) ?? programs[0]
  return (
    <div className={styles.body}>
      <p>The model runs on this computer: free, and nothing leaves it. A good laptop runs a small one well.</p>
      <RadioChoice legend="Which program?" value={id} options={choices} onChange={next => setId(next)} />
      <Steps>{program.steps}</Steps>
      <Connecting key={id} provider={id} />
    </div>
  )
}
