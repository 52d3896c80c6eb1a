import { Button } from '../../../components/Button'
import { Dialog } from '../../../components/Dialog'
import { say, t } from '../../../language/active'
import type { Words } from '../../../language/message'
import type { ArrivalParts } from './IncomingDialog'

/** Says why something cannot be opened. */
export function ArrivedUnreadable({ open, onClose, problem }: ArrivalParts & { problem: Words }) {
  return (
    <Dialog
      open={open}
      title={t('This cannot be opened')}
      onClose={onClose}
      actions={
        <Button look="strong" data-focus onClick={onClose}>
          {t('OK')}
        </Button>
      }
    >
      <p role="alert">{say(problem)}</p>
      <p>{t('What you had open is still here.')}</p>
    </Dialog>
  )
}
