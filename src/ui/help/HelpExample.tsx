import { FolderOpen, Play, Square } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../components/Button'
import { nextFrame } from '../../host/page-host'
import { localize, t } from '../../language/active'
import type { Example } from '../../nodes/kit/help'
import { createEditor } from '../../store/document/editor'
import { demoOnlyHost } from '../../store/run/demo-run'
import { createRunner } from '../../store/run/run'
import { useApp } from '../app/app-context'
import { ExampleNode } from './ExampleNode'
import styles from './Help.module.css'

/** The example of a help card: small cards with inputs, which run on the demo. */
export function HelpExample({ example, onClose }: { example: Example; onClose(): void }) {
  const { host, nodeTypes, library } = useApp()
  const { editor, runner } = useMemo(() => {
    const editor = createEditor({ nodeTypes, random: Math.random, draft: example })
    return { editor, runner: createRunner({ editor, host: demoOnlyHost(host, { paced: true }), nextFrame }) }
  }, [example, host, nodeTypes])
  useEffect(() => () => runner.stop(), [runner])
  const live = useStore(runner, state => state.live)
  const message = useStore(runner, state => state.run.message)
  const document = useStore(editor, state => state.draft.document)

  const open = async () => {
    const { document, inputs } = editor.getState().draft
    if (await library.preview({ document, inputs })) onClose()
  }
  return (
    <section aria-label={t('Example')} className={styles.example}>
      <div className={styles.acts}>
        {live ? (
          <Button icon={Square} onClick={runner.stop}>
            {t('Stop the example')}
          </Button>
        ) : (
          <Button look="strong" icon={Play} onClick={() => runner.start()}>
            {t('Run the example')}
          </Button>
        )}
      </div>
      {document.pipelines.map(({ id, name, nodes }) => (
        <div key={id} className={styles.pipeline}>
          {document.pipelines.length > 1 && <h4>{name}</h4>}
          <ol>
            {nodes.map(node => (
              <ExampleNode
                key={node.id}
                node={node}
                isIt={node.id === example.nodeId}
                editor={editor}
                runner={runner}
                pipelineId={id}
              />
            ))}
          </ol>
        </div>
      ))}
      {message && <p role="alert">{localize(message)}</p>}
      <div>
        <Button look="quiet" icon={FolderOpen} onClick={open}>
          {t('Open it as a pipeline')}
        </Button>
      </div>
    </section>
  )
}
