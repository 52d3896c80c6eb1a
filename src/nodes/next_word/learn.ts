import type { Learner } from './learner'
import type { LearnMessage } from './messages'

/**
 * Makes a learner in the calling thread: one that has counted, or a network that trains when it is told to.
 * @throws UnreadableError
 */
export async function learn({ learn: data, kept }: LearnMessage): Promise<Learner> {
  const { network } = data
  if (!network) return (await import('./counting-learner')).train(data)
  return (await import('./network/network-learner')).createNetwork({ ...data, network }, kept)
}
