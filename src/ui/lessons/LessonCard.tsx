import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import type { Lesson } from '../../content/lessons'
import { t } from '../../language/active'
import { Printed } from '../parts/Paper'
import { ChapterPicture } from './ChapterPicture'
import styles from './LessonCard.module.css'

/** A card of a finished lesson for print: its picture, a line for the name, and what was learned. */
export const LessonCard = ({ lesson: { title, teaches }, chapter }: { lesson: Lesson; chapter: string }) => (
  <Printed>
    <article data-paper className={styles.card}>
      <ChapterPicture chapter={chapter} />
      <h3>{title}</h3>
      <p className={classNames(layout.fill, layout.soft, styles.name)}>
        <i /> {t('has finished this lesson, and knows now:')}
      </p>
      <p className={styles.learned}>{teaches}</p>
      <p className={classNames(layout.fill, layout.soft, styles.name)}>
        {t('Date')} <i />
      </p>
    </article>
  </Printed>
)
