import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { followTranslation } from './browser-translation'

/** Replaces every text by elements, as the translation of Chrome does. */
function translate(root: Node): void {
  const texts: Node[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node)
  for (const text of texts) {
    if (!text.nodeValue?.trim()) continue
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = `‹${text.nodeValue}›`
    outer.append(inner)
    text.parentNode?.replaceChild(outer, text)
  }
}

function Live({ done, of, isRunning, name }: { done: number; of: number; isRunning: boolean; name: string }) {
  return (
    <div data-testid="live">
      {isRunning && 'Running'}
      {isRunning ? <b>now</b> : 'Finished'} {done} of {of}
      {isRunning || <i>over</i>}
      <span>{name}</span>
    </div>
  )
}

it('a translated text changes with what it tells, and can be taken out and inserted before', async () => {
  followTranslation(document.body)
  const { rerender, unmount } = render(<Live done={1} of={3} isRunning name="One" />)
  const shown = () => screen.getByTestId('live').textContent
  for (const [props, expected] of [
    [{ done: 2, of: 3, isRunning: true, name: 'One' }, 'Runningnow 2 of 3One'],
    [{ done: 3, of: 3, isRunning: false, name: 'Two' }, 'Finished 3 of 3overTwo'],
    [{ done: 0, of: 9, isRunning: true, name: 'Two' }, 'Runningnow 0 of 9Two'],
  ] as const) {
    translate(screen.getByTestId('live'))
    await act(async () => rerender(<Live {...props} />))
    expect(shown()?.replace(/[‹›]/g, '')).toBe(expected)
  }
  translate(screen.getByTestId('live'))
  unmount()
  expect(document.body.textContent).toBe('')
})
