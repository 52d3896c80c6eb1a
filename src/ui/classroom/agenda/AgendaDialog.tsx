import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import { type Agenda, type AgendaItem, isAgendaLink } from '../../../documents/links/agenda-link'
import { t } from '../../../language/active'
import { useApp } from '../../page/app-context'
import { readIncomingContent } from '../../page/links/read-incoming-content'
import type { OverlayProps } from '../../page/overlay'
import { useScreen } from '../../page/screen'
import styles from './Agenda.module.css'
import { AgendaMaker } from './AgendaMaker'

/** A teacher's own order: the list of a link, or the form that makes one. */
export default function AgendaDialog({ overlay: { link, agenda } }: OverlayProps<'agenda'>) {
  if (agenda) return <Today agenda={agenda} />
  if (link !== undefined && isAgendaLink(link))
    return <p role="alert">{t('This list is damaged. Copy the whole link, or ask for it again.')}</p>
  return <AgendaMaker />
}

/** The list as a class sees it. */
function Today({ agenda }: { agenda: Agenda }) {
  const { files } = useApp()
  const screen = useScreen()
  const open = async ({ link }: AgendaItem) =>
    screen.show({ name: 'incoming', content: await readIncomingContent(files, link) })
  return (
    <>
      <ol className={layout.stack2}>
        {agenda.items.map((item, index) => (
          <li key={index}>
            <button
              type="button"
              className={classNames(layout.row3, layout.fill, styles.item)}
              onClick={() => void open(item)}
            >
              <b>{index + 1}</b>
              <span>{item.title}</span>
            </button>
          </li>
        ))}
      </ol>
      <p className={classNames(layout.hint, styles.hint)}>
        {t('The list opens again from the menu “More”, and when the page is loaded again.')}
      </p>
    </>
  )
}
