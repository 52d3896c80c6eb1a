import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useStore } from 'zustand'
import { Button, IconButton } from '../../../components/Button'
import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import { Rich } from '../../../components/Rich'
import { useItemIds } from '../../../components/use-item-ids'
import { t } from '../../../language/active'
import { msg } from '../../../language/message'
import type { JsonValue } from '../../../model/json'
import { renameVariable, setVariable } from '../../../store/document/edits-flow'
import { useApp } from '../../page/app-context'
import { printVariable, readVariable } from '../../page/cards/variable-text'
import styles from './Variables.module.css'

/** Values that all templates of the document can read. */
export default function VariablesDialog() {
  const { editor } = useApp()
  const variables = useStore(editor, state => state.draft.document.variables)
  const entries = Object.entries(variables ?? {})
  // The name is what is edited.
  const { ids, removeAt } = useItemIds(entries.length)
  const add = () => {
    const taken = new Set(entries.map(([name]) => name))
    let name = 'value'
    for (let number = 2; taken.has(name); number++) name = `value${number}`
    editor.edit(draft => setVariable(draft, name, ''), { label: msg('Added a variable') })
  }
  return (
    <div className={layout.stack4}>
      <p className={layout.soft}>
        <Rich
          text={msg('A variable is one value that many cards can use. Write <code>{name}</code> in a card to use it.', {
            name: '{{vars.name}}',
          })}
          tags={{ code: name => <code>{name}</code> }}
        />
      </p>
      {entries.length > 0 && (
        <ul className={layout.stack3}>
          {entries.map(([name, value], index) => (
            <Variable
              key={ids[index]}
              name={name}
              value={value}
              taken={entries.map(([other]) => other)}
              onRemove={() => {
                removeAt(index)
                editor.edit(draft => setVariable(draft, name, undefined), {
                  label: msg('Removed the variable {name}', { name }),
                })
              }}
            />
          ))}
        </ul>
      )}
      <Button icon={Plus} className={layout.atStart} onClick={add}>
        {t('Add variable')}
      </Button>
    </div>
  )
}

interface VariableProps {
  name: string
  value: JsonValue
  /** The names of all variables. */
  taken: readonly string[]
  onRemove(): void
}

function Variable({ name, value, taken, onRemove }: VariableProps) {
  const { editor } = useApp()
  // Keeps the typed text while the field has focus: `[1,` may become a list.
  const [typedName, setTypedName] = useState<string | null>(null)
  const [typedValue, setTypedValue] = useState<string | null>(null)
  const isTaken = typedName !== null && typedName !== name && taken.includes(typedName)
  return (
    <li className={styles.variable}>
      <div>
        <input
          type="text"
          aria-label={t('Name of the variable')}
          value={typedName ?? name}
          spellCheck={false}
          maxLength={80}
          aria-invalid={isTaken || undefined}
          onChange={event => {
            const typed = event.target.value
            setTypedName(typed)
            if (typed !== '') {
              const how = { label: msg('Renamed the variable {name}', { name }), coalesce: 'variable name' }
              editor.edit(draft => renameVariable(draft, name, typed), how)
            }
          }}
          onBlur={() => {
            setTypedName(null)
            editor.endCoalescing()
          }}
        />
        {isTaken && <p className={classNames(layout.small, layout.danger)}>{t('This name is already in use.')}</p>}
      </div>
      <div>
        <textarea
          aria-label={t('Value of {name}', { name })}
          rows={Math.min(8, (typedValue ?? printVariable(value)).split('\n').length)}
          value={typedValue ?? printVariable(value)}
          spellCheck={false}
          onChange={event => {
            const typed = event.target.value
            setTypedValue(typed)
            const how = { label: msg('Changed the variable {name}', { name }), coalesce: `variable ${name}` }
            editor.edit(draft => setVariable(draft, name, readVariable(typed)), how)
          }}
          onBlur={() => {
            setTypedValue(null)
            editor.endCoalescing()
          }}
        />
        <p className={classNames(layout.tiny, layout.soft)}>{formatKind(value)}</p>
      </div>
      <IconButton icon={Trash2} label={t('Remove {name}', { name })} onClick={onRemove} />
    </li>
  )
}

function formatKind(value: JsonValue): string {
  if (Array.isArray(value)) return t('a list of {count, number}', { count: value.length })
  if (value === null) return t('nothing')
  const kinds: Record<string, string> = {
    string: t('text'),
    number: t('a number'),
    boolean: t('yes or no'),
    object: 'JSON',
  }
  return kinds[typeof value] ?? 'JSON'
}
