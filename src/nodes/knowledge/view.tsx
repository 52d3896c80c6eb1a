import { LibraryBig } from 'lucide-react'
import { Sketch } from '../../components/Sketch'
import { t } from '../../language/active'
import { msg } from '../../language/message'
import { displayView } from '../kit/outputs'
import type { NodeView } from '../view'
import { type KnowledgeConfig, KnowledgeResult } from './node'
import { Passages, QueryLine } from './Passages'
import { SourceFiles } from './SourceFiles'

/** Closed books. */
function BlankShelf() {
  return (
    <Sketch width={64} height={38} strokeLinejoin="round">
      <path d="M4 36h56" strokeLinecap="round" />
      <path d="M12 6h8v29h-8zM20 11h9v24h-9z" fill="currentColor" fillOpacity="0.15" />
      <path d="M33 12l8-3 9 25" strokeDasharray="4 4" />
    </Sketch>
  )
}

const view: NodeView<KnowledgeConfig> = {
  Icon: LibraryBig,
  shelf: 'everyday',
  alsoCalled: msg({
    message: 'rag search documents notes database facts memory',
    context: 'other words that find the card “Knowledge”',
  }),
  summary({ text, documents }) {
    const count = documents.length
    const files =
      count === 1 ? (documents[0]?.name ?? '') : t('{count, plural, one {# file} other {# files}}', { count })
    if (!text.trim()) return count > 0 ? files : t('no text yet')
    return count > 0 ? t('pasted text and {files}', { files }) : t('pasted text')
  },
  controls: { documents: SourceFiles },
  ...displayView<KnowledgeResult, KnowledgeConfig>(KnowledgeResult, {
    hero: found => <Passages found={found} />,
    earlier: found => <QueryLine found={found} />,
    empty: {
      art: <BlankShelf />,
      soon: msg('What the model finds will show here.'),
      busy: msg('The model may look something up…'),
    },
  }),
}

export default view
