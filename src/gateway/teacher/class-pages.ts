import { html } from 'hono/html'
import { renderSVG } from 'uqr'
import { lessonNumbers, sayLesson } from '../../lessons/lesson-numbers'
import type { ClassRecord } from '../classes/class-record'
import type { SettingsField } from '../classes/settings-form'
import type { Html } from './layout'

/** Seconds between refreshes of today's usage. */
export const liveSeconds = 4

/** The way in. */
export function enterPage(problem?: string): Html {
  return html`<section class="card">
    <h2>Sign in</h2>
    ${said(problem)}
    <form class="fields" method="post" action="/teacher/enter">
      <div class="field">
        <label for="code">The teacher’s code</label>
        <small id="code-hint">The gateway printed it when it first started. <code>npm run -s gateway -- teacher</code> makes a new one.</small>
        <input id="code" name="code" type="password" autocomplete="current-password" aria-describedby="code-hint" required autofocus />
      </div>
      <div class="row"><button class="strong">Sign in</button></div>
    </form>
  </section>`
}

/** All classes, and what they use. */
export function overviewPage(records: readonly ClassRecord[], isStill: boolean): Html {
  const living = records.filter(({ revoked }) => revoked === null)
  const over = records.filter(({ revoked }) => revoked !== null)
  if (records.length === 0) {
    return html`<section class="card">
      <h2>No class yet</h2>
      <p>Make one: you get a code for your students, and say what they may use.</p>
      <div class="row"><a class="button strong" href="/teacher/new">New class</a></div>
    </section>`
  }
  return html`<section class="card" aria-labelledby="use">
      <div class="row apart"><h2 id="use">Today</h2><a class="button strong" href="/teacher/new">New class</a></div>
      ${liveUse({ page: '/teacher', frame: '/teacher/use?', rows: living.length, isStill })}
    </section>
    ${living.map(classCard)}
    ${
      over.length > 0
        ? html`<details class="card"><summary>Classes that are over (${over.length})</summary>
          <ul>${over.map(record => html`<li>${record.name}, until ${record.revoked?.slice(0, 10)}</li>`)}</ul></details>`
        : ''
    }`
}

function classCard(record: ClassRecord): Html {
  const { id, name, models } = record
  return html`<article class="card" aria-label="${name}">
    <div class="row apart"><h2><a href="/teacher/class/${id}">${name}</a></h2>${state(record)}</div>
    <p class="soft">May use ${models.join(', ')}.</p>
    <div class="row">
      ${pauseButton(record)}
      <a class="button" href="/teacher/class/${id}/invite" aria-label="Invite, ${name}">Invite</a>
      <a class="button" href="/teacher/class/${id}" aria-label="Seat by seat, ${name}">Seat by seat</a>
      <a class="button" href="/teacher/class/${id}/change" aria-label="Change, ${name}">Change</a>
    </div>
  </article>`
}

/** One class: its seats, and the actions that cannot be undone. */
export function classPage(
  record: ClassRecord,
  { taken: seats, waiting }: { taken: readonly number[]; waiting: number },
  isStill: boolean,
): Html {
  const { id, name, hosts, models } = record
  return html`<section class="card">
      <div class="row apart"><h2>${name}</h2>${state(record)}</div>
      <dl>
        <dt>Models</dt><dd>${models.join(', ')}</dd>
        <dt>Seats</dt><dd>${String(seats.length)} of ${record.seats} taken</dd>
        <dt>Sites</dt><dd>${hosts.length > 0 ? hosts.join(', ') : 'none'}</dd>
      </dl>
      ${
        waiting > 0
          ? html`<div class="row">${act(id, 'let-in', `Let ${waiting} in`, 'strong')}<span class="hint">${sayWaiting(waiting)} Seats that nobody used go to them; where these are too few, the class gets more.</span></div>`
          : ''
      }
      <div class="row">
        ${pauseButton(record)}
        <a class="button" href="/teacher/class/${id}/invite">Invite</a>
        <a class="button" href="/teacher/class/${id}/change">Change</a>
      </div>
      <details>
        <summary>Free the seats, or end the class</summary>
        ${seats.length > 0 ? freeOne(id, seats) : ''}
        <div class="row">${act(id, 'seats', 'Free all seats', '')}<span class="hint">Everyone joins again with the same code.</span></div>
        <div class="row">${act(id, 'revoke', 'End the class', 'danger')}<span class="hint">Its code never works again.</span></div>
      </details>
    </section>
    <section class="card" aria-labelledby="seats">
      <h2 id="seats">Today, seat by seat</h2>
      ${liveUse({ page: `/teacher/class/${id}`, frame: `/teacher/use?class=${id}&`, rows: seats.length + 1, isStill })}
    </section>`
}

