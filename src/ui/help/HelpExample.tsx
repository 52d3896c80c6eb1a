import { FolderOpen, Play, Square } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../components/Button'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { nextFrame } from '../../host/page-host'
import { localize, t } from '../../language/active'
import type { Example } from '../../nodes/kit/help'
import { viewOf } from '../../nodes/views'
import { createEditor, type Editor } from '../../store/document/editor'
import { demoOnlyHost } from '../../store/run/demo-run'
import { createRunner, type Runner } from '../../store/run/run'
import { idleNode } from '../../store/run/run-state'
import { useApp } from '../page/app-context'
import { type NodeSnapshot, nodeSnapshots } from '../parts/snapshots/node-snapshots'
import { SentContent } from '../parts/snapshots/SentContent'
import { SnapshotResult } from '../parts/snapshots/SnapshotResult'
import { StackPicture } from '../parts/snapshots/StackPicture'
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
  const { document, inputs } = useStore(editor, state => state.draft)
  const nodes = useMemo(() => nodeSnapshots(document, inputs, nodeTypes), [document, inputs, nodeTypes])

  const open = async () => {
    const { document, inputs } = editor.getState().draft
    if (await library.preview({ document, inputs })) onClose()
  }
  return (
    <section aria-label={t('Example')} className={classNames(layout.stack3, layout.packed, layout.box, styles.example)}>
      <div className={layout.wrap2}>
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
      <StackPicture document={document} nodes={nodes} size="example" highlighted={example.nodeId}>
        {shown => <CardContent shown={shown} editor={editor} runner={runner} />}
      </StackPicture>
      {message && <p role="alert">{localize(message)}</p>}
      <div>
        <Button look="quiet" icon={FolderOpen} onClick={open}>
          {t('Open it as a pipeline')}
        </Button>
      </div>
    </section>
  )
}

interface CardContentProps {
  shown: NodeSnapshot
  editor: Editor
  runner: Runner
}

/** A card of an example: its input, or else what it says, and its result. */
function CardContent({ shown, editor, runner }: CardContentProps) {
  const { node, config, says, replyFrom, wantsInput } = shown
  const value = useStore(editor, state => state.draft.inputs[node.id])
  const run = useStore(runner, state => state.run.nodes[replyFrom ?? node.id] ?? idleNode)
  const Input = viewOf(node.type)?.Input
  return (
    <>
      {Input ? (
        <Input
          nodeId={node.id}
          config={config}
          value={value}
          onInput={input => editor.setInput(node.id, input)}
          wanted={wantsInput}
        />
      ) : (
        says.length > 0 && <SentContent parts={says} />
      )}
      <SnapshotResult shown={shown} run={run} onAnswer={runner.answer} />
    </>
  )
}
