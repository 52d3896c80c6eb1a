import { msg } from '../../language/message'
import { model, systemPrompt } from '../cards'
import { argument, asked, mockNode } from './parts'
import { flowStarter } from './starter'

export const newsroom = flowStarter(
  {
    id: 'newsroom',
    title: msg('Newsroom'),
    teaches: msg(
      'A reporter asks the archive. A checker and a painter work at the same time, and the editor waits for both.',
    ),
  },
  [
    {
      id: 'reporter',
      name: msg('Reporter'),
      nodes: [
        asked(
          'tip',
          msg('What happened?'),
          msg('A storm took the roof of the school in our town last night. Nobody was hurt.'),
        ),
        systemPrompt(
          'reporter-prompt',
          msg(
            'You are a reporter. Ask {consult_Archive} what the paper knows about it, then write the news in four plain sentences.',
            { consult_Archive: msg({ message: 'consult_Archive', context: 'name of a tool' }) },
          ),
        ),
        model('reporter-model', { temperature: 0.3 }),
      ],
    },
    {
      id: 'archive',
      name: msg({ message: 'Archive', context: 'name of a pipeline' }),
      tool: { description: 'What the paper wrote before: storms, the school, the town.' },
      nodes: [
        mockNode(
          'archive-data',
          msg({ message: 'archive', context: 'name of a card' }),
          { query: argument('What to look for') },
          {
            articles: [
              { date: '2021-02-11', title: msg('Storm closes the bridge for two days') },
              { date: '2019-09-02', title: msg('The school has a new roof') },
            ],
          },
        ),
      ],
    },
    {
      id: 'checker',
      name: msg('Fact checker'),
      nodes: [
        {
          id: 'sureness',
          type: 'gauge_display',
          config: {
            name: msg({ message: 'sureness', context: 'name of a card' }),
            label: msg('How sure the facts are'),
            style: 'dial',
            min: 0,
            max: 100,
            unit: '%',
          },
        },
        systemPrompt(
          'checker-prompt',
          msg(
            'You check facts. Show with {display_sureness_gauge} how sure the story is, from 0 to 100, and name the one fact that somebody should call about.',
            { display_sureness_gauge: msg({ message: 'display_sureness_gauge', context: 'name of a tool' }) },
          ),
        ),
        model('checker-model'),
      ],
    },
    {
      id: 'painter',
      name: msg('Painter'),
      nodes: [
        {
          id: 'picture',
          type: 'pixel_art_display',
          config: { name: msg({ message: 'news', context: 'name of a card' }) },
        },
        systemPrompt(
          'painter-prompt',
          msg('You draw for the paper. Draw the news with {generate_news_pixel_art}, 8 by 8.', {
            generate_news_pixel_art: msg({ message: 'generate_news_pixel_art', context: 'name of a tool' }),
          }),
        ),
        model('painter-model', { temperature: 0.3 }),
      ],
    },
    {
      id: 'editor',
      name: msg('Editor'),
      nodes: [
        systemPrompt(
          'editor-prompt',
          msg(
            'You are the editor. Write a headline of at most eight words, and below it the news in two sentences. Leave out what the checker is not sure of.',
          ),
        ),
        model('editor-model', { temperature: 0.3 }),
        { id: 'front-page', type: 'text_display', config: { label: msg('Front page') } },
      ],
    },
  ],
  [
    ['reporter', 'tool', 'archive'],
    ['reporter', 'next', 'checker', msg('story')],
    ['reporter', 'next', 'painter', msg('story')],
    ['checker', 'next', 'editor'],
    ['painter', 'next', 'editor'],
  ],
)
