/** How a private league reaches its members: published with this site, as a file and a link, or not at all. */

import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { callEngine } from '../../client/engine.ts'
import { isOnOwnServer } from '../../client/import-file.ts'
import { findLeagueJoin } from '../../client/league-joins.ts'
import { addressOf } from '../../client/site-base.ts'
import { writeBookLines } from '../../contract/league-join.ts'
import {
  nameSealedFile,
  readSealedLink,
  type SealedLink,
  sealedFolder,
  writeSealedLink,
} from '../../contract/sealed-link.ts'
import { bookFileOf, type LeagueRef, leagueArgument } from '../../domain/identity.ts'
import type { SealedOnDevice } from '../../engine/protocol.ts'
import { Button } from '../../ui/Button.tsx'
import { CopyField } from '../../ui/CopyField.tsx'
import { formatBytes } from '../../ui/format.ts'
import { saveFile } from '../../ui/save-file.ts'

/** Where the league is: on this device, or on the server of this site, which runs on the reader's own machine. */
export type StoredOn = 'device' | 'server'

type Way = 'publish' | 'send'

interface ShareChoicesProps {
  league: LeagueRef
  name: string
  place: StoredOn
}

export function ShareChoices({ league, name, place }: ShareChoicesProps) {
  const [way, setWay] = useState<Way | null>(null)
  const [sealed, setSealed] = useState<SealedOnDevice | null>(null)
  const [problem, setProblem] = useState('')
  const [isEncrypting, setEncrypting] = useState(false)
  const result = useRef<HTMLDivElement>(null)
  // On a phone it is below the other choices.
  useEffect(() => {
    if (way) result.current?.scrollIntoView({ block: 'nearest' })
  }, [way])

  async function choose(chosen: Way) {
    setProblem('')
    setEncrypting(place === 'device')
    try {
      if (place === 'device') setSealed(await callEngine((engine) => engine.seal(league, findLeagueJoin(league))))
      setWay(chosen)
    } catch (failure) {
      setProblem(failure instanceof Error ? failure.message : 'Couldn’t encrypt the league.')
    }
    setEncrypting(false)
  }

  return (
    <section aria-label={`Share ${name}`} className="flex basis-full flex-col gap-4 text-left">
      <ul className="grid gap-3 sm:grid-cols-3">
        <Choice
          title="Publish with this site"
          text="For the person who runs this site: it gets your league as an encrypted file, and one link opens it."
          isChosen={way === 'publish'}
        >
          <Button label={`Publish ${name} with this site`} onClick={() => choose('publish')}>
            Publish
          </Button>
        </Choice>
        <Choice
          title="Send file and link"
          text="For your group chat: an encrypted file, and the link that opens it on any phone."
          isChosen={way === 'send'}
        >
          <Button label={`Send ${name} as a file and a link`} onClick={() => choose('send')}>
            Make them
          </Button>
        </Choice>
        <Choice
          title={place === 'device' ? 'Keep it on this device' : 'Keep it on this server'}
          text={
            place === 'device'
              ? 'Only you see it, in this browser. It stays until you remove it.'
              : isOnOwnServer()
                ? 'Your server runs on this computer, and only this computer sees it.'
                : 'Anyone who can reach this server can open the league there.'
          }
          isChosen={false}
        >
          <Button href={addressOf('league', { host: league.host, leagueId: league.leagueId })}>Open the league</Button>
        </Choice>
      </ul>
      <p role="status" className="text-muted text-sm">
        {isEncrypting && 'Encrypting the league…'}
      </p>
      {problem && (
        <p role="alert" className="text-sm text-worse">
          {problem}
        </p>
      )}
      <div ref={result} className="scroll-mb-24 empty:hidden">
        {way && place === 'server' && <Commands league={league} way={way} />}
        {way && sealed && <SealedFile sealed={sealed} way={way} />}
      </div>
    </section>
  )
}

interface ChoiceProps {
  title: string
  text: string
  isChosen: boolean
  children: ReactNode
}

