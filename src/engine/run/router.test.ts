import { expect, it } from 'vitest'
import { routerPrompt } from './router'

const target = (id: string, description = '') => ({
  id,
  title: id.toUpperCase(),
  description,
  prompts: [],
  settings: {},
})

it('a model that chooses gets a description only of targets that have one', () => {
  const prompt = routerPrompt('Choose.', [target('a', 'Answers letters.'), target('b')])
  expect(prompt).toContain('ID: a\nType: pipeline\nTitle: A\nDescription: Answers letters.\n---')
  expect(prompt).toContain('ID: b\nType: pipeline\nTitle: B\n---')
})
