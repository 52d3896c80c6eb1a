import { LayoutList } from 'lucide-react'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { Sketch } from '../../components/Sketch'
import { msg } from '../../language/message'
import { listOfFacts } from '../kit/facts'
import { displayView } from '../kit/outputs'
import type { NodeView } from '../view'
import { ListOutput } from './node'
import styles from './view.module.css'

function List({ title, items, ordered }: ListOutput) {
  const List = ordered ? 'ol' : 'ul'
  return (
    <div className={classNames(layout.stack2, layout.packed)}>
      {title && <h4 className={classNames(layout.large, layout.bold, layout.breakWords)}>{title}</h4>}
      <List className={styles.list}>
        {items.map((item, at) => (
          <li key={at}>{item}</li>
        ))}
      </List>
    </div>
  )
}

/** Three empty lines. */
function BlankList() {
  return (
    <Sketch strokeWidth="4" strokeLinecap="round">
      <path d="M8 6h0M8 18h0M8 30h0" strokeWidth="7" />
      <path d="M20 6h38M20 18h28M20 30h34" strokeDasharray="10 8" />
    </Sketch>
  )
}

const view: NodeView = {
  Icon: LayoutList,
  alsoCalled: msg({ message: 'bullets items todo', context: 'other words that find the card “List”' }),
  ...displayView(ListOutput, {
    hero: shown => <List {...shown} />,
    earlier: ({ title, items }) => [title, listOfFacts(items)].filter(Boolean).join(': '),
    empty: {
      art: <BlankList />,
      soon: msg('A list will show here.'),
      busy: msg('The model is writing things down…'),
    },
  }),
}

export default view
