import { type FormEvent, type ReactNode, useId } from 'react'
import { Button } from './Button.tsx'
import { classNames } from './class-names.ts'

/** A text field with its label, a button and a line about what is entered. */
export function EntryForm({
  label,
  action = 'Open',
  placeholder,
  isWrong,
  note,
  onText,
  onEntry,
  className,
}: EntryFormProps) {
  const id = useId()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // Reads the field and not state: the reader may have typed before hydration.
    onEntry(String(new FormData(event.currentTarget).get(field) ?? ''))
  }

  return (
    <form onSubmit={submit} noValidate className={classNames('w-full', className)}>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div className="mt-1.5 flex gap-2">
        <input
          id={id}
          name={field}
          type="text"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder={placeholder}
          onChange={onText && (({ target }) => onText(target.value))}
          aria-invalid={isWrong}
          aria-describedby={`${id}-note`}
          className="min-h-11 min-w-0 grow rounded-md border border-outline bg-surface px-3 text-ellipsis placeholder:text-muted aria-invalid:border-worse max-sm:px-2.5 max-sm:placeholder:text-[0.75rem]"
        />
        <Button type="submit" variant="primary" className="max-sm:px-3 sm:min-h-11">
          {action}
        </Button>
      </div>
      <div id={`${id}-note`} className="mt-1.5 min-h-10 text-muted text-sm">
        {note}
      </div>
    </form>
  )
}

/** What is wrong with the entry, for its note. */
export function EntryProblem({ children }: { children: ReactNode }) {
  return (
    <span role="alert" className="text-worse">
      {children}
    </span>
  )
}

const field = 'entry'

interface EntryFormProps {
  label: string
  /** The button's. */
  action?: string
  placeholder?: string
  isWrong: boolean
  note: ReactNode
  /** While typing. */
  onText?: (text: string) => void
  onEntry: (text: string) => void
  className?: string
}
