import '@xyflow/react/dist/base.css'
import {
  Handle,
  Position,
  ReactFlow,
  ReactFlowProvider,
  useEdgesState,
  useNodesState,
  useReactFlow,
} from '@xyflow/react'
import { memo } from 'react'
import { createRoot } from 'react-dom/client'

// React Flow with two hundred nodes, each the target of an earlier one, as baseline of the graph.

const count = 200
const columns = 14
/** So many nodes change their status per frame of a run. */
const perFrame = 10

const nodes = Array.from({ length: count }, (_, index) => ({
  id: `p${index}`,
  type: 'pipeline',
  position: { x: (index % columns) * 240, y: Math.floor(index / columns) * 160 },
  data: { name: `p${index}`, status: 'idle' },
}))
const edges = nodes
  .slice(1)
  .map(({ id }, index) => ({ id: `e${index}`, source: `p${Math.floor(index / 3)}`, target: id }))

const Pipeline = memo(function Pipeline({ data }: { data: { name: string; status: string } }) {
  return (
    <div style={{ width: 200, height: 90, border: '1px solid #999', background: '#fff' }}>
      <Handle type="target" position={Position.Top} />
      <strong>{data.name}</strong> {data.status}
      <Handle type="source" position={Position.Bottom} />
    </div>
  )
})
const nodeTypes = { pipeline: Pipeline }

const nextFrame = () => new Promise(resolve => requestAnimationFrame(resolve))

function Graph() {
  const [shown, setShown, onNodesChange] = useNodesState(nodes)
  const [lines, , onEdgesChange] = useEdgesState(edges)
  const flow = useReactFlow()
  const run = async () => {
    for (let done = perFrame; done <= count; done += perFrame) {
      setShown(before =>
        before.map((node, index) =>
          index >= done - perFrame && index < done ? { ...node, data: { ...node.data, status: 'done' } } : node,
        ),
      )
      await nextFrame()
    }
  }
  return (
    <>
      <button type="button" onClick={() => flow.zoomIn()}>
        Zoom in
      </button>
      <button type="button" onClick={() => flow.fitView()}>
        Show all
      </button>
      <button type="button" onClick={run}>
        Run
      </button>
      <section aria-label="Graph" style={{ width: 1200, height: 700 }}>
        <ReactFlow
          nodes={shown}
          edges={lines}
          nodeTypes={nodeTypes}
          onNodesChange={onNodesChange}
          onEdgesChange={onEdgesChange}
          onlyRenderVisibleElements
          minZoom={0.02}
          fitView
        />
      </section>
    </>
  )
}

createRoot(document.getElementById('root')!).render(
  <ReactFlowProvider>
    <Graph />
  </ReactFlowProvider>,
)
