import { html } from 'hono/html'
import type { Messages } from '../../language/messages'
import { lessonList } from '../../lessons/lesson-list'
import { lessonOfNumber } from '../../lessons/lesson-numbers'
import type { ClassLimits, ClassRecord } from '../classes/class-record'
import type { SeatProgress } from '../classes/progress'
import { readRoster, sharedSeat, takenSeats } from '../classes/seats'
import type { Gateway } from '../gateway'
import type { DailyUsage } from '../models/budget'
import { type Html, slot, withMarkup } from './layout'

/** What each class used today. */
export async function classUsageTable(
  messages: Messages,
  classes: readonly ClassRecord[],
  { budget, records }: Gateway,
): Promise<Html> {
  const { t } = messages
  const rows = await Promise.all(
    classes.map(async record => {
      const [used] = await budget.used(record)
      const roster = await readRoster(records, record)
      const taken = takenSeats(roster).length
      const waiting = roster.waiting.length
      const seats =
        waiting > 0
          ? t('{taken, number} of {seats, number} seats, {waiting, number} waiting', {
              taken,
              seats: record.seats,
              waiting,
            })
          : t('{taken, number} of {seats, number} seats', { taken, seats: record.seats })
      return row(messages, html`<bdi>${record.name}</bdi>`, used, record.class, seats)
    }),
  )
  return table(messages, t('Class'), rows)
}

/** What each seat of a class used today, and where it is in a lesson; and all of them together. */
export async function seatUsageTable(
  messages: Messages,
  record: ClassRecord,
  { budget, records }: Gateway,
): Promise<Html> {
  const { t } = messages
  const roster = await readRoster(records, record)
  const seats = takenSeats(roster)
  const [whole, shared, ...each] = await budget.used(record, [sharedSeat, ...seats])
  const waiting = roster.waiting.length
  const today = budget.today()
  return table(messages, t({ message: 'Seat', context: 'of a class' }), [
    row(messages, t('Total'), whole, record.class, waiting > 0 ? t('{count, number} waiting', { count: waiting }) : ''),
    ...seats.map((seat, index) => {
      const progress = roster.seats[seat - 1]?.progress
      const place = formatProgress(messages, progress?.day === today ? progress : undefined)
      return row(messages, t('Seat {seat}', { seat: String(seat) }), each[index], record.student, place)
    }),
    ...(shared && shared.requests > 0 ? [row(messages, t('With the class code only'), shared, record.student)] : []),
  ])
}

/** "The next word: step 3 of 5, 2 done". */
function formatProgress({ t }: Messages, progress: SeatProgress | undefined): string {
  if (!progress) return ''
  const { step, done, steps } = progress
  const id = lessonOfNumber(progress.lesson)
  const lesson = id === undefined ? t('Another lesson') : lessonList[id].title
  return done >= steps
    ? t('{lesson}: all {steps, number} steps done', { lesson, steps })
    : t('{lesson}: step {step, number} of {steps, number}, {done, number} done', { lesson, step, steps, done })
}

function table({ t }: Messages, first: string, rows: readonly Html[]): Html {
  return html`<div class="wide"><table>
    <thead><tr><th scope="col">${first}</th><th scope="col">${t('Requests')}</th><th scope="col">${t('Tokens')}</th><th scope="col">${t('Dollars')}</th></tr></thead>
    <tbody>${rows}</tbody>
  </table></div>`
}

function row(
  messages: Messages,
  name: string | Html,
  used: DailyUsage | undefined,
  { tokensPerDay, dollarsPerDay }: ClassLimits,
  more = '',
): Html {
  const { number } = messages
  const { requests = 0, tokens = 0, dollars = 0 } = used ?? {}
  return html`<tr>
    <th scope="row">${name}${more === '' ? '' : html`<br /><span class="hint">${more}</span>`}</th>
    <td>${number(requests)}</td>
    <td>${amount(messages, tokens, tokensPerDay, value => number(value))}</td>
    <td>${amount(messages, dollars, dollarsPerDay, value => formatDollars(messages, value))}</td>
  </tr>`
}

/** A hundredth of a cent is not nothing. */
function formatDollars({ number }: Messages, value: number): string {
  const cents = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  return value > 0 && value < 0.01 ? `< ${number(0.01, cents)}` : number(value, cents)
}

function amount({ t }: Messages, value: number, limit: number | null, say: (value: number) => string): Html {
  if (limit === null) return html`${say(value)}`
  const of = t({ message: '{used} of {limit}', context: 'amounts' }, { used: slot(0), limit: slot(1) })
  const spoken = t({ message: '{used} of {limit}', context: 'amounts' }, { used: say(value), limit: say(limit) })
  return html`${withMarkup(of, html`${say(value)}`, html`<span class="soft">${say(limit)}</span>`)}<progress value="${String(value)}" max="${String(limit || 1)}" aria-label="${spoken}"></progress>`
}
