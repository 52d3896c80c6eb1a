import { FileDown, Play, Trash2 } from 'lucide-react'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { Button, IconButton } from '../../../components/Button'
import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import rowStyles from '../../../components/rows.module.css'
import { formatDuration } from '../../../components/text'
import { formatBytes } from '../../../documents/format/caps'
import { type Recording, recordingOf } from '../../../documents/recordings/recording'
import { MAX_RECORDINGS, type RecordingEntry } from '../../../documents/recordings/recording-database'
import { activeMessages, localize, t } from '../../../language/active'
import { type MessageDescriptor, msg } from '../../../language/message'
import { useApp } from '../../page/app-context'
import { useSave } from '../../page/download'
import { editedWhen } from '../../page/edited-when'
import { markdownToLine } from '../../page/runs/markdown-to-text'
import { type ShownReplay, useScreen } from '../../page/screen'
import { Problem } from '../../parts/Problem'
import { Unverified } from '../../parts/Unverified'

/** The saved runs of the open document: to replay, share or delete. */
export function RunsTab() {
  const { editor, recordings, runner } = useApp()
  const screen = useScreen()
  const { entries, bytes, message } = useStore(recordings)
  const isSaved = useStore(editor, state => state.recordId !== null)
  const live = useStore(runner, state => state.live)
  const events = useStore(runner, state => state.events)
  const unsavedRun = !isSaved && events.at(-1)?.type === 'run-end' ? recordingOf(events) : null
  useEffect(() => {
    void recordings.refresh()
  }, [recordings])

  const replay = (shown: ShownReplay) => screen.setState({ replay: shown, overlay: null })
  return (
    <div className={layout.stack3}>
      <Problem words={message} />
      {live && <p className={layout.soft}>{t('A run is going on now. You can replay it when it has ended.')}</p>}
      {unsavedRun && <UnsavedRun recording={unsavedRun} onReplay={replay} />}
      {!unsavedRun && entries.length === 0 && !message && !live && (
        <p className={layout.soft}>{t('No runs yet. Each run is saved here, so that you can replay it.')}</p>
      )}
      {entries.length > 0 && (
        <>
          <p className={layout.soft}>
            {t(
              '{count, plural, one {# run} other {# runs}}, {size} together. The newest {most, number} are saved. A replay sends nothing and needs no key.',
              { count: entries.length, size: formatBytes(bytes), most: MAX_RECORDINGS },
            )}
          </p>
          <ul className={layout.stack1} aria-label={t('Runs')}>
            {entries.map(entry => (
              <Run key={entry.number} entry={entry} live={live} onReplay={replay} />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** The run on the cards, of a document that could not be saved. */
function UnsavedRun({ recording, onReplay }: { recording: Recording; onReplay(shown: ShownReplay): void }) {
  const { library, recordings } = useApp()
  const keep = async () => {
    if (await library.keep()) await recordings.refresh()
  }
  return (
    <>
      <p className={layout.soft}>
        {t('This pipeline is not saved yet, so its runs are not saved. Change something, or save it now.')}
      </p>
      <p className={layout.cluster1}>
        <Button look="strong" icon={Play} onClick={() => onReplay({ recording })}>
          {t('Replay the last run')}
        </Button>
        <Button onClick={keep}>{t('Save this pipeline')}</Button>
      </p>
    </>
  )
}

/** Characters of the last reply that label a run. */
const mostWords = 120

const outcomes: Record<RecordingEntry['status'], MessageDescriptor> = {
  finished: msg('Finished'),
  'cut-short': msg('Cut short'),
  failed: msg('Failed'),
  stopped: msg('Stopped'),
  limit: msg('Stopped at a limit'),
  'page-ended': msg('Ended with the page'),
  'under-way': msg('Running now'),
}

interface RunProps {
  entry: RecordingEntry
  live: boolean
  onReplay(shown: ShownReplay): void
}

function Run({ entry, live, onReplay }: RunProps) {
  const { files, recordings, runner } = useApp()
  const screen = useScreen()
  const save = useSave()
  const { startedAt, status, modelCalls, durationMs, bytes, said, origin } = entry
  // A run's reply gives away what is guessed.
  const isCovered = useStore(runner, state => state.covered)
  const words = said && markdownToLine(said, mostWords, { isCut: true })
  const when = editedWhen(startedAt)
  const { number } = entry

  const withRun = async (use: (recording: Recording) => void | Promise<void>) => {
    const recording = await recordings.open(entry)
    if (recording) await use(recording)
  }
  const remove = async () => {
    await recordings.remove(entry)
    screen.announce(t('Deleted run {number}', { number }))
  }
  return (
    <li className={classNames(rowStyles.row, rowStyles.line)}>
      <div>
        <h3 className={classNames(layout.cluster2, layout.medium)}>
          <span title={activeMessages().date(startedAt, { dateStyle: 'short', timeStyle: 'medium' })}>
            {t('Run {number}, {when}', { number, when })}
          </span>
          {origin && <Unverified origin={origin} />}
        </h3>
        {words && !isCovered && <p className={layout.ellipsis}>{t('“{words}”', { words })}</p>}
        <p className={layout.hint}>
          {localize(outcomes[status])} ·{' '}
          {t('{count, plural, one {# model call} other {# model calls}}', { count: modelCalls })} ·{' '}
          {formatDuration(durationMs)} · {formatBytes(bytes)}
        </p>
      </div>
      <div className={layout.cluster1}>
        <Button
          icon={Play}
          aria-label={t('Replay run {number}', { number })}
          disabled={live}
          onClick={() => withRun(recording => onReplay({ recording, ...(origin && { origin }) }))}
        >
          {t({ message: 'Replay', context: 'verb', note: 'On a button.' })}
        </Button>
        <IconButton
          icon={FileDown}
          label={t('Save run {number} as file', { number })}
          onClick={() => withRun(async recording => save(await files.recordingFile(recording)))}
        />
        <IconButton icon={Trash2} label={t('Delete run {number}', { number })} onClick={remove} />
      </div>
    </li>
  )
}
