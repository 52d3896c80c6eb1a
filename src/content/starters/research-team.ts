import { msg } from '../../language/message'
import { model, systemPrompt } from '../cards'
import { asked, knowledgeNode } from './parts'
import { flowStarter } from './starter'

const NATURE = msg(`# Whales breathe

Whales breathe air. A sperm whale can hold its breath for ninety minutes, and dives deeper than a thousand meters for squid.

# Whales sing

Male humpback whales sing. One song lasts up to thirty minutes, and all whales of one sea sing the same song.`)

const HISTORY = msg(`# Whale oil

Two hundred years ago, lamps burned whale oil. Whole towns lived from whaling, and whales became rare.

# Whales protected

Since 1986 most countries have agreed to hunt no more whales. Humpback whales have come back since.`)

export const researchTeam = flowStarter(
  {
    id: 'research-team',
    title: msg('Research desk'),
    teaches: msg(
      'Two researchers read different shelves side by side. The editor waits for both, and names what they found.',
    ),
  },
  [
    {
      id: 'question',
      name: msg('Question'),
      nodes: [
        asked('wish', msg('What do you want to know?'), msg('How do whales sing, and why did people hunt whales?')),
      ],
    },
    {
      id: 'nature',
      name: msg('Nature shelf'),
      nodes: [
        knowledgeNode('nature-texts', msg({ message: 'nature', context: 'name of a card' }), NATURE),
        systemPrompt(
          'nature-prompt',
          msg(
            'You know animals. Look the question up with {knowledge_search_nature}, and note only what the passages say.',
            { knowledge_search_nature: msg({ message: 'knowledge_search_nature', context: 'name of a tool' }) },
          ),
        ),
        model('nature-model'),
      ],
    },
    {
      id: 'history',
      name: msg('History shelf'),
      nodes: [
        knowledgeNode('history-texts', msg({ message: 'history', context: 'name of a card' }), HISTORY),
        systemPrompt(
          'history-prompt',
          msg(
            'You know the past. Look the question up with {knowledge_search_history}, and note only what the passages say.',
            { knowledge_search_history: msg({ message: 'knowledge_search_history', context: 'name of a tool' }) },
          ),
        ),
        model('history-model'),
      ],
    },
    {
      id: 'editor',
      name: msg('Editor'),
      nodes: [
        {
          id: 'findings',
          type: 'list_display',
          config: { name: msg({ message: 'findings', context: 'name of a card' }), label: msg('What was found') },
        },
        systemPrompt(
          'editor-prompt',
          msg(
            'You are the editor. Show with {display_findings_list} what the two shelves say, one finding a line. Then answer the question in three short sentences, from the notes alone.',
            { display_findings_list: msg({ message: 'display_findings_list', context: 'name of a tool' }) },
          ),
        ),
        model('editor-model', { temperature: 0.3 }),
      ],
    },
  ],
  [
    ['question', 'next', 'nature'],
    ['question', 'next', 'history'],
    ['nature', 'next', 'editor', msg('notes')],
    ['history', 'next', 'editor', msg('notes')],
  ],
)