function Choice({ title, text, isChosen, children }: ChoiceProps) {
  return (
    <li
      className={`flex flex-col items-start gap-2 rounded-md border bg-surface p-4 ${isChosen ? 'border-accent' : 'border-hairline'}`}
    >
      <h3 className="font-semibold">{title}</h3>
      <p className="grow text-muted text-sm">{text}</p>
      {children}
    </li>
  )
}

/** A server's leagues are sealed by commands: a link to this computer would open nothing for others. */
function Commands({ league, way }: { league: LeagueRef; way: Way }) {
  const command = way === 'publish' ? 'publish' : 'seal'
  const sealed = way === 'publish' ? ' --sealed' : ''
  const bookLines = writeBookLines(findLeagueJoin(league))
  const settings = 'SITE_URL=https://you.github.io/my-league/ PUBLIC_API_BASE_URL=none'
  return (
    <div className="flex flex-col gap-2">
      <CopyField
        label={
          way === 'publish'
            ? 'Builds the site with the file, and prints the link'
            : 'Writes the file, and prints the link'
        }
        text={`${settings} npm run ${command} -- ${leagueArgument(league)}${sealed}`}
      />
      <p className="text-muted text-sm">
        Run it in this site’s folder, with your site’s URL.
        {way === 'send' && ' The data folder has the file, in sealed/site/. Send it with the link.'}
      </p>
      {bookLines && (
        <>
          <p className="text-sm">
            You joined an older league on this device, which the command doesn’t see. First add these lines to the
            league’s book, <code>data/book/{bookFileOf(league)}</code>, and import the older league.
          </p>
          <CopyField label="Lines for the league’s book" text={bookLines} />
        </>
      )}
    </div>
  )
}

function SealedFile({ sealed, way }: { sealed: SealedOnDevice; way: Way }) {
  const id = useId()
  const [address, setAddress] = useState('')
  const elsewhere = writeSealedLink({ ...sealed.link, address: address.trim() })
  const isElsewhere = address.trim() !== '' && readSealedLink(elsewhere) !== null
  const file = nameSealedFile(sealed.link)
  return (
    <div className="flex flex-col gap-4 border-hairline border-t pt-4">
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="primary" icon="download" onClick={() => saveFile(file, new Blob([sealed.bytes]))}>
          Save the file
        </Button>
        <span className="text-muted text-sm tabular-nums">
          {sealed.seasons.join(', ')} · {formatBytes(sealed.bytes.byteLength)}
        </span>
      </div>
      <LinkToSend
        link={isElsewhere ? { ...sealed.link, address: address.trim() } : { ...sealed.link, address: null }}
      />
      {way === 'publish' ? (
        <p className="text-sm">
          Put the file into the <code>{sealedFolder}</code> folder of the site, and send the link. It finds the file
          there.
        </p>
      ) : (
        <p className="text-sm">
          Send the file and the link. Members save the file, tap the link, and choose the file on the page that opens.
        </p>
      )}
      <details className="text-sm">
        <summary className="thumb w-fit text-muted hover:text-ink">The file is at another URL</summary>
        <p className="mt-2">
          Any https URL works if it lets other sites read its files (CORS). Enter the file’s URL, and the link points to
          it.
        </p>
        <label htmlFor={id} className="mt-2 block text-muted">
          File URL
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
      </details>
      <p className="text-muted text-sm">
        For a new week, open the newer file from ESPN here and share again: the link stays the same, the file is new.
      </p>
    </div>
  )
}

function LinkToSend({ link }: { link: SealedLink }) {
  return (
    <CopyField
      label="The link for your league"
      text={`${new URL(addressOf('open'), location.href).href}#${writeSealedLink(link)}`}
    />
  )
}

/** A league that was opened by a link is shared by the same link. */
export function ShareOpenedLink({ league }: { league: LeagueRef }) {
  const [link, setLink] = useState<SealedLink | null>(null)
  useEffect(() => {
    callEngine((engine) => engine.linkOf(league)).then(setLink, () => setLink(null))
  }, [league])
  if (!link) return null
  return (
    <div className="flex basis-full flex-col gap-2">
      <LinkToSend link={link} />
      <p className="text-muted text-sm">
        The link that opened it for you opens it for every member. If it came with a file, send the file, too.
      </p>
    </div>
  )
}
