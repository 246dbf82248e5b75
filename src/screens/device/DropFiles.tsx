/** Opens a league from a file, dropped or chosen. */
import { type DragEvent, useEffect, useId, useRef, useState } from 'react'
import { handOver, isHandedLeague, yahooPagesUrl } from '../../contract/hand-over.ts'
import { isSealedFile, type SealedLink } from '../../contract/sealed-link.ts'
import type { DroppedFile } from '../../contract/stored-leagues.ts'
import { Icon } from '../../ui/Icon.tsx'
import { LinkField } from './LinkField.tsx'
import { LoadedLeague } from './LoadedLeague.tsx'
import { type OpenedLeague, openFiles } from './open-files.ts'
import { openSealed, type TakenLeague } from './open-sealed.ts'
import { ReplaceLeague } from './ReplaceLeague.tsx'
import { readChosen, readDrop } from './read-dropped.ts'

interface DropFilesProps {
  /** Opens a sealed file among them; without it the reader is asked for the link. */
  link?: SealedLink | null
  /** Whether the bookmark hands leagues to this page. */
  isReceiving?: boolean
}

export function DropFiles({ link = null, isReceiving = false }: DropFilesProps) {
  const id = useId()
  const [isOver, setOver] = useState(false)
  const [state, setState] = useState<{ isReading: boolean; problem: string }>({ isReading: false, problem: '' })

  const [sealed, setSealed] = useState<DroppedFile | null>(null)
  const [taken, setTaken] = useState<TakenLeague | null>(null)
  const [opened, setOpened] = useState<OpenedLeague | null>(null)

  /** Whether a league was opened. */
  async function open(reading: Promise<DroppedFile[]>, opener = link): Promise<boolean> {
    setState({ isReading: true, problem: '' })
    setSealed(null)
    setTaken(null)
    let found: DroppedFile | null = null
    try {
      const files = await reading
      found = files.find(({ bytes }) => isSealedFile(bytes)) ?? null
      if (found && opener) {
        setTaken(await openSealed(opener, found.bytes))
        setState({ isReading: false, problem: '' })
      } else if (found) {
        setSealed(found)
        setState({ isReading: false, problem: '' })
      } else {
        if (opener) refuseOther(files)
        setOpened(await openFiles(files))
        setState({ isReading: false, problem: '' })
        return true
      }
    } catch (failure) {
      // For another link: the file is not at fault.
      setSealed(found)
      setState({ isReading: false, problem: failure instanceof Error ? failure.message : 'Couldn’t read this file.' })
    }
    return false
  }

  const field = useRef<HTMLInputElement>(null)
  // A file that was chosen before this script ran.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the start
  useEffect(() => {
    const { files } = field.current ?? {}
    if (files && files.length > 0) open(readChosen(files))
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the start
  useEffect(() => (isReceiving ? receiveLeague((file) => open(Promise.resolve([file]))) : undefined), [])

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    open(readDrop(event.dataTransfer))
  }

  if (opened) return <LoadedLeague opened={opened} />
  return (
    <section
      aria-label="Open a file"
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`rounded-lg border-2 border-dashed p-6 text-center ${isOver ? 'border-accent bg-raised' : 'border-outline bg-surface'}`}
    >
      <Icon name="clipboard" size={28} className="mx-auto text-muted" />
      {/* Nothing can be dropped with a finger. */}
      <p className="mt-2 font-semibold pointer-coarse:hidden">Drop your league’s file here</p>
      <p className="mt-2 hidden font-semibold pointer-coarse:block">Open your league’s file</p>
      <p className="mt-1 text-muted text-sm">
        {link ? 'its name ends in .bin' : 'or a folder of saved files, or a zip of it'}
      </p>
      <input
        ref={field}
        id={id}
        type="file"
        multiple
        accept=".json,.gz,.zip,.bin"
        className="peer sr-only"
        onChange={({ target }) => {
          if (target.files && target.files.length > 0) open(readChosen(target.files))
          // Otherwise the same file could not be chosen again after a failure.
          target.value = ''
        }}
      />
      <label
        htmlFor={id}
        className="mt-3 inline-flex min-h-11 cursor-pointer items-center rounded-md border border-outline bg-surface px-4 font-medium peer-focus-visible:outline-2 hover:bg-raised sm:min-h-9"
      >
        Choose a file
      </label>
      <p className="mt-2 text-sm empty:hidden">
        {state.isReading && <span role="status">Reading…</span>}
        {state.problem && (
          <span role="alert" className="text-worse">
            {state.problem}
          </span>
        )}
      </p>
      {sealed && (
        <div className="mt-3 flex justify-center">
          <LinkField
            label="This file is encrypted. Paste the link that came with it"
            onLink={(given) => open(Promise.resolve([sealed]), given)}
          />
        </div>
      )}
      {taken && <ReplaceLeague taken={taken} />}
    </section>
  )
}

/** Throws where none of the files that were chosen for a link can have a league: advice about ESPN's files would not help. */
function refuseOther(files: readonly DroppedFile[]): void {
  const mayHaveLeague = files.some(({ path, bytes }) => bytes.byteLength === 0 || /\.(json|gz|zip)$/i.test(path))
  if (files.length === 0 || mayHaveLeague) return
  const what = files.length === 1 ? `${files[0]?.path} isn’t` : `None of the ${files.length} files is`
  throw new Error(
    `${what} your league’s encrypted file, or it wasn’t saved whole. Choose the one whose name ends in .bin, or ask for a new copy.`,
  )
}

/**
 * Takes a league from the bookmark on Yahoo's page, which opened this page: says that the page is ready, and that it has the league once
 * `take` has opened it. Until then the bookmark keeps what it read. Returns a function that takes no more.
 */
export function receiveLeague(take: (file: DroppedFile) => Promise<boolean>): () => void {
  const opener: Window | null = window.opener
  if (!opener) return () => {}
  async function listen({ source, origin, data }: MessageEvent<unknown>) {
    if (source !== opener || origin !== yahooPagesUrl || !isHandedLeague(data)) return
    const isOpen = await take({ path: data.name, bytes: data.bytes })
    if (isOpen) opener?.postMessage(handOver.taken, yahooPagesUrl)
  }
  addEventListener('message', listen)
  opener.postMessage(handOver.ready, yahooPagesUrl)
  return () => removeEventListener('message', listen)
}
