import { Button } from '../../components/Button'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import type { DamagedDocument } from '../../documents/library/library'
import { t } from '../../language/active'
import { useApp } from '../page/app-context'
import { useSave } from '../page/download'
import { useScreen } from '../page/screen'

/** Documents that cannot be read, with a download of their raw data. */
export function DamagedDocuments({ documents }: { documents: readonly DamagedDocument[] }) {
  const { library } = useApp()
  const screen = useScreen()
  const save = useSave()
  const saveRest = async (id: string) => {
    const file = await library.damagedFile(id)
    if (file) save(file)
  }
  const forget = async (id: string, name: string) => {
    if (!(await library.forgetDamaged(id))) return
    screen.announce(
      name === ''
        ? t('Deleted what was left of a pipeline without a name')
        : t('Deleted what was left of “{name}”', { name }),
    )
  }
  if (documents.length === 0) return null
  return (
    <ul className={layout.stack1} aria-label={t('Damaged')}>
      {documents.map(({ id, name }) => {
        return (
          <li key={id} className={classNames(layout.cluster3, layout.notice)} data-status="error">
            <p>
              {name === ''
                ? t('A pipeline without a name is damaged and cannot be opened.')
                : t('“{name}” is damaged and cannot be opened.', { name })}
            </p>
            <Button
              aria-label={
                name === ''
                  ? t('Save what is left of a pipeline without a name')
                  : t('Save what is left of “{name}”', { name })
              }
              onClick={() => void saveRest(id)}
            >
              {t('Save what is left')}
            </Button>
            <Button
              aria-label={
                name === ''
                  ? t('Delete what is left of a pipeline without a name')
                  : t('Delete what is left of “{name}”', { name })
              }
              onClick={() => void forget(id, name)}
            >
              {t('Delete')}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
