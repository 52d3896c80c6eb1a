import type { RequestReading } from '../read/reading'

const URL_IN_TEXT = /https?:\/\/[^\s<>"'`“”]+[^\s<>"'`“”.,;:!?)\]}]/i
const ASKS_TO_SEND =
  /\b(?:send|notify|ping|ring|alert|tell the|call the|trigger|post|webhook|http|fetch|doorbell|let (?:them|him|her) know)\b/i

/** The address that a request points to: in the text, else in the system prompt. Never invented. */
export const addressIn = ({ topic, said, system }: RequestReading): string | undefined =>
  (URL_IN_TEXT.exec(said) ?? URL_IN_TEXT.exec(topic) ?? URL_IN_TEXT.exec(system))?.[0]

/** Whether the person requests to send something. */
export const wantsToSend = ({ said }: RequestReading): boolean => ASKS_TO_SEND.test(said) || URL_IN_TEXT.test(said)

/** The HTTP method by the verb of the text. */
export function methodFor({ said, system }: RequestReading): string {
  for (const text of [said, system]) {
    if (/\b(?:DELETE|delete|remove|erase)\b/.test(text)) return 'DELETE'
    if (/\b(?:PUT|replace|update|overwrite)\b/.test(text)) return 'PUT'
    if (/\b(?:POST|send|notify|post|ring|alert|tell|announce|doorbell|submit)\b/i.test(text)) return 'POST'
    if (/\b(?:GET|get|fetch|read|check|ping|load|look up|open)\b/.test(text)) return 'GET'
  }
  return 'GET'
}
