import { useState } from 'react'
import { Button } from '../../../components/Button'
import { classNames } from '../../../components/class-names'
import { DialogActions } from '../../../components/Dialog'
import layout from '../../../components/layout.module.css'
import { formatBytes } from '../../../documents/format/caps'
import type { ImportReport } from '../../../documents/library/library-file'
import { localize, t } from '../../../language/active'
import { useApp } from '../../page/app-context'
import { useScreen } from '../../page/screen'
import type { IncomingDialogProps } from './IncomingDialog'

const mostProblems = 8

/** A library file: its documents are added to the library. */
export function IncomingLibrary({ onClose, file }: IncomingDialogProps & { file: File | undefined }) {
  const { files } = useApp()
  const screen = useScreen()
  const [report, setReport] = useState<ImportReport | 'reading'>()

  const add = async () => {
    if (!file) return
    setReport('reading')
    const done = await files.importLibrary(file)
    setReport(done)
    screen.announce(formatReport(done))
  }
  const isDone = report !== undefined && report !== 'reading'
  return (
    <>
      <div className={layout.stack4}>
        {isDone ? (
          <>
            <p>{formatReport(report)}</p>
            {report.problems.length > 0 && (
              <ul className={classNames(layout.bullets, layout.danger)}>
                {report.problems
                  .slice(0, mostProblems)
                  .map(localize)
                  .map(problem => (
                    <li key={problem}>{problem}</li>
                  ))}
                {report.problems.length > mostProblems && (
                  <li>
                    {t('{more, plural, other {# more like these.}}', { more: report.problems.length - mostProblems })}
                  </li>
                )}
              </ul>
            )}
          </>
        ) : file ? (
          <p>
            {t(
              '“{name}” is a whole library ({size}), with its recorded runs. Your own pipelines stay. New ones are added, and those you already have are skipped.',
              { name: file.name, size: formatBytes(file.size) },
            )}
          </p>
        ) : (
          <p>{t('This is the text of a whole library. Save it as a file, and open that.')}</p>
        )}
      </div>
      <DialogActions>
        {isDone ? (
          <>
            <Button onClick={onClose}>{t('Close')}</Button>
            <Button look="strong" onClick={() => screen.show('library')}>
              {t('See the library')}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{t('Not now')}</Button>
            <Button look="strong" data-focus disabled={!file || report === 'reading'} onClick={add}>
              {report === 'reading' ? t('Adding…') : t('Add to my library')}
            </Button>
          </>
        )}
      </DialogActions>
    </>
  )
}

function formatReport({ added, known, problems }: ImportReport): string {
  return [
    added > 0 ? t('Added {added, plural, one {# pipeline} other {# pipelines}}.', { added }) : t('Nothing was added.'),
    ...(known > 0 ? [t('You already had {known, plural, one {# pipeline} other {# pipelines}}.', { known })] : []),
    ...(problems.length > 0
      ? [t('{count, plural, one {# part} other {# parts}} could not be read:', { count: problems.length })]
      : []),
  ].join(' ')
}
