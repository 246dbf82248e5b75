/** Copies the board as text for an assistant. Loaded before the tap: browsers allow copying only while they dispatch it. */
import { withBase } from '../../client/site-base.ts'
import type { LiveResponse } from '../../contract/responses/live.ts'
import type { LeagueKey } from '../../domain/identity.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { boardFacts } from '../../weekly/fact-sheet.ts'

export default function CopyBoardFacts({ board, leagueKey }: { board: LiveResponse; leagueKey: LeagueKey }) {
  const addressOf = (path: string) => new URL(withBase(path), location.href).href
  return (
    <div className="print:hidden">
      <CopyButton text={boardFacts(board, { key: leagueKey, addressOf })} label="Copy for your assistant" />
    </div>
  )
}
