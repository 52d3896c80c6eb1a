import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { msg } from '../language/message'
import { Rich } from './Rich'

const html = (text: ReturnType<typeof msg>) =>
  render(<Rich text={text} tags={{ b: content => <b>{content}</b>, code: content => <code>{content}</code> }} />)
    .container.innerHTML

it('renders the tags of a sentence, anywhere and in each other', () => {
  expect(html(msg('Press <b>Run</b>, then <b>Stop in <code>a</code></b>.'))).toBe(
    'Press <b>Run</b>, then <b>Stop in <code>a</code></b>.',
  )
  expect(html(msg('Run <i>it</i>'))).toBe('Run it')
})

it('renders no tags of a value', () => {
  expect(html(msg('Delete <b>{name}</b>?', { name: '<b>x</b> & </b>' }))).toBe(
    'Delete <b>&lt;b&gt;x&lt;/b&gt; &amp; &lt;/b&gt;</b>?',
  )
  expect(html(msg('{what} failed', { what: msg('<b>{name}</b>', { name: '<code>' }) }))).toBe(
    '&lt;b&gt;&lt;code&gt;&lt;/b&gt; failed',
  )
})
