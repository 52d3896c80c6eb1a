import { useState } from 'react'
import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import { Rich } from '../../../components/Rich'
import { TextField } from '../../../components/TextField'
import type { Lesson } from '../../../content/lessons'
import { codeWithLesson } from '../../../documents/links/class-code'
import { decodeClassLink, encodeClassLink, isClassLink } from '../../../documents/links/class-link'
import { contentLink } from '../../../documents/links/content-link'
import { localize, t } from '../../../language/active'
import { msg } from '../../../language/message'
import { pageAddress } from '../../page/links/use-link'
import { LinkField } from '../../parts/LinkField'
import { QrCode } from '../../parts/QrCode'
import styles from './Teaching.module.css'

/** The link straight to a lesson. With a class link, one link joins the class and begins the lesson. */
export function LessonInvitation({ lesson: { id, title } }: { lesson: Lesson }) {
  const [typed, setTyped] = useState('')
  const read = typed === '' || !isClassLink(typed) ? undefined : decodeClassLink(typed)
  const invitation = read && 'gateway' in read ? read : undefined
  const problem = typed === '' || invitation ? undefined : read && 'problem' in read ? read.problem : noClassLink
  const link = invitation
    ? pageAddress() + encodeClassLink({ ...invitation, lesson: id })
    : contentLink(pageAddress(), { kind: 'lesson', id })
  return (
    <section aria-label={t('Link to this lesson')} className={classNames(layout.wrap4, styles.invitation)}>
      <div className={layout.stack2}>
        <h3>{invitation ? t('Join {name} and begin', { name: invitation.name }) : t('Link to this lesson')}</h3>
        <LinkField link={link} />
        {invitation && (
          <p className={layout.breakWords}>
            <Rich
              text={msg('On the board: gateway <strong>{gateway}</strong>, code <strong>{code}</strong>', {
                gateway: new URL(invitation.gateway).host,
                code: codeWithLesson(invitation.code, id),
              })}
              tags={{ strong: words => <strong>{words}</strong> }}
            />
          </p>
        )}
        <TextField
          label={t('Class link, if you have one')}
          value={typed}
          onChange={(text = '') => setTyped(text)}
          placeholder="https://…/#class:…"
          {...(problem !== undefined && { error: localize(problem) })}
        />
      </div>
      <QrCode text={link} label={t('Code that opens the lesson {title}', { title })} />
    </section>
  )
}

const noClassLink = msg('This is not a class link. A class link has “#class:” in it.')
