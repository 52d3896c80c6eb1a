import { Check, DoorOpen, Send, Share2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../../components/Button'
import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import { Skeleton } from '../../../components/Skeleton'
import { TextField } from '../../../components/TextField'
import { useLoaded } from '../../../components/use-loaded'
import type { Recording } from '../../../documents/recordings/recording'
import { localize, t } from '../../../language/active'
import { type LocalizedText, msg } from '../../../language/message'
import {
  type ClassFace,
  type ClassProblem,
  handIn,
  mostOfWork,
  readClass,
} from '../../../providers/connections/class-works'
import type { Connection } from '../../../providers/connections/connections'
import { useApp } from '../../page/app-context'
import { useSharedRun } from '../../page/links/shared-run'
import { useScreen } from '../../page/screen'
import { useClass } from '../../page/use-class'
import { SubmissionBody } from '../gallery/SubmissionBody'
import { contentSubmission, isReadableSubmission } from '../gallery/submissions'
import styles from './HandIn.module.css'

/** Hands the open stack in to the teacher: first it shows what goes. */
export default function HandInDialog() {
  const joined = useClass()
  const run = useSharedRun()
  if (!joined) return <NoClass />
  if (run === undefined) return <Skeleton height={12} />
  return <Preview connection={joined.connection} secret={joined.key} run={run} />
}

/** Without a class there is nobody to hand in to; a link reaches the teacher all the same. */
function NoClass() {
  const screen = useScreen()
  return (
    <div className={layout.stack3}>
      <p>{t('You are in no class on this page. Join it, or send your teacher a link.')}</p>
      <div className={layout.wrap2}>
        <Button look="strong" icon={DoorOpen} onClick={() => screen.show('my-class')}>
          {t('My class')}
        </Button>
        <Button icon={Share2} onClick={() => screen.show('share')}>
          {t('Share')}
        </Button>
      </div>
    </div>
  )
}

interface PreviewProps {
  connection: Connection
  /** The key of the seat. */
  secret: string
  run: Recording | null
}

function Preview({ connection, secret, run }: PreviewProps) {
  const { editor, files, nodeTypes } = useApp()
  const screen = useScreen()
  const draft = useStore(editor, state => state.draft)
  // What the class says of itself.
  const face = useLoaded(() => readClass(connection, secret), [connection, secret])
  const [name, setName] = useState('')
  const [state, setState] = useState<'ready' | 'sending' | 'sent' | ClassProblem>('ready')
  const lesson = useStore(screen, ({ lessons }) => lessons?.getState().playing?.lesson)
  const work = useMemo(
    () => contentSubmission(0, { draft, recording: run ?? undefined, from: 'file' }, undefined, nodeTypes),
    [draft, run, nodeTypes],
  )

  const send = async () => {
    setState('sending')
    const file = await files.documentFile({ inputs: true, recording: run !== null }, run ?? undefined)
    if (file.text.length > mostOfWork) return setState({ problem: tooLarge })
    const of = lesson ? `lesson ${lesson.id}` : `stack ${draft.document.id}`
    const title = lesson?.title ?? draft.document.name
    const problem = await handIn(connection, secret, {
      of: of.slice(0, 100),
      title: title.slice(0, 120),
      name,
      file: file.text,
    })
    setState(problem ?? 'sent')
    if (!problem) screen.announce(t('Handed in. Your teacher can see it.'))
  }
  if (face && 'problem' in face) return <p role="alert">{localize(face.problem)}</p>
  const place = face?.seat ? t('Seat {seat}', { seat: String(face.seat) }) : ''
  return (
    <div className={layout.stack3}>
      <p>
        {run
          ? t('This goes to your teacher: your stack with what you typed, and its last run.')
          : t(
              'This goes to your teacher: your stack with what you typed. Press Run first if its answers should go too.',
            )}
      </p>
      <section
        className={classNames(layout.box, layout.padded, styles.preview)}
        aria-label={t('What goes to your teacher')}
      >
        <h3>{(lesson?.title ?? draft.document.name) || t('Untitled')}</h3>
        {isReadableSubmission(work) ? <SubmissionBody work={work} /> : <p>{work.problem}</p>}
      </section>
      <TextField
        label={t('Your name on the wall')}
        {...(place !== '' && { help: t('You may leave it out: then it says {seat}.', { seat: place }) })}
        value={name}
        maxLength={40}
        onChange={(typed = '') => setName(typed)}
      />
      <div className={layout.wrap2}>
        <Button look="strong" icon={Send} disabled={!face || state === 'sending' || state === 'sent'} onClick={send}>
          {state === 'sending' ? t('Handing in…') : t('Hand in')}
        </Button>
      </div>
      <div role="status">
        <Verdict state={state} face={face} who={name || place} />
      </div>
    </div>
  )
}

function Verdict({
  state,
  face,
  who,
}: {
  state: 'ready' | 'sending' | 'sent' | ClassProblem
  face: ClassFace | ClassProblem | null | undefined
  who: string
}) {
  if (typeof state === 'object')
    return <p className={classNames(layout.danger, layout.row2)}>{localize(state.problem)}</p>
  if (state === 'sent') {
    return (
      <p className={classNames(layout.ok, layout.row2)}>
        <Check size={18} aria-hidden />{' '}
        {t('Handed in as {who}. If you change it, hand it in again: the new one replaces it.', { who })}
      </p>
    )
  }
  const isPaused = face && 'paused' in face && face.paused
  return isPaused ? <p className={classNames(layout.danger, layout.row2)}>{localize(paused)}</p> : null
}

const paused = msg('Your teacher has paused the class. Hand in when it goes on: your work stays here.')
const tooLarge: LocalizedText = msg(
  'This is too large to hand in. Save it as a file with “Share”, and give that to your teacher.',
)
