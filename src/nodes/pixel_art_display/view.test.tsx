import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../../tests/support/show-output'
import pixelArtDisplay from './node'
import view from './view'

it('draws pixel art as one picture with a name', async () => {
  await show(pixelArtDisplay, view, [{ width: 2, height: 1, pixels: ['#ff0000', '#0000ff'] }], {
    label: 'Flag',
  })
  const picture = screen.getByRole('img', { name: 'Flag, 2 by 1 pixels' })
  expect([...picture.querySelectorAll('path')].map(path => path.getAttribute('fill'))).toEqual(['#ff0000', '#0000ff'])
  expect(screen.getByRole('button', { name: 'Save as PNG' })).toBeTruthy()
})
