import { model, systemPrompt } from '../cards'
import { argument, asked, mockNode } from './parts'
import { flowStarter } from './starter'

export const newsroom = flowStarter(
  {
    id: 'newsroom',
    title: 'Newsroom',
    teaches:
      'A reporter asks the archive. A checker and a painter work at the same time, and the editor waits for both.',
  },
  [
    {
      id: 'reporter',
      name: 'Reporter',
      nodes: [
        asked('tip', 'What happened?', 'A storm took the roof of the school in our town last night. Nobody was hurt.'),
        systemPrompt(
          'reporter-prompt',
          'You are a reporter. Ask consult_Archive what the paper knows about it, then write the news in four plain sentences.',
        ),
        model('reporter-model', { temperature: 0.3 }),
      ],
    },
    {
      id: 'archive',
      name: 'Archive',
      tool: { description: 'What the paper wrote before: storms, the school, the town.' },
      nodes: [
        mockNode(
          'archive-data',
          'archive',
          { query: argument('What to look for') },
          {
            articles: [
              { date: '2021-02-11', title: 'Storm closes the bridge for two days' },
              { date: '2019-09-02', title: 'The school has a new roof' },
            ],
          },
        ),
      ],
    },
    {
      id: 'checker',
      name: 'Fact checker',
      nodes: [
        {
          id: 'sureness',
          type: 'gauge_display',
          config: { name: 'sureness', label: 'How sure the facts are', style: 'dial', min: 0, max: 100, unit: '%' },
        },
        systemPrompt(
          'checker-prompt',
          'You check facts. Show with display_sureness_gauge how sure the story is, from 0 to 100, and name the one fact that somebody should call about.',
        ),
        model('checker-model'),
      ],
    },
    {
      id: 'painter',
      name: 'Painter',
      nodes: [
        { id: 'picture', type: 'pixel_art_display', config: { name: 'news' } },
        systemPrompt('painter-prompt', 'You draw for the paper. Draw the news with generate_news_pixel_art, 8 by 8.'),
        model('painter-model', { temperature: 0.3 }),
      ],
    },
    {
      id: 'editor',
      name: 'Editor',
      nodes: [
        systemPrompt(
          'editor-prompt',
          'You are the editor. Write a headline of at most eight words, and below it the news in two sentences. Leave out what the checker is not sure of.',
        ),
        model('editor-model', { temperature: 0.3 }),
        { id: 'front-page', type: 'text_display', config: { label: 'Front page' } },
      ],
    },
  ],
  [
    ['reporter', 'tool', 'archive'],
    ['reporter', 'next', 'checker', 'story'],
    ['reporter', 'next', 'painter', 'story'],
    ['checker', 'next', 'editor'],
    ['painter', 'next', 'editor'],
  ],
)
