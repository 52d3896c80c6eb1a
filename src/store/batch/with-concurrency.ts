/** Does all the work, at most so much of it at a time, in order: each lane takes what is next as soon as it is free. */
export async function withConcurrency<Job>(
  jobs: readonly Job[],
  lanes: number,
  work: (job: Job) => Promise<void>,
): Promise<void> {
  const queue = jobs.values()
  const lane = async () => {
    // All lanes read the same queue, so none waits for another.
    for (const job of queue) await work(job)
  }
  await Promise.all(Array.from({ length: Math.min(lanes, jobs.length) }, lane))
}
