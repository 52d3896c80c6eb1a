import { ArrowUp, Plus, X } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton } from '../../../components/Button'
import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import { SelectField } from '../../../components/SelectField'
import { TextField } from '../../../components/TextField'
import { useItemIds } from '../../../components/use-item-ids'
import { type AgendaItem, encodeAgendaLink, maxItems } from '../../../documents/links/agenda-link'
import { codeLimit } from '../../../documents/links/link-length'
import { localize, t } from '../../../language/active'
import { lessonList } from '../../../lessons/lesson-list'
import { useApp } from '../../page/app-context'
import { pageAddress } from '../../page/links/use-link'
import { LinkField } from '../../parts/LinkField'
import { QrCode } from '../../parts/QrCode'
import styles from './Agenda.module.css'

/** The form for a list of lessons and stacks, and its link. */
export function AgendaMaker() {
  const { editor, files } = useApp()
  const [title, setTitle] = useState(() => t('Today'))
  const [items, setItems] = useState<readonly AgendaItem[]>([])
  const { ids, removeAt, move } = useItemIds(items.length)
  const [lesson, setLesson] = useState('')
  const [problem, setProblem] = useState('')
  const add = (item: AgendaItem) => setItems([...items, item].slice(0, maxItems))
  const addStack = async () => {
    try {
      const link = await files.link({ inputs: true, recording: false })
      setProblem('')
      add({ title: editor.getState().draft.document.name || t('Untitled'), link })
    } catch {
      setProblem(t('This stack is too large for a link.'))
    }
  }
  const lessons = Object.entries(lessonList).map(([id, { title }]) => ({ value: id, label: localize(title) }))
  const link = items.length > 0 && title.trim() ? pageAddress() + encodeAgendaLink({ title, items: [...items] }) : ''
  return (
    <div className={layout.stack4}>
      <p>{t('Make a list of lessons and stacks for your class. It is in the link: nothing is uploaded.')}</p>
      <TextField label={t('Its name')} value={title} onChange={name => setTitle(name ?? '')} />
      {items.length > 0 && (
        <ol className={layout.stack2}>
          {items.map((item, index) => (
            <li key={ids[index]} className={classNames(layout.row3, layout.fill, styles.item)}>
              <b>{index + 1}</b>
              <span>{item.title}</span>
              <IconButton
                icon={ArrowUp}
                label={t('Move up: {name}', { name: item.title })}
                disabled={index === 0}
                onClick={() => {
                  move(index, index - 1)
                  setItems(items.toSpliced(index, 1).toSpliced(index - 1, 0, item))
                }}
              />
              <IconButton
                icon={X}
                label={t('Remove {name}', { name: item.title })}
                onClick={() => {
                  removeAt(index)
                  setItems(items.toSpliced(index, 1))
                }}
              />
            </li>
          ))}
        </ol>
      )}
      <SelectField
        label={t('Add a lesson')}
        value={lesson}
        options={[{ value: '', label: t('Choose a lesson') }, ...lessons]}
        onChange={id => {
          setLesson('')
          const chosen = lessons.find(({ value }) => value === id)
          if (chosen) add({ title: chosen.label, link: `?lesson=${id}` })
        }}
      />
      <Button icon={Plus} onClick={() => void addStack()}>
        {t('Add the open stack, with its locks')}
      </Button>
      {problem && <p role="alert">{problem}</p>}
      {link && (
        <>
          <LinkField link={link} />
          {link.length <= codeLimit && (
            <div className={styles.code}>
              <QrCode text={link} label={t('QR code of the list')} />
            </div>
          )}
        </>
      )}
    </div>
  )
}
