import { useState } from 'react'
import { Button } from '../../../components/Button'
import { Dialog } from '../../../components/Dialog'
import { plural } from '../../../components/text'
import { sayBytes } from '../../../documents/format/caps'
import type { ImportReport } from '../../../documents/library/library-file'
import { useApp } from '../../app/app-context'
import { useScreen } from '../../app/screen'
import type { ArrivalParts } from './IncomingDialog'
import styles from './Open.module.css'

const mostProblems = 8

/** A library file: its documents are added to the library. */
export function ArrivedLibrary({ open, onClose, file }: ArrivalParts & { file: File | undefined }) {
  const { files } = useApp()
  const screen = useScreen()
  const [report, setReport] = useState<ImportReport | 'reading'>()

  const add = async () => {
    if (!file) return
    setReport('reading')
    const done = await files.importLibrary(file)
    setReport(done)
    screen.announce(inWords(done))
  }
  const isDone = report !== undefined && report !== 'reading'
  return (
    <Dialog
      open={open}
      title="A whole library"
      onClose={onClose}
      actions={
        isDone ? (
          <>
            <Button onClick={onClose}>Close</Button>
            <Button look="strong" onClick={() => screen.setState({ overlay: 'library', arrival: null })}>
              See the library
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>Not now</Button>
            <Button look="strong" data-focus disabled={!file || report === 'reading'} onClick={add}>
              {report === 'reading' ? 'Adding…' : 'Add to my library'}
            </Button>
          </>
        )
      }
    >
      <div className={styles.arrived}>
        {isDone ? (
          <>
            <p>{inWords(report)}</p>
            {report.problems.length > 0 && (
              <ul className={styles.problem}>
                {report.problems.slice(0, mostProblems).map(problem => (
                  <li key={problem}>{problem}</li>
                ))}
                {report.problems.length > mostProblems && (
                  <li>{report.problems.length - mostProblems} more like these.</li>
                )}
              </ul>
            )}
          </>
        ) : file ? (
          <p>
            “{file.name}” holds a whole library ({sayBytes(file.size)}), with its recorded runs. What you have stays:
            its pipelines are added to yours, and those that you have already are left out.
          </p>
        ) : (
          <p>This is the text of a whole library. Save it as a file, and open that.</p>
        )}
      </div>
    </Dialog>
  )
}

function inWords({ added, known, problems }: ImportReport): string {
  return [
    added > 0 ? `Added ${plural(added, 'pipeline')}.` : 'Nothing was added.',
    ...(known > 0 ? [`${plural(known, 'pipeline')} you had already.`] : []),
    ...(problems.length > 0 ? [`${plural(problems.length, 'part')} could not be read:`] : []),
  ].join(' ')
}
