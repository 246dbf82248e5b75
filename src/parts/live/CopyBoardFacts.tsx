/** Copies the board as text for an assistant. Loaded before the tap: browsers allow copying only while they dispatch it. */
import { withBase } from '../../client/site-base.ts'
import type { LiveResponse } from '../../contract/responses/live.ts'
import type { LeagueKey } from '../../domain/identity.ts'
import { Button } from '../../ui/Button.tsx'
import { useCopy } from '../../ui/use-copy.ts'
import { boardFacts } from '../../weekly/fact-sheet.ts'

export default function CopyBoardFacts({ board, leagueKey }: { board: LiveResponse; leagueKey: LeagueKey }) {
  const addressOf = (path: string) => new URL(withBase(path), location.href).href
  const text = boardFacts(board, { key: leagueKey, addressOf })
  const { copy, status, isBlocked } = useCopy(text)
  return (
    <div className="flex flex-col items-start gap-3 print:hidden">
      <Button icon="clipboard" onClick={copy}>
        Copy for your assistant
      </Button>
      <p role="status" className="text-muted text-sm">
        {status}
      </p>
      {isBlocked && (
        <pre className="wrap-anywhere max-w-prose select-all whitespace-pre-wrap border-hairline border-l-2 pl-3 font-[inherit] text-sm">
          {text}
        </pre>
      )}
    </div>
  )
}
