import { FileDown, Play, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { Button, IconButton } from '../../../components/Button'
import { durationInWords, plural } from '../../../components/text'
import { sayBytes } from '../../../documents/format/caps'
import { recordingOf } from '../../../documents/recordings/of-events'
import type { Recording } from '../../../documents/recordings/recording'
import { MAX_RECORDINGS, type RecordingEntry } from '../../../documents/recordings/recording-database'
import { useApp } from '../../app/app-context'
import { download } from '../../app/download'
import { markdownToLine } from '../../app/parts/markdown-to-text'
import { type ShownReplay, useScreen } from '../../app/screen'
import { useHasHidden } from '../../classroom/predict/use-has-hidden'
import { editedWhen } from '../../library/edited-when'
import { Unverified } from '../../share/open/Unverified'
import styles from './Replay.module.css'

/** The saved runs of the open document: to replay, share or delete. */
export function RunsTab() {
  const { editor, recordings, runner } = useApp()
  const screen = useScreen()
  const { entries, bytes, message } = useStore(recordings)
  const isKept = useStore(editor, state => state.recordId !== null)
  const live = useStore(runner, state => state.live)
  const [now] = useState(Date.now)
  useEffect(() => {
    void recordings.refresh()
  }, [recordings])

  const replay = (shown: ShownReplay) => screen.setState({ replay: shown, overlay: null })
  return (
    <div className={styles.runs}>
      {message && (
        <p role="alert" className={styles.problem}>
          {message}
        </p>
      )}
      {live && <p className={styles.soft}>A run is going on now. You can replay it when it has ended.</p>}
      {!isKept && <Unkept onReplay={replay} />}
      {isKept && entries.length === 0 && !message && (
        <p className={styles.soft}>No runs yet. Each run is saved here, so that you can replay it.</p>
      )}
      {isKept && entries.length > 0 && (
        <>
          <p className={styles.soft}>
            {plural(entries.length, 'run')}, {sayBytes(bytes)} together. The newest {MAX_RECORDINGS} are saved. A replay
            sends nothing and needs no key.
          </p>
          <ul className={styles.list} aria-label="Runs">
            {entries.map(entry => (
              <Run key={entry.number} entry={entry} now={now} live={live} onReplay={replay} />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** An unsaved document only has the run on the cards. */
function Unkept({ onReplay }: { onReplay(shown: ShownReplay): void }) {
  const { library, recordings, runner } = useApp()
  const events = useStore(runner, state => state.events)
  const run = events.at(-1)?.type === 'run-end' ? recordingOf(events) : null
  const keep = async () => {
    if (await library.keep()) await recordings.refresh()
  }
  return (
    <>
      <p className={styles.soft}>
        This pipeline is not saved yet, so its runs are not saved. Change something, or save it now.
      </p>
      <p className={styles.acts}>
        {run && (
          <Button look="strong" icon={Play} onClick={() => onReplay({ recording: run })}>
            Replay the last run
          </Button>
        )}
        <Button onClick={keep}>Save this pipeline</Button>
      </p>
    </>
  )
}

/** Characters of the last reply that label a run. */
const mostWords = 120

const outcomes: Record<RecordingEntry['status'], string> = {
  finished: 'Finished',
  'cut-short': 'Cut short',
  failed: 'Failed',
  stopped: 'Stopped',
  limit: 'Stopped at a limit',
  'page-ended': 'Ended with the page',
  'under-way': 'Running now',
}

interface RunProps {
  entry: RecordingEntry
  /** Milliseconds since the epoch. */
  now: number
  live: boolean
  onReplay(shown: ShownReplay): void
}

function Run({ entry, now, live, onReplay }: RunProps) {
  const { files, recordings } = useApp()
  const screen = useScreen()
  const { startedAt, status, modelCalls, durationMs, bytes, said, origin } = entry
  // A run's reply may reveal a hidden result.
  const isCovered = useHasHidden()
  const words = said && markdownToLine(said, mostWords, { isCut: true })
  const when = editedWhen(startedAt, now)
  const name = `run ${entry.number}`

  const withRun = async (use: (recording: Recording) => void | Promise<void>) => {
    const recording = await recordings.open(entry)
    if (recording) await use(recording)
  }
  const save = () =>
    withRun(async recording => {
      const file = await files.recordingFile(recording)
      download(file)
      screen.announce(`Saved as ${file.name}`)
    })
  const remove = async () => {
    await recordings.remove(entry)
    screen.announce(`Deleted ${name}`)
  }
  return (
    <li className={styles.run}>
      <div>
        <h3>
          <span title={new Date(startedAt).toLocaleString('en-GB')}>
            Run {entry.number}, {when}
          </span>
          {origin && <Unverified origin={origin} />}
        </h3>
        {words && !isCovered && <p>“{words}”</p>}
        <p className={styles.facts}>
          {outcomes[status]} · {plural(modelCalls, 'model call')} · {durationInWords(durationMs)} · {sayBytes(bytes)}
        </p>
      </div>
      <div className={styles.acts}>
        <Button
          icon={Play}
          aria-label={`Replay ${name}`}
          disabled={live}
          onClick={() => withRun(recording => onReplay({ recording, ...(origin && { origin }) }))}
        >
          Replay
        </Button>
        <IconButton icon={FileDown} label={`Save ${name} as file`} onClick={save} />
        <IconButton icon={Trash2} label={`Delete ${name}`} onClick={remove} />
      </div>
    </li>
  )
}
