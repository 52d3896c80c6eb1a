import { useState } from 'react'
import { useApp } from '../app-context'
import { TypeIcons } from '../library/DocumentRow'
import { SaveAsFile } from '../notices/SaveAsFile'
import { Button } from '../parts/Button'
import { Dialog } from '../parts/Dialog'
import { type Arrival, useScreen } from '../screen'
import { plural } from '../xray/amounts'
import { callsAnywhere } from './calls-anywhere'
import type { ArrivalParts } from './IncomingDialog'
import styles from './Open.module.css'
import { RunFacts } from './RunFacts'

type Arrived = Extract<Arrival, { kind: 'document' }>

/** What is in a document that came, and the choice: try it, keep it, or leave it. */
export function ArrivedDocument({ open, onClose, arrival }: ArrivalParts & { arrival: Arrived }) {
  const { library, recordings } = useApp()
  const screen = useScreen()
  const [refused, setRefused] = useState<Arrived>()
  const { content, contents, from } = arrival
  const name = contents.name || 'Untitled'

  const take = async (opening: Promise<boolean>) => {
    if (!(await opening)) return setRefused(arrival)
    onClose()
    if (content.recording) {
      recordings.adopt(content.recording, from)
      screen.setState({ replay: { recording: content.recording, origin: from } })
    }
    screen.announce([`Opened “${name}”.`, ...content.notes].join(' '))
  }

  return (
    <Dialog
      open={open}
      title={`Open “${name}”?`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button onClick={() => take(library.create(content.draft))}>Keep a copy</Button>
          <Button look="strong" data-focus onClick={() => take(library.preview(content.draft))}>
            Try
          </Button>
        </>
      }
    >
      <div className={styles.arrived}>
        <p>
          {from === 'link'
            ? 'Somebody shared this with you.'
            : `This is what ${arrival.file ? 'the file holds' : 'you pasted'}.`}{' '}
          Nothing of it has run, and nothing is kept yet.
        </p>
        <dl className={styles.facts}>
          <dt>Cards</dt>
          <dd className={styles.cards}>
            <span>{sayCards(contents)}</span>
            <TypeIcons types={contents.types.map(({ type }) => type)} />
          </dd>
          <dt>Models</dt>
          <dd>{contents.models.length > 0 ? <Names names={contents.models} /> : 'the one that you have chosen'}</dd>
          <dt>Could call</dt>
          <dd>
            <Calls {...arrival} />
          </dd>
          {contents.hasInputs && (
            <>
              <dt>Typed in</dt>
              <dd>messages or drawings come with it</dd>
            </>
          )}
          {content.recording && (
            <>
              <dt>Run</dt>
              <dd>
                <RunFacts events={content.recording.events} origin={from} />
              </dd>
            </>
          )}
        </dl>
        {content.notes.map(note => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
        {refused === arrival && (
          <div role="alert" className={styles.problem}>
            <p>What you have open cannot be kept by this browser now. Save it as a file before it gives way.</p>
            <p className={styles.ways}>
              <SaveAsFile />
              <Button look="danger" onClick={() => take(library.preview(content.draft, { evenUnsaved: true }))}>
                Open in its place
              </Button>
            </p>
          </div>
        )}
        <p className={styles.soft}>
          “Try” shows it, and keeps it once you change something. What you have open is safe either way.
        </p>
      </div>
    </Dialog>
  )
}

function sayCards({ nodeCount, pipelineCount }: Arrived['contents']): string {
  const cards = plural(nodeCount, 'card')
  return pipelineCount > 1 ? `${cards} in ${plural(pipelineCount, 'pipeline')}` : cards
}

/** Which hosts the document names, and that the person is asked before anything goes there. */
function Calls({ content, contents: { hosts } }: Arrived) {
  const { nodeTypes } = useApp()
  const anywhere = callsAnywhere(content.draft.document, nodeTypes)
  if (hosts.length === 0 && !anywhere) return 'nobody'
  return (
    <>
      <Names names={hosts} />
      {anywhere && (hosts.length > 0 ? ', and whatever address a model names' : 'whatever address a model names')}. You
      are asked first, each time.
    </>
  )
}

const mostNames = 6

function Names({ names }: { names: readonly string[] }) {
  const shown = names.slice(0, mostNames)
  const more = names.length - shown.length
  return (
    <>
      {shown.map((name, index) => (
        <span key={name}>
          {index > 0 && ', '}
          <code>{name}</code>
        </span>
      ))}
      {more > 0 && ` and ${more} more`}
    </>
  )
}
