import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { bytesOf, gif } from '../../../tests/support/file-bytes'
import type { RunInput } from '../../model/document'
import file from './node'
import view from './view'

const config = v.parse(file.configSchema, { path: 'letter.txt' })

function Card({ onInput }: { onInput(input: RunInput | undefined): void }) {
  const [value, setValue] = useState<RunInput>()
  const take = (input: RunInput | undefined) => {
    setValue(input)
    onInput(input)
  }
  return view.Input ? <view.Input nodeId="n" config={config} value={value} onInput={take} wanted /> : null
}

it('takes the text of the chosen file, says its name, and gives it back', async () => {
  const inputs: (RunInput | undefined)[] = []
  render(<Card onInput={input => inputs.push(input)} />)
  expect(screen.getByText('This pipeline asks for letter.txt.')).toBeDefined()
  await userEvent.upload(
    screen.getByLabelText('Choose a file'),
    new File(['Dear bear'], 'letter.txt', { type: 'text/plain' }),
  )
  expect(await screen.findByText('letter.txt, 9 characters')).toBeDefined()
  expect(inputs).toEqual([{ file: { name: 'letter.txt', mediaType: 'text/plain', text: 'Dear bear' } }])
  await userEvent.click(screen.getByRole('button', { name: 'Remove it' }))
  expect(inputs.at(-1)).toBeUndefined()
})

it('refuses what is no text, and what is too long', async () => {
  const inputs: unknown[] = []
  render(<Card onInput={input => inputs.push(input)} />)
  await userEvent.upload(screen.getByLabelText('Choose a file'), new File(['a\0b'], 'photo.jpg'))
  expect((await screen.findByRole('alert')).textContent).toContain('“photo.jpg” does not')
  await userEvent.upload(screen.getByLabelText('Choose a file'), new File(['x'.repeat(1_000_001)], 'long.txt'))
  await screen.findByText(/too long/)
  expect(inputs).toEqual([])
})

it('takes a picture with the type of its bytes, shows it, and says how large it is', async () => {
  const inputs: (RunInput | undefined)[] = []
  render(<Card onInput={input => inputs.push(input)} />)
  const data = Buffer.from(gif()).toString('base64')
  await userEvent.upload(screen.getByLabelText('Choose a file'), new File([gif()], 'dot.png', { type: 'image/png' }))
  expect(await screen.findByText('A picture, 1 kB')).toBeDefined()
  expect(inputs).toEqual([{ image: { mediaType: 'image/gif', data } }])
  expect(screen.getByRole('img', { name: 'What you chose' }).getAttribute('src')).toBe(`data:image/gif;base64,${data}`)
})

it('P03b: a CSV of Excel is read as Windows-1252, and the card says so', async () => {
  const inputs: (RunInput | undefined)[] = []
  render(<Card onInput={input => inputs.push(input)} />)
  const csv = new File([bytesOf('Name;Gr\xf6\xdfe')], 'excel.csv', { type: 'text/csv' })
  await userEvent.upload(screen.getByLabelText('Choose a file'), csv)
  expect(await screen.findByText(/“excel.csv” was read as Windows-1252/)).toBeDefined()
  expect(screen.getByText('Name;Größe')).toBeDefined()
  expect(inputs).toEqual([
    { file: { name: 'excel.csv', mediaType: 'text/csv;charset=windows-1252', text: 'Name;Größe' } },
  ])
})

it('P03d: a photo of a phone that models do not read is refused by what it is, before its size', async () => {
  render(<Card onInput={() => {}} />)
  const heic = bytesOf(`\0\0\0\x18ftypheic\0\0\0\0${'x'.repeat(2_000_000)}`)
  await userEvent.upload(screen.getByLabelText('Choose a file'), new File([heic], 'IMG.HEIC'))
  expect((await screen.findByRole('alert')).textContent).toMatch(/HEIC.*PNG or JPEG/)
})

it('says that a file is empty', async () => {
  render(<Card onInput={() => {}} />)
  await userEvent.upload(screen.getByLabelText('Choose a file'), new File([], 'none.txt'))
  expect(await screen.findByText('none.txt is empty.')).toBeDefined()
})

it('shows the first lines of a table', async () => {
  render(<Card onInput={() => {}} />)
  const csv = new File(['a,b\n1,2\n3,4\n5,6\n7,8\n9,10'], 'table.csv', { type: 'text/csv' })
  await userEvent.upload(screen.getByLabelText('Choose a file'), csv)
  expect(await screen.findByText(/a,b\s1,2/)).toBeDefined()
  expect(screen.queryByText(/9,10/)).toBeNull()
})
