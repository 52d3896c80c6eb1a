import { useStore } from 'zustand'
import { CopyButton } from '../../../components/CopyButton'
import { t } from '../../../language/active'
import { framedDownload } from '../../page/download'
import { Notice } from '../../parts/notices/Notice'

/** After a download in a frame, which may refuse it without a word: the text to copy in its place. */
export function CopyNotice() {
  const file = useStore(framedDownload, state => state.file)
  if (!file) return null
  return (
    <Notice
      label={t('Download')}
      text={t(
        'If no file came, the page around this frame does not allow downloads. Copy the text of {file} in its place.',
        {
          file: file.name,
        },
      )}
      onDismiss={() => framedDownload.setState({ file: null })}
    >
      <CopyButton text={() => file.text} />
    </Notice>
  )
}
