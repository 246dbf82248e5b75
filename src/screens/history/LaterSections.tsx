/** What follows a history's champions, in a file of its own: rows of the league don't wait for it. */
import { nameLeague } from '../../domain/identity.ts'
import type { GameSet } from '../../domain/vocabulary.ts'
import { describeTables, GamesUnknown } from '../../parts/history/GamesUnknown.tsx'
import type { LeagueTabProps } from '../../parts/league/league-view.ts'
import { deferred } from '../../ui/deferred.ts'
import { AllTimeTable } from './AllTimeTable.tsx'
import { Finishes } from './Finishes.tsx'
import type { HistorySectionProps } from './history-view.ts'
import { Records } from './Records.tsx'
import { Rivalries } from './Rivalries.tsx'
import { Scorigami } from './Scorigami.tsx'
import { Trades } from './Trades.tsx'
import { DraftSkill, OptimalWorld } from './Worlds.tsx'

const parts = {
  Table: deferred(AllTimeTable),
  Records: deferred(Records),
  Rivalries: deferred(Rivalries),
  Scorigami: deferred(Scorigami),
  Trades: deferred(Trades),
  DraftSkill: deferred(DraftSkill),
  OptimalWorld: deferred(OptimalWorld),
}

interface LaterSectionsProps extends LeagueTabProps, HistorySectionProps {
  set: GameSet
  isSingle: boolean
}

export default function LaterSections(props: LaterSectionsProps) {
  const { leagueRef, query, response, links, set, isSingle } = props
  const section = { response, links }
  return (
    <>
      <GamesUnknown text={describeTables(response.seasons)} />
      <parts.Table {...section} set={set} query={query} />
      <Finishes {...section} query={query} />
      <parts.Records {...section} set={set} league={nameLeague(leagueRef)} />
      <parts.Rivalries {...section} set={set} />
      <parts.Scorigami {...section} />
      <parts.Trades leagueRef={leagueRef} links={links} />
      {!isSingle && <parts.DraftSkill {...section} />}
      <parts.OptimalWorld {...section} />
    </>
  )
}
