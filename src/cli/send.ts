import type { OutgoingRequest } from '../model/events'
import type { OutgoingReply } from '../model/host'
import { failureOfFetch, failureOfRequest } from '../providers/wire/fetch-failure'
import { readAnswer } from '../providers/wire/read-answer'

/** Sends a permitted request once, without following redirects. */
export async function send({ page: _, url, ...init }: OutgoingRequest, signal: AbortSignal): Promise<OutgoingReply> {
  const response = await fetch(url, { ...init, signal, redirect: 'manual' }).catch(async error => {
    signal.throwIfAborted()
    throw failureOfRequest(await failureOfFetch(error, url, signal), url, error)
  })
  return readAnswer(response, url, signal)
}
