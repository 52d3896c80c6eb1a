import { html } from 'hono/html'
import { lessonOfNumber, sayLesson } from '../../lessons/lesson-numbers'
import type { ClassLimits, ClassRecord } from '../classes/class-record'
import { classProgress, type SeatProgress } from '../classes/progress'
import { seatsTaken, sharedSeat } from '../classes/seats'
import { seatsWaiting } from '../classes/waiting'
import type { Gateway } from '../gateway'
import type { Used } from '../used'
import type { Html } from './layout'

/** What each class used today. */
export async function classesUse(records: readonly ClassRecord[], { budget, counts }: Gateway): Promise<Html> {
  const rows = await Promise.all(
    records.map(async record => {
      const [used] = await budget.used(record)
      return row(
        record.name,
        used,
        record.class,
        `${(await seatsTaken(record, counts)).length} of ${record.seats} seats${await saidWaiting(record, counts)}`,
      )
    }),
  )
  return table('Class', rows)
}

async function saidWaiting(record: ClassRecord, counts: Gateway['counts']): Promise<string> {
  const waiting = await seatsWaiting(record, counts)
  return waiting > 0 ? `, ${waiting} waiting` : ''
}

/** What each seat of a class used today, and where it is in a lesson; and all of them together. */
export async function seatsUse(record: ClassRecord, { budget, counts, now }: Gateway): Promise<Html> {
  const seats = await seatsTaken(record, counts)
  const progress = await classProgress(record, counts, now())
  const [whole, shared, ...each] = await budget.used(record, [sharedSeat, ...seats])
  return table('Seat', [
    row('All together', whole, record.class, (await saidWaiting(record, counts)).replace(', ', '')),
    ...each.map((used, index) =>
      row(`Seat ${seats[index]}`, used, record.student, sayProgress(progress.get(seats[index] ?? 0))),
    ),
    ...(shared && shared.requests > 0 ? [row('By bare code', shared, record.student)] : []),
  ])
}

/** "The next word: step 3 of 5, 2 done". */
function sayProgress(progress: SeatProgress | undefined): string {
  if (!progress) return ''
  const { lesson, step, done, steps } = progress
  const id = lessonOfNumber(lesson)
  const name = id === undefined ? 'Another lesson' : sayLesson(id)
  return done >= steps ? `${name}: all ${steps} steps done` : `${name}: step ${step} of ${steps}, ${done} done`
}

function table(first: string, rows: readonly Html[]): Html {
  return html`<div class="wide"><table>
    <thead><tr><th scope="col">${first}</th><th scope="col">Requests</th><th scope="col">Tokens</th><th scope="col">Dollars</th></tr></thead>
    <tbody>${rows}</tbody>
  </table></div>`
}

function row(name: string, used: Used | undefined, { tokensPerDay, dollarsPerDay }: ClassLimits, more = ''): Html {
  const { requests = 0, tokens = 0, dollars = 0 } = used ?? {}
  return html`<tr>
    <th scope="row">${name}${more === '' ? '' : html`<br /><span class="hint">${more}</span>`}</th>
    <td>${requests.toLocaleString('en')}</td>
    <td>${amount(tokens, tokensPerDay, value => value.toLocaleString('en'))}</td>
    <td>${amount(dollars, dollarsPerDay, sayDollars)}</td>
  </tr>`
}

/** A hundredth of a cent is not nothing. */
function sayDollars(value: number): string {
  return value > 0 && value < 0.01 ? '< 0.01' : value.toFixed(2)
}

function amount(value: number, limit: number | null, say: (value: number) => string): Html {
  if (limit === null) return html`${say(value)}`
  return html`${say(value)} <span class="soft">of ${say(limit)}</span><progress value="${String(value)}" max="${String(limit || 1)}" aria-label="${say(value)} of ${say(limit)}"></progress>`
}
