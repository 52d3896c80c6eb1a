import { FileDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../components/Button'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { Skeleton } from '../../components/Skeleton'
import type { Lesson } from '../../content/lessons'
import { lessonFile, lessonLink } from '../../documents/files/share-lesson'
import { LinkTooLong } from '../../documents/links/link'
import { t } from '../../language/active'
import { useSave } from '../page/download'
import { pageAddress } from '../page/links/use-link'
import { FitList } from '../parts/FitList'
import { LinkField } from '../parts/LinkField'

/** The lesson as a link or a file. */
export function ShareLesson({ lesson }: { lesson: Lesson }) {
  const save = useSave()
  const json = JSON.stringify(lesson)
  const [made, setMade] = useState<{ json: string; link: string | null }>()
  useEffect(() => {
    // Debounced while a person types.
    const timer = setTimeout(() => setMade({ json, link: linkTo(JSON.parse(json) as Lesson) }), 300)
    return () => clearTimeout(timer)
  }, [json])
  return (
    <section
      aria-label={t('Share this lesson')}
      className={classNames(layout.stack2, layout.roundedLarge, layout.padded, layout.paper)}
    >
      <h3>{t('Share this lesson')}</h3>
      <p className={layout.hint}>{t('The link holds the whole lesson and its stack. Nothing is uploaded.')}</p>
      {made?.json !== json ? (
        <Skeleton height={4} />
      ) : made.link === null ? (
        <p role="status">{t('This lesson is too much for a link. Save it as a file.')}</p>
      ) : (
        <>
          <LinkField link={made.link} />
          <FitList length={made.link.length} />
        </>
      )}
      <div>
        <Button icon={FileDown} onClick={() => save(lessonFile(lesson))}>
          {t('Save as file')}
        </Button>
      </div>
    </section>
  )
}

/** Null where the lesson is too much for a link. */
function linkTo(lesson: Lesson): string | null {
  try {
    return pageAddress() + lessonLink(lesson)
  } catch (error) {
    if (error instanceof LinkTooLong) return null
    throw error
  }
}
