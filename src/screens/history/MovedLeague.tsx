/** A league that was somewhere else before: what the reader has joined on this device, or a button to join its old league. */

import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useState } from 'react'
import { findLeagueJoin, type ReadersJoin, saveLeagueJoin } from '../../client/league-joins.ts'
import type { HistoryResponse } from '../../contract/responses/history.ts'
import type { SnapshotSeason } from '../../contract/snapshot.ts'
import type { LeagueRef } from '../../domain/identity.ts'
import { Button } from '../../ui/Button.tsx'
import { formatCount } from '../../ui/format.ts'
import { preloadable } from '../../ui/later-parts.tsx'
import { Section } from '../../ui/Section.tsx'

/** Few readers join a league: its code loads for those who have, or are about to. */
const JoinedLeagues = preloadable(async () => ({ default: (await import('./JoinedLeagues.tsx')).JoinedLeagues }))

interface MovedLeagueProps {
  response: HistoryResponse
  leagueRef: LeagueRef
  /** Set if the history comes from the site's files. */
  snapshot: SnapshotSeason | undefined
}

export function MovedLeague({ response, leagueRef, snapshot }: MovedLeagueProps) {
  const client = useQueryClient()
  // Not while the page is built, where there is no storage.
  const [join, setJoin] = useState<ReadersJoin | null>(null)
  const [isChosen, setChosen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => setJoin(findLeagueJoin(leagueRef)), [leagueRef])
  // The button is removed; the next Tab reaches the form.
  useEffect(() => {
    if (isChosen) place.current?.focus({ preventScroll: true })
  }, [isChosen])
  if (!join) return null

  function change(part: Partial<ReadersJoin>) {
    saveLeagueJoin(leagueRef, { ...findLeagueJoin(leagueRef), ...part })
    setJoin(findLeagueJoin(leagueRef))
    // Every response about all seasons.
    client.invalidateQueries()
  }

  // On a published site only the league's book joins what it has published: the device has none of the book's seasons.
  const isDecidedByBook = snapshot !== undefined && join.also.length === 0
  const pairs = isDecidedByBook ? [] : response.proposedPairs.filter(({ key }) => !join.apart.includes(key))
  const hasChoices = join.also.length > 0 || response.yearClaims.length + pairs.length > 0
  const isShown = isChosen || hasChoices
  const invitation = 'Join its earlier seasons'
  const inside = join.also.length === 0 ? invitation : formatCount(join.also.length, 'joined league')
  return (
    <Section
      id="moved"
      title="This league was somewhere else before"
      note="Joined on this device; the league’s book joins it for everyone"
      inside={isShown ? inside : undefined}
      isOpen={isShown}
    >
      <div ref={place} tabIndex={-1} className="outline-none">
        {isShown ? (
          <Suspense fallback={null}>
            <JoinedLeagues
              join={join}
              onChange={change}
              pairs={pairs}
              response={response}
              leagueRef={leagueRef}
              isSnapshot={snapshot !== undefined}
            />
          </Suspense>
        ) : (
          <Button onNear={JoinedLeagues.preload} onClick={() => setChosen(true)}>
            {invitation}
          </Button>
        )}
      </div>
    </Section>
  )
}
