import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { formatCount } from '../../ui/format.ts'
import { openPlayer } from '../player/player-modal.tsx'
import { entryKey, findEntries, type SearchEntry } from './search-index.ts'
import { useSearchEntries } from './use-search-entries.ts'
import { type PanelProps, whenOpened } from './when-opened.tsx'

/** Search for teams, managers, players, screens and leagues: Enter opens the first result, arrow keys move through them. */
export const SearchPanel = whenOpened(Search)

function Search(props: PanelProps) {
  const [text, setText] = useState('')
  const { entries, isLoading } = useSearchEntries(props)
  const found = findEntries(entries, text)
  const frame = useRef<HTMLDivElement>(null)
  useFocusOnOpening(frame)

  function onKeyDown(event: KeyboardEvent) {
    const stops = [...(frame.current?.querySelectorAll<HTMLElement>('input, li a') ?? [])]
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const at = stops.indexOf(document.activeElement as HTMLElement)
    if (step !== 0) {
      event.preventDefault()
      stops[(at + step + stops.length) % stops.length]?.focus()
    }
    if (event.key === 'Enter' && at === 0) stops[1]?.click()
    // A key typed on a result goes on in the field, which receives the character because it has the focus by then.
    if (at > 0 && isTyping(event)) stops[0]?.focus()
  }

  return (
    <div ref={frame} className="flex max-h-[inherit] flex-col">
      <div className="flex items-center gap-1 border-hairline border-b p-2">
        <input
          type="text"
          inputMode="search"
          aria-label="Search teams, players, managers, and screens"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder="Team, player, manager, screen"
          value={text}
          onKeyDown={onKeyDown}
          onChange={(event) => setText(event.target.value)}
          className="min-h-11 min-w-0 grow rounded-md bg-transparent px-3 text-lg placeholder:text-muted"
        />
        <Button variant="ghost" icon="close" label="Close" onClick={() => closeDialog(frame.current)} />
      </div>
      <ul className="min-h-0 overflow-y-auto p-1 empty:hidden">
        {found.map((entry) => (
          <li key={entryKey(entry)}>
            <Found entry={entry} onKeyDown={onKeyDown} />
          </li>
        ))}
      </ul>
      <p role="status" className={found.length > 0 ? 'sr-only' : 'px-5 py-6 text-muted'}>
        {found.length > 0
          ? `${formatCount(found.length, 'result')}`
          : isLoading
            ? 'Loading...'
            : `Nothing found for “${text}”.`}
      </p>
    </div>
  )
}

/** A character, or the key that removes one. */
export function isTyping({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): boolean {
  return !ctrlKey && !metaKey && !altKey && ([...key].length === 1 || key === 'Backspace')
}

interface FoundProps {
  entry: SearchEntry
  onKeyDown: (event: KeyboardEvent) => void
}

function Found({ entry: { kind, title, note, href }, onKeyDown }: FoundProps) {
  function onClick(event: MouseEvent<HTMLElement>) {
    closeDialog(event.currentTarget)
    const player = /^\?player=(\d+)$/.exec(href)?.[1]
    if (!player || event.metaKey || event.ctrlKey) return
    event.preventDefault()
    void openPlayer(Number(player))
  }
  return (
    <a
      href={href}
      data-in-place={href.startsWith('?') ? '' : undefined}
      onClick={onClick}
      onKeyDown={onKeyDown}
      className="flex min-h-11 items-center gap-3 rounded-sm px-3 py-1 -outline-offset-2 hover:bg-raised focus:bg-raised"
    >
      <span className="min-w-0 grow">
        <bdi className="font-medium">{title}</bdi>
        {note && <span className="ml-2 text-muted text-sm">{note}</span>}
      </span>
      <span className="shrink-0 text-muted text-sm">{kind}</span>
    </a>
  )
}

function closeDialog(within: HTMLElement | null) {
  within?.closest('dialog')?.close()
}

/** Focuses the field and selects its text whenever the dialog around it opens. */
function useFocusOnOpening(frame: { current: HTMLElement | null }) {
  useEffect(() => {
    const dialog = frame.current?.closest('dialog')
    const field = frame.current?.querySelector('input')
    const take = () => {
      field?.focus()
      field?.select()
    }
    take()
    dialog?.addEventListener('beforetoggle', take)
    return () => dialog?.removeEventListener('beforetoggle', take)
  }, [frame])
}
