import { html } from 'hono/html'
import { renderSVG } from 'uqr'
import type { LocalizedText } from '../../language/message'
import type { Messages } from '../../language/messages'
import { lessonList } from '../../lessons/lesson-list'
import type { ClassRecord } from '../classes/class-record'
import type { SettingsField } from '../classes/settings-form'
import type { Invitation } from './invitation'
import { type Html, slot, withMarkup } from './layout'

/** Seconds between refreshes of today's usage. */
export const liveSeconds = 4

/** The way in. */
export function enterPage(messages: Messages, problem?: LocalizedText): Html {
  const { t } = messages
  return html`<section class="card">
    <h2>${t('Sign in')}</h2>
    ${said(messages, problem)}
    <form class="fields" method="post" action="/teacher/enter">
      <div class="field">
        <label for="code">${t('The teacher’s code')}</label>
        <small id="code-hint">${withMarkup(
          t('The gateway printed it when it first started. {command} makes a new one.', { command: slot(0) }),
          html`<code dir="ltr">npm run -s gateway -- teacher</code>`,
        )}</small>
        <input id="code" name="code" type="password" autocomplete="current-password" aria-describedby="code-hint" required autofocus />
      </div>
      <div class="row"><button class="strong">${t('Sign in')}</button></div>
    </form>
  </section>`
}

/** All classes, and what they use. */
export function overviewPage(
  messages: Messages,
  records: readonly ClassRecord[],
  { isStill, timeZone }: { isStill: boolean; timeZone: string },
): Html {
  const { t, date } = messages
  const living = records.filter(({ ended }) => ended === null)
  const over = records.filter(({ ended }) => ended !== null)
  const create = html`<a class="button strong" href="/teacher/new">${t('New class')}</a>`
  if (records.length === 0) {
    return html`<section class="card">
      <h2>${t('No class yet')}</h2>
      <p>${t('Make one: you get a code for your students, and say what they may use.')}</p>
      <div class="row">${create}</div>
    </section>`
  }
  const endedOn = ({ name, ended }: ClassRecord) => {
    const day = date(Date.parse(ended ?? ''), { dateStyle: 'medium', timeZone })
    return html`<li>${t({ message: '{name}, until {day}', context: 'a class, and when it ended' }, { name, day })}</li>`
  }
  return html`<section class="card" aria-labelledby="use">
      <div class="row apart"><h2 id="use">${t('Today')}</h2>${create}</div>
      ${liveUse(messages, { page: '/teacher', frame: '/teacher/use?', rows: living.length, isStill })}
    </section>
    ${living.map(record => classCard(messages, record))}
    ${
      over.length > 0
        ? html`<details class="card"><summary>${t('Classes that are over ({count, number})', { count: over.length })}</summary>
          <ul>${over.map(endedOn)}</ul></details>`
        : ''
    }`
}

function classCard(messages: Messages, record: ClassRecord): Html {
  const { t } = messages
  const { id, name, models } = record
  return html`<article class="card" aria-label="${name}">
    <div class="row apart"><h2><a href="/teacher/class/${id}"><bdi>${name}</bdi></a></h2>${state(messages, record)}</div>
    <p class="soft">${t('May use {models}.', { models: models.join(', ') })}</p>
    <div class="row">
      ${pauseButton(messages, record)}
      <a class="button" href="/teacher/class/${id}/invite" aria-label="${labelFor(messages, t('Invite'), name)}">${t('Invite')}</a>
      <a class="button" href="/teacher/class/${id}" aria-label="${labelFor(messages, t('Seat by seat'), name)}">${t('Seat by seat')}</a>
      <a class="button" href="/teacher/class/${id}/works" aria-label="${labelFor(messages, t('Handed in'), name)}">${t('Handed in')}</a>
      <a class="button" href="/teacher/class/${id}/change" aria-label="${labelFor(messages, t('Change'), name)}">${t('Change')}</a>
    </div>
  </article>`
}

