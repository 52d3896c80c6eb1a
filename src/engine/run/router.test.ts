import { expect, it } from 'vitest'
import { routerPrompt } from './router'

const target = (id: string, description = '') => ({
  id,
  title: id.toUpperCase(),
  description,
  prompts: [],
  settings: {},
})

it('a model that chooses gets only what targets have', () => {
  const prompt = routerPrompt('Choose.', [target('a', 'Answers letters.'), target('b')])
  expect(prompt).toContain('ID: a\nType: pipeline\nTitle: A\nDescription: Answers letters.\n---')
  expect(prompt).toContain('ID: b\nType: pipeline\nTitle: B\n---')
  expect(prompt).toContain('compare what is asked with the title and the description of each place')
  expect(prompt).toContain('Routing Request: Choose.')
  const plain = routerPrompt(' ', [target('a'), target('b')])
  expect(plain).toContain('compare what is asked with the title of each place')
  expect(plain).not.toMatch(/Configuration|Routing Request/)
})
