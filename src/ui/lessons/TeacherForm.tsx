import { Disclosure } from '../../components/Disclosure'
import { Fields } from '../../components/Field'
import { ItemList } from '../../components/ItemList'
import { ListField } from '../../components/ListField'
import { TextAreaField } from '../../components/TextAreaField'
import { TextField } from '../../components/TextField'
import { t } from '../../language/active'
import { lessonLimits, type TeacherPage } from '../../lessons/lesson'

interface TeacherFormProps {
  page: TeacherPage | undefined
  onChange(page: TeacherPage): void
}

const blank: TeacherPage = { aim: '', say: [], ask: [], mistakes: [] }
const tooLong = (sentence: string) =>
  sentence.length > lessonLimits.sentence
    ? t('A line is too long: at most {most} letters.', { most: lessonLimits.sentence })
    : null

/** The page for teachers of a lesson that is made. Minutes and answers are in other fields. */
export function TeacherForm({ page = blank, onChange }: TeacherFormProps) {
  const { aim, say, ask, mistakes } = page
  return (
    <Disclosure
      title={t('Page for teachers')}
      help={t(
        'What a teacher needs beside the steps. The minutes are those above, and the answers come from the questions of the steps.',
      )}
    >
      <Fields>
        <TextAreaField
          label={t('Aim')}
          maxLength={lessonLimits.sentence}
          value={aim}
          onChange={text => onChange({ ...page, aim: text })}
          placeholder={t('Students can …')}
        />
        <ListField
          label={t('What to say')}
          items={say}
          onChange={lines => onChange({ ...page, say: lines })}
          problem={tooLong}
          help={t('One sentence a line.')}
        />
        <ItemList
          title={number => t('Class question {number}', { number })}
          remove={number => t('Remove class question {number}', { number })}
          add={t('Add a class question')}
          items={ask}
          onChange={questions => onChange({ ...page, ask: questions })}
          fresh={{ question: '', answer: '' }}
          locked={false}
        >
          {({ question, answer }, change) => (
            <>
              <TextField
                label={t('What to ask')}
                maxLength={lessonLimits.ask}
                value={question}
                onChange={(text = '') => change({ question: text })}
              />
              <TextField
                label={t('What to answer')}
                maxLength={lessonLimits.sentence}
                value={answer}
                onChange={(text = '') => change({ answer: text })}
              />
            </>
          )}
        </ItemList>
        <ListField
          label={t('What students get wrong')}
          items={mistakes}
          onChange={lines => onChange({ ...page, mistakes: lines })}
          problem={tooLong}
          help={t('One mistake a line, with what helps.')}
        />
      </Fields>
    </Disclosure>
  )
}
