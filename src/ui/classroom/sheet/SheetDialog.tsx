import { Printer } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../../components/Button'
import { classNames } from '../../../components/class-names'
import { DialogActions } from '../../../components/Dialog'
import layout from '../../../components/layout.module.css'
import { Select } from '../../../components/Select'
import { codeLimit } from '../../../documents/links/link-length'
import { t } from '../../../language/active'
import { useApp } from '../../page/app-context'
import { useSharedRun } from '../../page/links/shared-run'
import { useLink } from '../../page/links/use-link'
import type { OverlayProps } from '../../page/overlay'
import { ChoiceBox } from '../../parts/ChoiceBox'
import { Paper } from '../../parts/Paper'
import { PrintSheet } from './PrintSheet'
import styles from './Sheet.module.css'
import { lineChoices } from './sheet-parts'

/** Print preview of the pipeline. */
export default function SheetDialog({ onClose }: OverlayProps) {
  const { editor, runner } = useApp()
  const draft = useStore(editor, state => state.draft)
  const found = useSharedRun()
  const isCovered = useStore(runner, state => state.covered)
  const [withResults, setWithResults] = useState(true)
  const [withCode, setWithCode] = useState(true)
  const [lines, setLines] = useState<number>(lineChoices[1])
  const run = withResults && !isCovered ? found : null
  const link = useShortLink()
  const sheet = <PrintSheet draft={draft} recording={run ?? null} lines={lines} link={withCode ? link : null} />

  return (
    <>
      <div className={styles.choices}>
        <ChoiceBox
          label={t('With the last run')}
          checked={withResults && Boolean(found) && !isCovered}
          disabled={!found || isCovered}
          onChange={setWithResults}
          hint={runHint(found !== null, isCovered)}
        />
        <ChoiceBox
          label={t('With a code to scan')}
          checked={withCode && link !== null}
          disabled={link === null}
          onChange={setWithCode}
          hint={link === null ? t('This pipeline is too long for a code.') : t('It opens this pipeline on a phone.')}
        />
        <label className={classNames(layout.stack1, styles.lines)}>
          {t('Lines for notes')}
          <Select value={lines} onChange={event => setLines(Number(event.target.value))}>
            {lineChoices.map(count => (
              <option key={count} value={count}>
                {count === 0 ? t('None') : count}
              </option>
            ))}
          </Select>
        </label>
      </div>
      <Paper label={t('Preview')}>{sheet}</Paper>
      <DialogActions>
        <Button onClick={onClose}>{t('Close')}</Button>
        <Button look="strong" icon={Printer} data-focus onClick={() => window.print()}>
          {t('Print')}
        </Button>
      </DialogActions>
    </>
  )
}

function runHint(isThere: boolean, isCovered: boolean): string {
  if (isCovered) return t('Its results are hidden: reveal them first. Until then, empty boxes are printed.')
  return isThere ? t('Without it, empty boxes are printed to fill in.') : t('Press Run first to include it.')
}

/** A link to the bare document, without the run and what was typed. Null where it does not fit a code. */
function useShortLink(): string | null | undefined {
  const { editor } = useApp()
  const draft = useStore(editor, state => state.draft)
  const made = useLink(useMemo(() => ({ draft, inputs: false }), [draft]))
  if (!made) return undefined
  return 'link' in made && made.link.length <= codeLimit ? made.link : null
}