/** One class: its seats, and the actions that cannot be undone. */
export function classPage(
  messages: Messages,
  record: ClassRecord,
  { taken: seats, waiting, works }: { taken: readonly number[]; waiting: number; works: number },
  isStill: boolean,
): Html {
  const { t } = messages
  const { id, name, models } = record
  return html`<section class="card">
      <div class="row apart"><h2><bdi>${name}</bdi></h2>${state(messages, record)}</div>
      <dl>
        <dt>${t('Models')}</dt><dd>${models.join(', ')}</dd>
        <dt>${t({ message: 'Seats', context: 'of a class' })}</dt><dd>${t('{taken, number} of {seats, number} taken', { taken: seats.length, seats: record.seats })}</dd>
        <dt>${t('Handed in')}</dt><dd><a href="/teacher/class/${id}/works">${t('{count, plural, one {# work} other {# works}}', { count: works })}</a></dd>
      </dl>
      ${
        waiting > 0
          ? html`<div class="row">${act(messages, id, 'let-in', t('Let {count, number} in', { count: waiting }), 'strong')}<span class="hint">${formatWaiting(messages, waiting)} ${t('The class gets as many more seats.')}</span></div>`
          : ''
      }
      <div class="row">
        ${pauseButton(messages, record)}
        <a class="button" href="/teacher/class/${id}/invite">${t('Invite')}</a>
        <a class="button" href="/teacher/class/${id}/works">${t('Handed in')}</a>
        <a class="button" href="/teacher/class/${id}/change">${t('Change')}</a>
      </div>
      <details>
        <summary>${t('Free the seats, or end the class')}</summary>
        ${seats.length > 0 ? freeOne(messages, id, seats) : ''}
        <div class="row">${act(messages, id, 'seats', t('Free all seats'), '')}<span class="hint">${t('Everyone joins again with the same code.')}</span></div>
        <div class="row">${act(messages, id, 'end', t('End the class'), 'danger')}<span class="hint">${t('Its code never works again, and what was handed in is deleted.')}</span></div>
      </details>
    </section>
    <section class="card" aria-labelledby="seats">
      <h2 id="seats">${t('Today, seat by seat')}</h2>
      ${liveUse(messages, { page: `/teacher/class/${id}`, frame: `/teacher/use?class=${id}&`, rows: seats.length + 1, isStill })}
    </section>`
}

/** "3 devices wait for a seat." */
function formatWaiting({ t }: Messages, count: number): string {
  return t('{count, plural, one {One device waits for a seat.} other {# devices wait for a seat.}}', { count })
}

/** One button a seat, which frees it. */
function freeOne({ t }: Messages, id: string, seats: readonly number[]): Html {
  return html`<p class="hint">${t('A free seat goes to the next one who joins. Its old key ends at once.')}</p>
    <form class="row" method="post" action="/teacher/class/${id}/free">
      ${seats.map(seat => html`<button name="seat" value="${String(seat)}">${t({ message: 'Free seat {seat}', note: 'Free is a verb, on a button.' }, { seat: String(seat) })}</button>`)}
    </form>`
}

