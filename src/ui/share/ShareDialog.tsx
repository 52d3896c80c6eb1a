import { Expand, FileDown } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../components/Button'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { Skeleton } from '../../components/Skeleton'
import { codeLimit } from '../../documents/links/link-length'
import { localize, t } from '../../language/active'
import type { LocalizedText } from '../../language/message'
import { useApp } from '../page/app-context'
import { useSave } from '../page/download'
import { useSharedRun } from '../page/links/shared-run'
import { type NoLink, type Sharing, useLink } from '../page/links/use-link'
import { useScreen } from '../page/screen'
import { ChoiceBox } from '../parts/ChoiceBox'
import { FitList } from '../parts/FitList'
import { LinkField } from '../parts/LinkField'
import { QrCode } from '../parts/QrCode'
import styles from '../parts/Share.module.css'

/** Shares the open document: as a link with its content, a QR code or a file. */
export default function ShareDialog() {
  const { editor } = useApp()
  const draft = useStore(editor, state => state.draft)
  const run = useSharedRun()
  const [withInputs, setWithInputs] = useState(true)
  const [withRun, setWithRun] = useState(false)
  const hasInputs = Object.keys(draft.inputs).length > 0
  const sharing = useMemo(
    (): Sharing => ({ draft, inputs: withInputs, ...(run && withInputs && withRun && { recording: run }) }),
    [draft, run, withInputs, withRun],
  )
  const made = useLink(sharing)
  const name = draft.document.name || t('Untitled')
  const hasTyped = withInputs && hasInputs
  const lighter = sharing.recording ? (hasTyped ? 'both' : 'run') : hasTyped ? 'typed' : 'none'

  return (
    <div className={layout.stack4}>
      <p className={layout.soft}>
        {t(
          'The link holds all of “{name}”. Nothing is uploaded, and keys are never in it. Anyone with the link has a copy.',
          { name },
        )}
      </p>
      <div className={layout.columns}>
        <ChoiceBox
          label={t('With what you typed')}
          hint={hasInputs || run ? t('The messages and drawings in the cards.') : t('You have typed nothing yet.')}
          checked={withInputs}
          onChange={setWithInputs}
        />
        <ChoiceBox
          label={t('With the last run')}
          hint={runHint(run !== undefined && run !== null, withInputs)}
          checked={withRun && withInputs && Boolean(run)}
          disabled={!run || !withInputs}
          onChange={setWithRun}
        />
      </div>
      {made === undefined ? (
        <Skeleton height={17} />
      ) : 'link' in made ? (
        <Handing link={made.link} name={name} lighter={lighter} />
      ) : (
        <NoLinkNote why={made.without} lighter={lighter} />
      )}
      <Save sharing={sharing} />
    </div>
  )
}

function runHint(isThere: boolean, withInputs: boolean): string {
  if (!withInputs) return t('A run shows what was typed, so it is left out too.')
  return isThere ? t('Everyone can replay it, without a key.') : t('Press Run first to include its answers.')
}

interface HandingProps {
  link: string
  name: string
  /** Parts that can be omitted to shorten it. */
  lighter: 'both' | 'run' | 'typed' | 'none'
}

function NoLinkNote({ why, lighter }: { why: NoLink } & Pick<HandingProps, 'lighter'>) {
  return (
    <div role="status" className={layout.notice} data-status="warning">
      {why === 'run'
        ? t('This run cannot be in a link. You can leave it out, or save it as a file.')
        : t(
            '{lighter, select, both {This is too much for a link. You can leave out the run or what you typed, or save it as a file.} run {This is too much for a link. You can leave out the run, or save it as a file.} typed {This is too much for a link. You can leave out what you typed, or save it as a file.} other {This is too much for a link. You can save it as a file.}}',
            { lighter },
          )}{' '}
      <HandInInstead />
    </div>
  )
}

/** The link, its code, and which channels can carry it. */
function Handing({ link, name, lighter }: HandingProps) {
  const [large, setLarge] = useState(false)
  return (
    <div className={styles.handing}>
      <div className={classNames(layout.stack2, styles.frame)}>
        {link.length <= codeLimit ? (
          <>
            <QrCode text={link} label={t('QR code that opens {name}', { name })} />
            <Button look="quiet" icon={Expand} onClick={() => setLarge(true)}>
              {t('Show it large')}
            </Button>
          </>
        ) : (
          <div className={layout.notice} data-status="warning">
            {t(
              '{lighter, select, both {Too long for a QR code that a projector can show. You can leave out the run or what you typed, or save it as a file.} run {Too long for a QR code that a projector can show. You can leave out the run, or save it as a file.} typed {Too long for a QR code that a projector can show. You can leave out what you typed, or save it as a file.} other {Too long for a QR code that a projector can show. You can save it as a file.}}',
              { lighter },
            )}{' '}
            <HandInInstead />
          </div>
        )}
      </div>
      <div className={classNames(layout.stack4, styles.words)}>
        <LinkField link={link} />
        <FitList length={link.length} />
      </div>
      {large && <LargeCode text={link} name={name} onClose={() => setLarge(false)} />}
    </div>
  )
}

/** In a class, its gateway takes what is too long for a code. */
function HandInInstead() {
  const { settings } = useApp()
  const screen = useScreen()
  const isInClass = useStore(settings, ({ connections }) => connections.some(({ provider }) => provider === 'class'))
  if (!isInClass) return null
  return <Button onClick={() => screen.show('hand-in')}>{t('Hand in')}</Button>
}

function Save({ sharing: { inputs, recording } }: { sharing: Sharing }) {
  const { files, settings } = useApp()
  const save = useSave()
  const forDevelopers = useStore(settings, state => state.developer)
  const [problem, setProblem] = useState<LocalizedText>()
  const saveJson = async () => save(await files.documentFile({ inputs, recording: recording !== undefined }, recording))
  const saveYaml = async () => {
    const file = await files.yamlFile()
    setProblem('problem' in file ? file.problem : undefined)
    if (!('problem' in file)) save({ name: file.name, blob: new Blob([file.text], { type: 'application/yaml' }) })
  }
  return (
    <div className={classNames(layout.cluster3, styles.save)}>
      <Button icon={FileDown} onClick={saveJson}>
        {t('Save as file')}
      </Button>
      {forDevelopers && (
        <Button icon={FileDown} onClick={saveYaml}>
          {t('Save as YAML')}
        </Button>
      )}
      <span role="status" className={classNames(layout.grow, layout.hint)}>
        {problem
          ? localize(problem)
          : t('A file can be any size. Open it with “Open a file” in the library, or drop it on this page.')}
        {!problem && forDevelopers && ` ${t('YAML is easy to read, and works in the terminal.')}`}
      </span>
    </div>
  )
}

interface LargeCodeProps {
  text: string
  /** What the code opens. */
  name: string
  onClose(): void
}

/** The code in full size, for projection. Escape or a press anywhere closes it. */
function LargeCode({ text, name, onClose }: LargeCodeProps) {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => ref.current?.showModal(), [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and the platform gives it.
    <dialog
      ref={ref}
      className={styles.large}
      aria-label={t('QR code of {name}', { name })}
      onClick={onClose}
      onCancel={event => {
        // The dialog below must not handle it.
        event.stopPropagation()
        event.preventDefault()
        onClose()
      }}
    >
      <QrCode text={text} label={t('QR code that opens {name}', { name })} />
      <p className={classNames(layout.cluster4, layout.huge)}>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <Button onClick={onClose}>{t('Back')}</Button>
      </p>
    </dialog>
  )
}
