import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { AnswerToken } from '../../model/language-model'
import type { NodeReply } from '../view'
import { AnswerTokens } from './AnswerTokens'
import { Reply } from './Reply'

const token = (text: string, chance: number, others: Record<string, number> = {}): AnswerToken => ({
  text,
  logprob: Math.log(chance),
  others: Object.entries(others).map(([other, part]) => ({ text: other, logprob: Math.log(part) })),
})
const tokens = [token('A', 0.9, { The: 0.08 }), token(' dog', 0.42, { ' cat': 0.5 }), token(' ran', 0.2), token('.', 1)]
const answer = { tokens, provider: 'llama-cpp', answeredBy: 'llama', continues: true }

test('each piece is a button that says how sure the model was, and the text reads on', () => {
  const { container } = render(<AnswerTokens answer={answer} />)
  const group = screen.getByRole('group', { name: 'The answer in its pieces' })
  expect(group.textContent).toBe('A dog ran.')
  const names = within(group)
    .getAllByRole('button')
    .map(button => button.getAttribute('aria-label'))
  expect(names).toEqual(['A, 90 percent', 'dog, 42 percent', 'ran, 20 percent', 'period, 100 percent'])
  expect(container.textContent).toContain('Shaded pieces: it was less than 70% sure.')
})

test('no line breaks between a word and its period: they share a group of their own', () => {
  render(<AnswerTokens answer={answer} />)
  const period = screen.getByRole('button', { name: /, 100 percent$/ })
  expect(period.parentElement?.textContent).toBe('ran.')
})

test('is one tab stop, and arrow keys move in it', async () => {
  const user = userEvent.setup()
  HTMLElement.prototype.checkVisibility ??= () => true
  render(<AnswerTokens answer={answer} />)
  await user.tab()
  expect(document.activeElement?.getAttribute('aria-label')).toBe('A, 90 percent')
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('dog, 42 percent')
  await user.keyboard('{Enter}')
  expect(screen.getByRole('region', { name: 'In place of “dog”' })).toBeTruthy()
})

test('a piece shows the others, and one of them can be taken', async () => {
  const user = userEvent.setup()
  const onContinue = vi.fn()
  render(<AnswerTokens answer={answer} onContinue={onContinue} />)
  await user.click(screen.getByRole('button', { name: 'dog, 42 percent' }))
  const bars = screen.getByRole('region', { name: 'In place of “dog”' })
  expect(bars.textContent).toContain('all others together 8%')
  await user.click(within(bars).getByRole('button', { name: 'space cat, 50 percent, press to run again from here' }))
  expect(onContinue).toHaveBeenCalledWith({
    text: 'A cat',
    tokens: [tokens[0], { ...token(' cat', 0.5), others: [{ text: ' dog', logprob: Math.log(0.42) }] }],
  })
})

test.each<[string, Partial<NodeReply>, string]>([
  ['a model that cannot go on', { continues: false }, 'llama cannot go on from a beginning'],
  ['an answer with tools', { toolsRun: 1 }, 'It used tools for this answer'],
])('%s is not run again, and the reason is there', async (_, more, reason) => {
  const user = userEvent.setup()
  render(<AnswerTokens answer={{ ...answer, ...more }} onContinue={() => {}} />)
  await user.click(screen.getByRole('button', { name: 'dog, 42 percent' }))
  expect(screen.getByText(new RegExp(reason))).toBeTruthy()
  expect(within(screen.getByRole('region')).queryAllByRole('button')).toEqual([])
})

test('a reply without chances is Markdown, and one with them is in pieces once it is complete', async () => {
  const reply: NodeReply = { text: 'A dog ran.', streaming: false, provider: 'llama-cpp', answeredBy: 'llama' }
  const { rerender } = render(<Reply reply={reply} />)
  expect(screen.queryByRole('group', { name: 'The answer in its pieces' })).toBeNull()
  rerender(<Reply reply={{ ...reply, tokens, streaming: true }} />)
  expect(screen.queryByRole('group', { name: 'The answer in its pieces' })).toBeNull()
  rerender(<Reply reply={{ ...reply, tokens }} />)
  expect(await screen.findByRole('group', { name: 'The answer in its pieces' })).toBeTruthy()
})