/** The code, large enough for a projector, and the picture to scan. */
export function invitePage(messages: Messages, { id, name }: ClassRecord, invitation: Invitation): Html {
  const { t, localize } = messages
  const { shownCode, lesson, link, gateway, isHere } = invitation
  const page = link.split('#')[0]
  const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(link, { border: 2 }))}`
  const address = (text: string | undefined) => html`<b class="address" dir="ltr">${text}</b>`
  const way = { page: slot(0), more: t('More'), mine: t('My class') }
  // Over plain http the page knows that it came from the gateway.
  const byHand =
    page === `${gateway}/` && gateway.startsWith('http:')
      ? t('Without a camera: open {page}, choose {more}, {mine}, and type the code.', way)
      : t('Without a camera: open {page}, choose {more}, {mine}, and type {gateway} and the code.', {
          ...way,
          gateway: slot(1),
        })
  return html`<section class="card">
    <h2>${t('Join {name}', { name })}</h2>
    ${
      isHere
        ? html`<p class="note">${t(
            'This link works on this machine only. Start the gateway with {host} to let your network in, or set {address} to the address that students reach.',
            { host: 'GATEWAY_HOST=0.0.0.0', address: 'GATEWAY_URL' },
          )}</p>`
        : ''
    }
    <div class="invite">
      <div class="fields">
        <p class="code" dir="ltr" aria-label="${t('Class code')}">${shownCode}</p>
        ${lesson === undefined ? '' : html`<p>${t('The page begins with the lesson “{lesson}” once they have joined.', { lesson: lessonList[lesson].title })}</p>`}
        <p>${t('Scan the picture, or open the link. The page asks before it joins.')}</p>
        <p>${withMarkup(byHand, address(page), address(gateway))}</p>
        <p class="link" dir="ltr"><a href="${link}">${link}</a></p>
      </div>
      <img src="${picture}" alt="${t('QR code that opens the link to join {name}', { name })}" />
    </div>
    <form class="row" action="/teacher/class/${id}/invite">
      <label for="lesson">${t('Begin with a lesson')}</label>
      <select id="lesson" name="lesson">
        <option value="">${t({ message: 'None', context: 'no lesson' })}</option>
        ${Object.entries(lessonList).map(
          ([lessonId, { number, title }]) =>
            html`<option value="${String(number)}" ${lessonId === lesson ? 'selected' : ''}>${localize(title)}</option>`,
        )}
      </select>
      <button>${t('Show its link')}</button>
    </form>
    <div class="row"><a class="button" href="/teacher">${t({ message: 'Done', context: 'verb', note: 'A button that leaves a page.' })}</a></div>
  </section>`
}

/** Everything that a teacher decides about a class. */
export function settingsPage(
  messages: Messages,
  { action, title }: { action: string; title: string },
  typed: Record<SettingsField, string>,
  { known, problem }: { known: readonly string[]; problem?: LocalizedText },
): Html {
  const { t } = messages
  const field = (name: SettingsField, label: string, hint = '', mode = 'text') => html`<div class="field">
    <label for="${name}">${label}</label>
    ${hint === '' ? '' : html`<small id="${name}-hint">${hint}</small>`}
    <input id="${name}" name="${name}" value="${typed[name]}" inputmode="${mode}" autocomplete="off" dir="auto"
      ${hint === '' ? '' : html`aria-describedby="${name}-hint"`} />
  </div>`
  const limits = (who: 'class' | 'student', legend: string) => html`<fieldset>
    <legend>${legend}</legend>
    ${field(`${who}-requests`, t('Requests a minute'), '', 'numeric')} ${field(`${who}-tokens`, t('Tokens a day'), '', 'numeric')}
    ${field(`${who}-dollars`, t('Dollars a day'), '', 'decimal')}
  </fieldset>`
  const helpHint = t(
    'Name and number, like {example}. The page’s demo gives it to a student who writes about harm. Without one, it only says that a grown-up they trust can help.',
    { example: 'Childline, 0800 1111' },
  )
  const pricesHint = t('Dollars for a million tokens read and written, like {example}.', {
    example: 'my-model=0.15/0.60',
  })
  return html`<section class="card">
    <h2>${title}</h2>
    ${said(messages, problem)}
    <form class="fields" method="post" action="${action}">
      ${field('name', t('Name'))} ${field('models', t('Models'), modelsHint(messages, known))}
      <p class="hint">${t('Leave a limit empty for no limit.')}</p>
      ${limits('student', t('Each student'))} ${limits('class', t('The whole class'))}
      ${field('help-line', t('Help line for students in distress'), helpHint)}
      <details ${problem === undefined ? '' : 'open'}>
        <summary>${t('Sizes and prices')}</summary>
        <div class="fields">
          <fieldset>
            <legend>${t('Sizes')}</legend>
            ${field('seats', t({ message: 'Seats', context: 'of a class' }), '', 'numeric')} ${field('max-output', t('Tokens of an answer'), '', 'numeric')}
          </fieldset>
          ${field('prices', t('Prices that we do not know'), pricesHint)}
        </div>
      </details>
      <div class="row"><button class="strong">${t('Save')}</button><a class="button" href="/teacher">${t('Cancel')}</a></div>
    </form>
  </section>`
}

function modelsHint({ t }: Messages, known: readonly string[]): string {
  const named = t('As their provider calls them, with commas between.')
  return known.length > 0
    ? `${named} ${t('Those with a price known here: {models}.', { models: known.join(', ') })}`
    : named
}

function pauseButton(messages: Messages, { id, name, paused }: ClassRecord): Html {
  const { t } = messages
  return paused
    ? act(messages, id, 'resume', t({ message: 'Resume', context: 'a class that is paused' }), 'strong', name)
    : act(messages, id, 'pause', t({ message: 'Pause', context: 'a class' }), '', name)
}

/** @param whose the accessible name, where many classes have the same button. */
function act(messages: Messages, id: string, what: string, label: string, look: string, whose = ''): Html {
  const name = whose === '' ? label : labelFor(messages, label, whose)
  return html`<form method="post" action="/teacher/class/${id}/${what}"><button class="${look}" aria-label="${name}">${label}</button></form>`
}

function labelFor({ t }: Messages, label: string, name: string): string {
  return t({ message: '{label}, {name}', context: 'a button, and its class' }, { label, name })
}

function state({ t }: Messages, { paused, ended }: ClassRecord): Html {
  if (ended !== null) return html`<span class="state over">${t({ message: 'Ended', context: 'a class' })}</span>`
  return paused
    ? html`<span class="state paused">❚❚ ${t({ message: 'Paused', context: 'a class' })}</span>`
    : html`<span class="state open">● ${t({ message: 'Open', context: 'a class' })}</span>`
}

function said({ localize }: Messages, problem: LocalizedText | undefined): Html | '' {
  return problem === undefined ? '' : html`<p class="problem" role="alert">${localize(problem)}</p>`
}

/** The part that moves, and a way to hold it still. It has no controls, so replacing it loses no focus. */
function liveUse(
  { t }: Messages,
  { page, frame, rows, isStill }: { page: string; frame: string; rows: number; isStill: boolean },
): Html {
  const height = String(Math.min(640, 52 + Math.max(1, rows) * 72))
  return html`<iframe src="${frame}${isStill ? 'still' : ''}" title="${t('Use today')}" height="${height}"></iframe>
    <p class="hint">${
      isStill
        ? html`${t('This table is paused.')} <a href="${page}">${t('Resume counting')}</a>`
        : html`${t('Counted again every {seconds, number} seconds.', { seconds: liveSeconds })} <a href="${page}?still">${t('Pause this table')}</a>`
    }</p>`
}