/** "3 devices wait for a seat." */
export function sayWaiting(count: number): string {
  return count === 1 ? 'One device waits for a seat.' : `${count} devices wait for a seat.`
}

/** One button a seat, which frees it. */
function freeOne(id: string, seats: readonly number[]): Html {
  return html`<p class="hint">A free seat goes to the next one who joins. Its old key ends at once.</p>
    <form class="row" method="post" action="/teacher/class/${id}/free">
      ${seats.map(seat => html`<button name="seat" value="${String(seat)}">Free seat ${String(seat)}</button>`)}
    </form>`
}

/** The code, large enough for a projector, and the picture to scan. */
export function invitePage(
  record: ClassRecord,
  invitation: {
    code: string
    /** With the number of the lesson, where there is one. */
    shownCode: string
    lesson: string | undefined
    link: string
    gateway: string
    isHere: boolean
    isNew: boolean
  } | null,
  problem?: string,
): Html {
  if (invitation === null) {
    return html`<section class="card">
      <h2>Invite to ${record.name}</h2>
      ${said(problem)}
      <p>Codes are not kept, so that nobody can steal them. Type this class’s code to see its picture again.</p>
      <form class="fields" method="post" action="/teacher/class/${record.id}/invite">
        <div class="field">
          <label for="code">Class code</label>
          <input id="code" name="code" autocomplete="off" autocapitalize="none" spellcheck="false" required autofocus />
        </div>
        <div class="row"><button class="strong">Show</button><a class="button" href="/teacher">Back</a></div>
      </form>
    </section>`
  }
  const { code, shownCode, lesson, link, gateway, isHere, isNew } = invitation
  const page = link.split('#')[0]
  const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(link, { border: 2 }))}`
  return html`<section class="card">
    <h2>Join ${record.name}</h2>
    ${isNew ? html`<p class="note">Write the code down. It is shown only now.</p>` : ''}
    ${
      isHere
        ? html`<p class="note">This link works on this machine only. Start the gateway with GATEWAY_HOST=0.0.0.0 to let your network
          in, or set GATEWAY_URL to the address that students reach.</p>`
        : ''
    }
    <div class="invite">
      <div class="fields">
        <p class="code" aria-label="Class code">${shownCode}</p>
        ${lesson === undefined ? '' : html`<p>The page begins with the lesson “${sayLesson(lesson)}” once they have joined.</p>`}
        <p>Scan the picture, or open the link. The page asks before it joins.</p>
        <p>Without a camera: open <b class="address">${page}</b>, choose More, Connect a model, My class, and type <b class="address">${gateway}</b> and
          the code.</p>
        <p class="link"><a href="${link}">${link}</a></p>
      </div>
      <img src="${picture}" alt="QR code that opens the link to join ${record.name}" />
    </div>
    <form class="row" method="post" action="/teacher/class/${record.id}/invite">
      <input type="hidden" name="code" value="${code}" />
      <label for="lesson">Begin with a lesson</label>
      <select id="lesson" name="lesson">
        <option value="">None</option>
        ${Object.entries(lessonNumbers).map(
          ([id, number]) =>
            html`<option value="${String(number)}" ${id === lesson ? 'selected' : ''}>${number}. ${sayLesson(id)}</option>`,
        )}
      </select>
      <button>Show its link</button>
    </form>
    <div class="row"><a class="button" href="/teacher">Done</a></div>
  </section>`
}

/** Everything that a teacher decides about a class. */
export function settingsPage(
  action: string,
  title: string,
  typed: Record<SettingsField, string>,
  { known, problem }: { known: readonly string[]; problem?: string },
): Html {
  const field = (name: SettingsField, label: string, hint = '', mode = 'text') => html`<div class="field">
    <label for="${name}">${label}</label>
    ${hint === '' ? '' : html`<small id="${name}-hint">${hint}</small>`}
    <input id="${name}" name="${name}" value="${typed[name]}" inputmode="${mode}" autocomplete="off"
      ${hint === '' ? '' : html`aria-describedby="${name}-hint"`} />
  </div>`
  const limits = (who: 'class' | 'student', legend: string) => html`<fieldset>
    <legend>${legend}</legend>
    ${field(`${who}-requests`, 'Requests a minute', '', 'numeric')} ${field(`${who}-tokens`, 'Tokens a day', '', 'numeric')}
    ${field(`${who}-dollars`, 'Dollars a day', '', 'decimal')}
  </fieldset>`
  return html`<section class="card">
    <h2>${title}</h2>
    ${said(problem)}
    <form class="fields" method="post" action="${action}">
      ${field('name', 'Name')} ${field('models', 'Models', modelsHint(known))}
      <p class="hint">Leave a limit empty for no limit.</p>
      ${limits('student', 'Each student')} ${limits('class', 'The whole class')}
      ${field('hosts', 'Sites that students may read pages from', 'Hosts like en.wikipedia.org, with commas between. If empty, none.')}
      ${field('help-line', 'Help line for students in distress', 'Name and number, like Childline, 0800 1111. The page’s demo says it to a student who writes of harm. Without one it says only that a grown-up they trust can help.')}
      <details ${problem === undefined ? '' : 'open'}>
        <summary>Sizes and prices</summary>
        <div class="fields">
          <fieldset>
            <legend>Sizes</legend>
            ${field('seats', 'Seats', '', 'numeric')} ${field('max-output', 'Tokens of an answer', '', 'numeric')}
            ${field('max-body', 'Bytes of a request', '', 'numeric')}
          </fieldset>
          ${field('prices', 'Prices that we do not know', 'Dollars for a million tokens read and written, like my-model=0.15/0.60.')}
        </div>
      </details>
      <div class="row"><button class="strong">Save</button><a class="button" href="/teacher">Cancel</a></div>
    </form>
  </section>`
}

function modelsHint(known: readonly string[]): string {
  const priced = known.length > 0 ? ` Those with a price known here: ${known.join(', ')}.` : ''
  return `As their provider calls them, with commas between.${priced}`
}

function pauseButton({ id, name, paused }: ClassRecord): Html {
  return paused ? act(id, 'resume', 'Go on', 'strong', name) : act(id, 'pause', 'Pause', '', name)
}

/** @param whose the accessible name, where many classes have the same button. */
function act(id: string, what: string, label: string, look: string, whose = ''): Html {
  return html`<form method="post" action="/teacher/class/${id}/${what}"><button class="${look}" aria-label="${whose === '' ? label : `${label}, ${whose}`}">${label}</button></form>`
}

function state({ paused, revoked }: ClassRecord): Html {
  if (revoked !== null) return html`<span class="state over">Over</span>`
  return paused ? html`<span class="state paused">❚❚ Paused</span>` : html`<span class="state open">● Open</span>`
}

function said(problem: string | undefined): Html | '' {
  return problem === undefined ? '' : html`<p class="problem" role="alert">${problem}</p>`
}

/** The part that moves, and a way to hold it still. It has no controls, so replacing it loses no focus. */
function liveUse({
  page,
  frame,
  rows,
  isStill,
}: {
  page: string
  frame: string
  rows: number
  isStill: boolean
}): Html {
  const height = String(Math.min(640, 52 + Math.max(1, rows) * 72))
  return html`<iframe src="${frame}${isStill ? 'still' : ''}" title="Use today" height="${height}"></iframe>
    <p class="hint">${
      isStill
        ? html`This table is paused. <a href="${page}">Go on counting</a>`
        : html`Counted again every ${liveSeconds} seconds. <a href="${page}?still">Pause this table</a>`
    }</p>`
}
