import { useState } from 'react'
import { TextField } from '../../../components/TextField'
import type { Lesson } from '../../../content/lessons'
import { codeWithLesson } from '../../../documents/links/class-code'
import { decodeClassLink, encodeClassLink, isClassLink } from '../../../documents/links/class-link'
import { encodeLessonLink } from '../../../documents/links/lesson-link'
import { LinkField } from '../../share/LinkField'
import { QrCode } from '../../share/QrCode'
import { pageAddress } from '../../share/use-link'
import styles from './Teaching.module.css'

/** The link straight to a lesson. With a class link, one link joins the class and begins the lesson. */
export function LessonInvitation({ lesson: { id, title } }: { lesson: Lesson }) {
  const [typed, setTyped] = useState('')
  const read = typed === '' || !isClassLink(typed) ? undefined : decodeClassLink(typed)
  const invitation = read && 'gateway' in read ? read : undefined
  const problem = typed === '' || invitation ? undefined : read && 'problem' in read ? read.problem : noClassLink
  const link = pageAddress() + (invitation ? encodeClassLink({ ...invitation, lesson: id }) : encodeLessonLink(id))
  return (
    <section aria-label="Link to this lesson" className={styles.invitation}>
      <div>
        <h3>{invitation ? `Join ${invitation.name} and begin` : 'Link to this lesson'}</h3>
        <LinkField link={link} />
        {invitation && (
          <p>
            On the board: gateway <strong>{new URL(invitation.gateway).host}</strong>, code{' '}
            <strong>{codeWithLesson(invitation.code, id)}</strong>
          </p>
        )}
        <TextField
          label="Class link, if you have one"
          value={typed}
          onChange={(text = '') => setTyped(text)}
          placeholder="https://…/#class:…"
          {...(problem !== undefined && { error: problem })}
        />
      </div>
      <QrCode text={link} label={`Code that opens the lesson ${title}`} />
    </section>
  )
}

const noClassLink = 'This is not a class link. A class link has “#class:” in it.'
