import { msg } from '../../language/message'
import { type Help, toolExample } from '../kit/help'

const BEES = msg(
  '# Winter\n\nBees do not sleep in winter. They sit close together in a ball around the queen and shiver to keep warm.\n\n# Honey\n\nFor one jar of honey, bees visit about two million flowers.\n\n# How bees talk\n\nA bee that has found flowers dances on the comb.',
)

const help: Help = {
  what: msg('A shelf of texts. The model does not know them. It searches them and gets the parts that fit.'),
  seen: msg('A tool to search with. It sees only the passages that were found, and never the whole shelf.'),
  idea: msg('Ask something that is not on the shelf. Does the model say that it does not know?'),
  example: toolExample(
    msg('A shelf'),
    ['knowledge', { name: msg({ message: 'bees', context: 'name of a card' }), text: BEES, chunkSize: 200, topK: 2 }],
    msg('Look the question up with {knowledge_search_bees}. Answer in one sentence from what you found.', {
      knowledge_search_bees: msg({ message: 'knowledge_search_bees', context: 'name of a tool' }),
    }),
    msg('How do bees stay warm in winter?'),
  ),
}

export default help
