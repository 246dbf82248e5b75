/** Seals a league of this device for its members: the encrypted file, its link, and where to host the file. */
import { type ReactNode, useId, useState } from 'react'
import { callEngine } from '../../client/engine.ts'
import { addressOf } from '../../client/site-base.ts'
import { nameSealedFile, readSealedLink, sealedFolder, writeSealedLink } from '../../contract/sealed-link.ts'
import type { LeagueRef } from '../../domain/identity.ts'
import type { SealedOnDevice } from '../../engine/protocol.ts'
import { Button } from '../../ui/Button.tsx'
import { CopyField } from '../../ui/CopyField.tsx'
import { formatBytes } from '../../ui/format.ts'
import { saveFile } from '../../ui/save-file.ts'

export function ShareLeague({ league, name }: { league: LeagueRef; name: string }) {
  const [sealed, setSealed] = useState<SealedOnDevice | null>(null)
  const [problem, setProblem] = useState('')

  async function seal() {
    setProblem('')
    try {
      setSealed(await callEngine((engine) => engine.seal(league)))
    } catch (failure) {
      setProblem(failure instanceof Error ? failure.message : 'Couldn’t encrypt the league.')
    }
  }

  return (
    <div className="basis-full">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button icon="share" label={`Share ${name} with your league`} onClick={seal}>
          Share with your league
        </Button>
        <p className="min-w-0 flex-1 basis-60 text-muted text-sm">
          Makes an encrypted file and a link. Anyone who has the link can read the league.
        </p>
      </div>
      {problem && (
        <p role="alert" className="mt-2 text-sm text-worse">
          {problem}
        </p>
      )}
      {sealed && <SealedFile sealed={sealed} />}
    </div>
  )
}

function SealedFile({ sealed }: { sealed: SealedOnDevice }) {
  const id = useId()
  const [address, setAddress] = useState('')
  const elsewhere = writeSealedLink({ ...sealed.link, address: address.trim() })
  const isElsewhere = address.trim() !== '' && readSealedLink(elsewhere) !== null
  const link = isElsewhere ? elsewhere : writeSealedLink({ ...sealed.link, address: null })
  const file = nameSealedFile(sealed.link)
  return (
    <div className="mt-4 flex flex-col gap-4 border-hairline border-t pt-4">
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="primary" icon="download" onClick={() => saveFile(file, new Blob([sealed.bytes]))}>
          Save the file
        </Button>
        <span className="text-muted text-sm tabular-nums">
          {sealed.seasons.join(', ')} · {formatBytes(sealed.bytes.byteLength)}
        </span>
      </div>
      <CopyField label="The link for your league" text={`${new URL(addressOf('open'), location.href).href}#${link}`} />
      <div>
        <h3 className="font-semibold">Put the file in one of three places</h3>
        <ol className="mt-2 flex list-decimal flex-col gap-3 pl-5 text-sm">
          <Way title="On this site.">
            If you publish this site, put the file into its <code>{sealedFolder}</code> folder. The link finds it there.
          </Way>
          <Way title="At another address.">
            Any https address works if it lets other sites read its files (CORS). Enter the file’s address, and the link
            points to it.
            <label htmlFor={id} className="mt-2 block text-muted">
              Address of the file
            </label>
            <input
              id={id}
              type="url"
              inputMode="url"
              autoComplete="off"
              placeholder={`https://files.example/${file}`}
              value={address}
              onChange={({ target }) => setAddress(target.value)}
              aria-invalid={address.trim() !== '' && !isElsewhere}
              className="mt-1 min-h-11 w-full rounded-md border border-outline bg-surface px-3 placeholder:text-muted aria-invalid:border-worse"
            />
          </Way>
          <Way title="In your group chat.">
            Send the file and the link. Members save the file, tap the link, and choose the file on the page that opens.
          </Way>
        </ol>
        <p className="mt-3 text-muted text-sm">
          For a new week, open the newer file from ESPN here and share again: the link stays the same, the file is new.
        </p>
      </div>
    </div>
  )
}

function Way({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li>
      <strong>{title}</strong> {children}
    </li>
  )
}
