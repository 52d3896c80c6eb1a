import { lessonsIn } from '../../src/content/lessons'
import { plansIn } from '../../src/content/lessons/plans'
import { startersIn } from '../../src/content/starters'
import { moodRing as writtenMoodRing } from '../../src/content/starters/mood-ring'
import { toolPatternsIn } from '../../src/content/starters/patterns'
import type { Starter } from '../../src/content/starters/starter'
import { englishMessages } from '../../src/language/messages'
import { inLanguage } from '../../src/language/written'

// Lessons and starters in English, for tests that need some.

export const lessons = lessonsIn(englishMessages)
export const plans = plansIn(englishMessages)
export const { starterGroups, starters, flowStarters, toolStarters } = startersIn(englishMessages)
export const toolPatterns = toolPatternsIn(englishMessages)
export const moodRing = inLanguage<Starter>(writtenMoodRing, englishMessages)
