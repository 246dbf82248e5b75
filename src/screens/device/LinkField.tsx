/** A field for the link of a sealed league. */
import { type FormEvent, useId, useState } from 'react'
import { readSealedLink, type SealedLink } from '../../contract/sealed-link.ts'
import { Button } from '../../ui/Button.tsx'

const field = 'link'

export function LinkField({ label, onLink }: { label: string; onLink: (link: SealedLink) => void }) {
  const id = useId()
  const [isWrong, setWrong] = useState(false)

  function read(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const link = readSealedLink(String(new FormData(event.currentTarget).get(field) ?? ''))
    setWrong(link === null)
    if (link) onLink(link)
  }

  return (
    <form onSubmit={read} noValidate className="w-full max-w-xl text-left">
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
          aria-invalid={isWrong}
          aria-describedby={`${id}-hint`}
          className="min-h-11 min-w-0 grow rounded-md border border-outline bg-surface px-3 aria-invalid:border-worse"
        />
        <Button type="submit" variant="primary" className="sm:min-h-11">
          Open
        </Button>
      </div>
      <p id={`${id}-hint`} className="mt-1.5 min-h-5 text-sm">
        {isWrong && (
          <span role="alert" className="text-worse">
            This isn’t a whole link. Copy it again, from https to its last letter.
          </span>
        )}
      </p>
    </form>
  )
}
