import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import { t } from '../../../language/active'
import type { ContentPart } from '../../../model/language-model'
import styles from './Snapshots.module.css'

/** What a card sends to a model: its text and its images. */
export function SentContent({ parts }: { parts: readonly ContentPart[] }) {
  return (
    <div className={classNames(layout.stack3, styles.said)} data-words>
      {parts.map((part, index) =>
        part.type === 'text' ? (
          <p key={index} dir="auto" translate="no">
            {part.text}
          </p>
        ) : (
          <Picture key={index} {...part} />
        ),
      )}
    </div>
  )
}

const pictures = /^image\/(png|jpeg|webp|gif)$/

function Picture({ mediaType, data }: { mediaType: string; data: string }) {
  if (!pictures.test(mediaType)) return <p>{t('A picture that cannot be shown here.')}</p>
  return <img src={`data:${mediaType};base64,${data}`} alt={t('What was drawn or chosen')} />
}
