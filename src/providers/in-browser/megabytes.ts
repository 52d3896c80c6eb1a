import { type MessageDescriptor, msg } from '../../language/message'

/** "386 MB" */
export function megabytes(bytes: number): MessageDescriptor {
  return msg('{megabytes, number} MB', { megabytes: Math.max(1, Math.round(bytes / 1e6)) })
}
