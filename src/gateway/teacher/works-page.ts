import { html } from 'hono/html'
import type { Messages } from '../../language/messages'
import type { ClassRecord } from '../classes/class-record'
import type { Work } from '../classes/works'
import type { Html } from './layout'

/** What a class handed in, as a wall. */
export function worksPage(
  messages: Messages,
  { id, name }: ClassRecord,
  works: readonly Work[],
  { links, timeZone }: { links: { all: string; one(work: string): string }; timeZone: string },
): Html {
  const { t, date } = messages
  const back = html`<a class="button" href="/teacher/class/${id}">${t('Back')}</a>`
  if (works.length === 0) {
    return html`<section class="card">
      <h2>${t('Handed in by {name}', { name })}</h2>
      <p>${t('Nothing yet. Students choose {more}, {handIn} on their page, or press it at the end of a lesson.', { more: t('More'), handIn: t('Hand in') })}</p>
      <div class="row">${back}</div>
    </section>`
  }
  const who = ({ name: typed, seat }: Work) => {
    const place = t('Seat {seat}', { seat: String(seat) })
    return typed === '' ? place : t({ message: '{name} ({seat})', context: 'a student' }, { name: typed, seat: place })
  }
  const remove = (work: Work) => t('Delete the work of {name}', { name: who(work) })
  return html`<section class="card">
      <div class="row apart">
        <h2>${t('Handed in by {name}', { name })}</h2>
        <span>${t('{count, plural, one {# work} other {# works}}', { count: works.length })}</span>
      </div>
      <div class="row">
        <a class="button strong" href="${links.all}" target="_blank" rel="noopener">${t('Open in the gallery')}</a>
        ${back}
        <a class="button" href="/teacher/class/${id}/works">${t('Refresh')}</a>
      </div>
    </section>
    <ul class="works" aria-label="${t('Works')}">
      ${works.map(
        work => html`<li class="card">
          <h3><bdi>${who(work)}</bdi></h3>
          <p><bdi>${work.title === '' ? t('Untitled') : work.title}</bdi></p>
          <p class="hint">${date(work.at, { dateStyle: 'medium', timeStyle: 'short', timeZone })}</p>
          <div class="row">
            <a class="button" href="${links.one(work.id)}" target="_blank" rel="noopener">${t('On the projector')}</a>
            <form method="post" action="/teacher/class/${id}/delete-work">
              <button name="work" value="${work.id}" aria-label="${remove(work)}">${t('Delete')}</button>
            </form>
          </div>
        </li>`,
      )}
    </ul>
    <details class="card">
      <summary>${t('Delete all works')}</summary>
      <form class="row" method="post" action="/teacher/class/${id}/delete-work">
        <button class="danger" name="work" value="all">${t('Delete all works')}</button>
        <span class="hint">${t('They are gone for good. Students can hand in again.')}</span>
      </form>
    </details>`
}
