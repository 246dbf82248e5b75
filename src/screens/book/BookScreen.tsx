/** The league book: the champion, rules, rivalries, walls and payouts. Money is shown for one season. */
import type { LeagueBookResponse } from '../../contract/responses/book.ts'
import { type LeagueRef, leagueArgument, listHostTitles } from '../../domain/identity.ts'
import { historyLinks } from '../../parts/history/history-links.ts'
import { leagueScreen } from '../../parts/league/league-screen.tsx'
import type { LeaguePlace, LeagueTabProps } from '../../parts/league/league-view.ts'
import { SectionFailed } from '../../parts/league/ScreenFailed.tsx'
import { useResource } from '../../stores/use-resource.ts'
import { Skeleton, SkeletonGroup, Skeletons } from '../../ui/Skeleton.tsx'
import { BookDraw } from './BookDraw.tsx'
import { BookRivalries } from './BookRivalries.tsx'
import { ChampionsLead } from './ChampionsLead.tsx'
import { Debts } from './Debts.tsx'
import { Ledger } from './Ledger.tsx'
import { Payouts } from './Payouts.tsx'
import { Rules } from './RulesText.tsx'
import { Trophies, Walls } from './Walls.tsx'

/** About the league as a whole, whichever season is shown. */
const bookCall = ({ leagueRef }: Pick<LeaguePlace, 'leagueRef'>) => ['leagueBook', { ...leagueRef }] as const

export const BookScreen = leagueScreen('book', BookView, (place) => [bookCall(place)])

function BookView(props: LeagueTabProps) {
  const { league, query, leagueRef } = props
  const state = useResource(...bookCall(props))
  if (state.status === 'failed')
    return <SectionFailed what="league’s book" failure={state.failure} onRetry={state.reload} />
  if (state.status === 'loading') return <BookLoading />
  const response = state.data
  const section = { response, links: historyLinks(props) }
  const { money } = response
  const pot = Number(query.get('pot'))
  return (
    <div className="flex flex-col gap-10">
      <Title response={response} leagueName={league.name} />
      {response.hasBook ? null : <NoBook leagueRef={leagueRef} />}
      <ChampionsLead {...section} />
      <BookDraw draws={response.draws} />
      {/* Readers open the book for the money first. */}
      {money && <Payouts money={money} season={pot || (league.season ?? undefined)} links={section.links} />}
      {money && <Debts money={money} links={section.links} />}
      {money && <Ledger money={money} links={section.links} />}
      <Rules {...section} isFolded={response.champions.length > 0} />
      <BookRivalries {...section} />
      <Walls {...section} />
      <Trophies {...section} />
    </div>
  )
}

function Title({ response, leagueName }: { response: LeagueBookResponse; leagueName: string | undefined }) {
  const { motto, since, notes } = response
  const name = response.name
  return (
    <div>
      <h2 className="scoreboard text-4xl [overflow-wrap:anywhere]">
        <bdi>{name && name !== leagueName?.trim() ? name : 'The league’s book'}</bdi>
      </h2>
      {motto && (
        <p className="max-w-prose text-lg italic [overflow-wrap:anywhere]">
          <bdi>{motto}</bdi>
        </p>
      )}
      {since !== null && <p className="text-muted">Since {since}</p>}
      {notes.length > 0 && (
        <div role="note" className="mt-3 max-w-3xl border-worse border-l-2 pl-3 text-sm">
          <p className="font-semibold">Parts of the book couldn’t be used</p>
          <ul className="list-disc pl-5 [overflow-wrap:anywhere]">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

/** Explains the empty page and how to write a book. */
function NoBook({ leagueRef }: { leagueRef: LeagueRef }) {
  const league = leagueArgument(leagueRef)
  return (
    <div className="max-w-prose rounded-lg border border-hairline bg-surface px-4 py-3">
      <h3 className="font-semibold">This league has no book yet</h3>
      <p className="mt-1">
        The league book holds what {listHostTitles()} don’t: rules, rivalries, trophies, the last-place punishment, and
        payouts. It’s a text file on the server. To start one, run:
      </p>
      <pre className="mt-2 whitespace-pre-wrap rounded-md bg-raised px-3 py-2 font-mono text-sm [overflow-wrap:anywhere]">
        npm run book -- {league} --new
      </pre>
    </div>
  )
}

function BookLoading() {
  return (
    <SkeletonGroup label="Loading the league’s book">
      <Skeleton className="h-10 w-72 max-w-full" />
      <div className="mt-10 flex max-w-prose flex-col gap-2">
        <Skeletons count={6} className="h-5" />
      </div>
      <div className="mt-10 grid gap-8 md:grid-cols-2">
        <Skeleton className="h-56" />
        <Skeleton className="h-56" />
      </div>
    </SkeletonGroup>
  )
}
