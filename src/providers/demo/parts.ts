/** Thrown where an answer needs a part that is not there yet. `answerWithParts` fetches it and begins again. */
class MissingPart extends Error {
  constructor(readonly fetch: () => Promise<void>) {
    super('A part of the demo model has to be fetched first.')
  }
}

/**
 * A part of the demo model that most answers do not need: word lists of other languages, drawing, small talk. Rules
 * load it on demand, and access it synchronously once loaded.
 */
export function part<Module>(load: () => Promise<Module>): () => Module {
  let atHand: Module | undefined
  return () => {
    if (atHand) return atHand
    throw new MissingPart(async () => {
      atHand = await load()
    })
  }
}

/**
 * Decides on an answer, and fetches the parts that turn out to be needed. Each new try gets the same chances as the one
 * before, so what was fetched on the way changes nothing.
 */
export async function answerWithParts<Answer>(
  random: () => number,
  decide: (random: () => number) => Answer,
): Promise<Answer> {
  const drawn: number[] = []
  for (;;) {
    let at = 0
    const again = () => {
      drawn[at] ??= random()
      return drawn[at++] as number
    }
    try {
      return decide(again)
    } catch (error) {
      if (!(error instanceof MissingPart)) throw error
      await error.fetch()
    }
  }
}
