/** The manager's record against each of the others, over all seasons. */
import { describePairName } from '../../parts/history/describe-pair.ts'
import { describeRivalry } from '../../parts/history/describe-versus.ts'
import { historyLinks } from '../../parts/history/history-links.ts'
import { capitalize } from '../../parts/history/history-words.ts'
import { SectionFailed } from '../../parts/league/ScreenFailed.tsx'
import { useResource } from '../../stores/use-resource.ts'
import { SectionLink } from '../../ui/Section.tsx'
import { rivalsOf } from './rivals-of.ts'
import { PartLoading, type TeamPartProps } from './team-part.tsx'

export default function RivalsPart({ place, league, href }: TeamPartProps) {
  const state = useResource('history', { ...place.leagueRef })
  if (state.status === 'failed')
    return <SectionFailed what="league’s history" failure={state.failure} onRetry={state.reload} />
  if (state.status === 'loading') return <PartLoading />
  const links = historyLinks({ ...place, league }, state.data.seasons)
  const rivals = rivalsOf(state.data, league.season ?? 0, place.teamId)
  return (
    <>
      {rivals.length === 0 && (
        <p className="text-muted">No rivals yet: this manager hasn’t met anyone in two seasons.</p>
      )}
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {rivals.map((pair) => (
          <li key={pair.rival.key} className="min-w-0 border-hairline border-b py-1.5">
            <a
              href={links.versus(pair.manager.key, pair.other.key)}
              className="thumb font-semibold underline-offset-4 hover:text-accent hover:underline"
            >
              <bdi>{pair.rival.name}</bdi>
            </a>
            {pair.rivalry && (
              <span className="text-muted text-sm"> · {describePairName(pair, { isToCome: false })}</span>
            )}
            <span className="block text-muted text-sm">{capitalize(describeRivalry(pair, { isBeside: true }))}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2">
        <SectionLink href={href}>The league’s history</SectionLink>
      </p>
    </>
  )
}
