import type { Page } from '@playwright/test'
import { encodeClassLink } from '../../src/documents/links/class-link'
import { soak } from '../support/soak'
import { expectAccessible } from './axe'
import { expect } from './fixtures'
import { test } from './model-servers'
import { openMore, run } from './stack-page'

/** Students of the class, and how many of them hand in. */
const [students, handingIn] = soak ? [30, 20] : [3, 2]

async function handIn(student: Page, name: string): Promise<void> {
  await openMore(student, 'My class')
  const mine = student.getByRole('dialog', { name: 'My class' })
  await mine.getByRole('button', { name: 'Hand in' }).click()
  const dialog = student.getByRole('dialog', { name: 'Hand in' })
  await expect(dialog.getByRole('region', { name: 'What goes to your teacher' })).toContainText('Mood ring')
  await dialog.getByLabel('Your name on the wall').fill(name)
  await dialog.getByRole('button', { name: 'Hand in', exact: true }).click()
  await expect(dialog.getByText('Handed in as')).toBeVisible()
}

test('students hand in what they made; the teacher sees it as a wall, in the gallery and on the projector', async ({
  openPage,
  gateway,
}) => {
  const link = `${gateway.origin}/${encodeClassLink({ gateway: gateway.origin, code: gateway.code, name: 'Room 4' })}`
  const pages: Page[] = []
  for (let index = 0; index < students; index++) {
    const { page: student } = await openPage({ url: link })
    await student.getByRole('button', { name: 'Join Room 4' }).click()
    await expect(student.getByText('You are in')).toBeVisible()
    await student.keyboard.press('Escape')
    pages.push(student)
  }
  const [first] = pages as [Page, ...Page[]]
  await run(first)
  for (const [index, student] of pages.slice(0, handingIn).entries()) await handIn(student, index === 0 ? 'Ada' : '')
  await expectAccessible(first)

  const { page: teacher, context } = await openPage({
    url: `${gateway.origin}/teacher/enter?code=${gateway.teacherCode}`,
  })
  await teacher.getByRole('link', { name: 'Handed in, Room 4' }).click()
  const wall = teacher.getByRole('list', { name: 'Works' }).getByRole('listitem')
  await expect(wall).toHaveCount(handingIn)
  await expect(wall.filter({ hasText: 'Ada (Seat 1)' })).toContainText('Mood ring')
  await expectAccessible(teacher)
  const opened = context.waitForEvent('page')
  await teacher.getByRole('link', { name: 'Open in the gallery' }).click()
  const gallery = await opened
  const works = gallery.getByRole('list', { name: 'Works' }).getByRole('article')
  await expect(works).toHaveCount(handingIn)
  const ada = gallery.getByRole('article', { name: 'Ada', exact: true })
  await expect(ada).toContainText('word word word')
  await expect(gallery.getByRole('article', { name: 'Seat 2', exact: true })).toBeVisible()

  // A newer one replaces the old one.
  await first.keyboard.press('Escape')
  await handIn(first, 'Ada L.')
  await gallery.getByRole('button', { name: 'Refresh' }).click()
  await expect(gallery.getByRole('article', { name: 'Ada L.', exact: true })).toBeVisible()
  await expect(works).toHaveCount(handingIn)

  await teacher.getByRole('link', { name: 'Refresh' }).click()
  const projected = context.waitForEvent('page')
  await wall.filter({ hasText: 'Ada L.' }).getByRole('link', { name: 'On the projector' }).click()
  await expect((await projected).getByRole('dialog', { name: 'One card at a time' })).toBeVisible()

  await teacher.getByRole('button', { name: 'Delete the work of Ada L. (Seat 1)' }).click()
  await expect(wall).toHaveCount(handingIn - 1)
})
