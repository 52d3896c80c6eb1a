import { useEffect, useState } from 'react'
import { Button } from '../../../components/Button'
import layout from '../../../components/layout.module.css'
import { Rich } from '../../../components/Rich'
import type { WorksInvitation } from '../../../documents/links/works-link'
import { localize, t } from '../../../language/active'
import { type LocalizedText, msg } from '../../../language/message'
import { useApp } from '../../page/app-context'
import { forgetLink } from '../../page/links/forget-link'
import { gallery, showClassWorks } from './gallery-store'
import { isReadableSubmission, type ReadableSubmission } from './submissions'

interface ClassWorksProps {
  invitation: WorksInvitation
  /** Opens a work on the projector. */
  onProject(work: ReadableSubmission): void
}

/**
 * Brings what a class handed in, from the link of the teacher's page. A link from elsewhere may name any address, so it is
 * asked first, except where the gateway serves this page.
 */
export function ClassWorks({ invitation, onProject }: ClassWorksProps) {
  const { files, nodeTypes } = useApp()
  const [state, setState] = useState<'asking' | 'reading' | 'done' | { problem: LocalizedText }>('asking')
  const show = async () => {
    setState('reading')
    const problem = await showClassWorks(invitation, files, nodeTypes)
    if (problem) return setState(problem)
    forgetLink()
    setState('done')
    const work = gallery.getState().works.find(({ inClass }) => inClass !== undefined && inClass === invitation.work)
    if (work && isReadableSubmission(work)) onProject(work)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each link; the parent gives each its own key.
  useEffect(() => {
    if (invitation.gateway === location.origin) void show()
  }, [])
  if (state === 'done') return null
  return (
    <div className={layout.cluster3}>
      <p>
        <Rich
          text={msg('The works of your class are at <strong>{host}</strong>.', {
            host: new URL(invitation.gateway).host,
          })}
          tags={{ strong: words => <strong>{words}</strong> }}
        />
      </p>
      <Button look="strong" disabled={state === 'reading'} onClick={show}>
        {state === 'reading' ? t('Reading…') : t('Show the works')}
      </Button>
      <p role="status" className={layout.notice} data-status="warning">
        {typeof state === 'object' && localize(state.problem)}
      </p>
    </div>
  )
}
