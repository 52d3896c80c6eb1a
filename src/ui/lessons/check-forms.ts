import { type MessageDescriptor, msg } from '../../language/message'
import type { Check, EventCount } from '../../lessons/check'
import { type PlainColor, plainColors } from '../../lessons/plain-colors'
import { isEqualJson } from '../../model/equal-json'

/** One check of a step, as the form state of the lesson editor. */
export type CheckForm =
  | { form: 'run'; times: number }
  | { form: 'text'; card: string; field: string; text: string }
  | { form: 'changed'; card: string; field: string }
  | { form: 'add'; type: string }
  | { form: 'remove'; card: string }
  | { form: 'order'; card: string; below: string }
  | { form: 'tool'; type: string }
  | { form: 'told'; text: string }
  | { form: 'said'; text: string }
  | { form: 'value'; card: string; field: string; test: ValueTest; value: string }
  | { form: 'answer'; option: string }
  /** A check without a form: kept unchanged. */
  | { form: 'other'; check: Check }

/** How a value of a card is compared: a color, a number, a word. */
export type ValueTest = 'near' | 'above' | 'below' | 'has'

export type FormName = CheckForm['form']

/** The kinds of checks, as labels. */
export const formLabels: Readonly<Record<Exclude<FormName, 'other' | 'answer'>, MessageDescriptor>> = {
  run: msg('They press Run'),
  changed: msg('They change a field'),
  text: msg('They write certain words into a field'),
  add: msg('They add a card'),
  remove: msg('They take a card away'),
  order: msg('They put one card above another'),
  tool: msg('The model uses the tool of a card'),
  told: msg('The model gets certain words'),
  said: msg('The model says certain words'),
  value: msg('A card shows a certain value'),
}

/** Builds the check of a form, complete or not. */
function checkOf(form: CheckForm): Check {
  switch (form.form) {
    case 'run':
      return form.times > 1 ? { kind: 'run', times: form.times } : { kind: 'run' }
    case 'text':
      return { kind: 'card', card: { id: form.card }, where: [{ path: form.field, has: form.text }] }
    case 'changed':
      return { kind: 'changed', card: { id: form.card }, path: form.field }
    case 'add':
      return { kind: 'card', card: { type: form.type } }
    case 'remove':
      return { kind: 'card', card: { id: form.card }, atMost: 0 }
    case 'order':
      return { kind: 'order', above: { id: form.card }, below: { id: form.below } }
    case 'tool':
      return {
        kind: 'run',
        events: [{ type: 'tool-result', card: { type: form.type }, where: [{ path: 'isError', is: false }] }],
      }
    case 'told':
      return { kind: 'run', events: [{ type: 'request', where: [{ path: 'request', has: form.text }] }] }
    case 'said':
      return { kind: 'run', events: [{ type: 'response', where: [{ path: 'text', has: form.text }] }] }
    case 'value':
      return { kind: 'run', events: [eventOfValue(form)] }
    case 'answer':
      return form.option ? { kind: 'answer', option: form.option } : { kind: 'answer' }
    case 'other':
      return form.check
  }
}

/** The field of a reply; all others are fields of a result. */
export const replyField = 'text'

function eventOfValue({ card, field, test, value }: Extract<CheckForm, { form: 'value' }>): EventCount {
  const number = Number(value)
  const condition =
    test === 'near'
      ? { path: field, near: value as PlainColor }
      : test === 'has'
        ? { path: field, has: value }
        : { path: field, [test]: number }
  return field === replyField
    ? { type: 'response', card: { id: card }, where: [condition] }
    : { type: 'tool-result', card: { id: card }, where: [{ path: 'isError', is: false }, condition] }
}

function formOfValue({ type, card, where = [] }: EventCount): CheckForm | undefined {
  const condition = where.find(({ path }) => path !== 'isError')
  if (card?.id === undefined || !condition || !['response', 'tool-result'].includes(type)) return undefined
  const { path: field, near, above, below, has } = condition
  const known: [ValueTest, string | number | undefined][] = [
    ['near', near],
    ['above', above],
    ['below', below],
    ['has', has],
  ]
  const [test, value] = known.find(([, each]) => each !== undefined) ?? []
  return test && { form: 'value', card: card.id, field, test, value: String(value) }
}

/** Whether a form is complete. The check of an incomplete form cannot be met. */
export function isFilledIn(form: CheckForm): boolean {
  if (form.form === 'value') {
    const { card, field, test, value } = form
    if (test === 'near') return card !== '' && field !== '' && plainColors.includes(value as PlainColor)
    const isNumber = value.trim() !== '' && Number.isFinite(Number(value))
    return card !== '' && field !== '' && (test === 'has' ? value !== '' : isNumber)
  }
  const { option: _, check: __, times: ___, form: ____, ...words } = form as Record<string, unknown>
  return Object.values(words).every(word => word !== '')
}

/** The forms of a step's check, one per requirement. */
export function formsOf(check: Check | undefined): CheckForm[] {
  if (!check) return []
  if (check.kind === 'all' && check.say === undefined) return check.of.flatMap(formsOf)
  return [formOf(check)]
}

/** The check of a step that requires all of these. */
export function checkOfAll(forms: readonly CheckForm[]): Check | undefined {
  const checks = forms.map(checkOf)
  return checks.length > 1 ? { kind: 'all', of: checks } : checks[0]
}

/** Only checks that survive a round trip through the form are shown as a form. */
function formOf(check: Check): CheckForm {
  const form = candidate(check)
  return form && isEqualJson(checkOf(form), check) ? form : { form: 'other', check }
}

function candidate(check: Check): CheckForm | undefined {
  switch (check.kind) {
    case 'run': {
      const [event] = check.events ?? []
      const text = event?.where?.[0]?.has ?? ''
      if (!event) return { form: 'run', times: check.times ?? 1 }
      const ofValue = formOfValue(event)
      if (ofValue) return ofValue
      if (event.type === 'request') return { form: 'told', text }
      if (event.type === 'response') return { form: 'said', text }
      return { form: 'tool', type: event.card?.type ?? '' }
    }
    case 'card': {
      const [condition] = check.where ?? []
      if (condition)
        return { form: 'text', card: check.card.id ?? '', field: condition.path, text: condition.has ?? '' }
      return check.atMost === 0
        ? { form: 'remove', card: check.card.id ?? '' }
        : { form: 'add', type: check.card.type ?? '' }
    }
    case 'changed':
      return { form: 'changed', card: check.card.id ?? '', field: check.path }
    case 'order':
      return { form: 'order', card: check.above.id ?? '', below: check.below.id ?? '' }
    case 'answer':
      return { form: 'answer', option: check.option ?? '' }
    default:
      return undefined
  }
}
