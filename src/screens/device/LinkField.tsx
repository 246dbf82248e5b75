/** A field for the link of a sealed league. */
import { useState } from 'react'
import { readSealedLink, type SealedLink } from '../../contract/sealed-link.ts'
import { EntryForm, EntryProblem } from '../../ui/EntryForm.tsx'

export function LinkField({ label, onLink }: { label: string; onLink: (link: SealedLink) => void }) {
  const [isWrong, setWrong] = useState(false)

  function read(text: string) {
    const link = readSealedLink(text)
    setWrong(link === null)
    if (link) onLink(link)
  }

  return (
    <EntryForm
      label={label}
      isWrong={isWrong}
      note={
        isWrong && <EntryProblem>This link is incomplete. Copy it again, from https to the last letter.</EntryProblem>
      }
      onEntry={read}
      className="max-w-xl text-left"
    />
  )
}
