import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { RunInput } from '../../model/document'
import userInput, { type UserInputConfig } from './node'
import view from './view'

/** The box on a card, and the engine's result. */
function say(fields: object) {
  const config = v.parse(userInput.configSchema, fields) as UserInputConfig
  const seen: { value?: RunInput } = {}
  function Card() {
    const [value, setValue] = useState<RunInput>()
    seen.value = value
    return view.Input ? <view.Input nodeId="n" config={config} value={value} onInput={setValue} wanted /> : null
  }
  render(<Card />)
  return {
    box: screen.getByRole('textbox', { name: 'Message' }),
    user: userEvent.setup(),
    added: () => userInput.context?.(config, seen.value),
  }
}

describe('the message', () => {
  it('is the value of the box: the text to start with, then what is typed over it', async () => {
    const { box, user, added } = say({ defaultValue: 'Good day' })
    expect(box).toHaveProperty('value', 'Good day')
    expect(added()).toEqual([{ user: [{ type: 'text', text: 'Good day' }] }])
    await user.type(box, '!')
    expect(added()).toEqual([{ user: [{ type: 'text', text: 'Good day!' }] }])
  })

  it('is none once the box is emptied', async () => {
    const { box, user, added } = say({ defaultValue: 'Good day' })
    await user.clear(box)
    expect(box).toHaveProperty('value', '')
    expect(added()).toEqual([])
  })
})
