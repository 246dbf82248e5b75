/** What the reader can still do in any league before a kickoff. */
import { addressOf } from '../../client/site-base.ts'
import { type Open, OpenDecisionList } from '../../parts/team/OpenDecisions.tsx'
import { useOpenDecisions } from '../../parts/team/use-still-open.ts'
import { formatCount } from '../../ui/format.ts'
import { Section } from '../../ui/Section.tsx'
import type { OpenLeague } from './sunday-leagues.ts'

export function StillToDo({ leagues }: { leagues: readonly OpenLeague[] }) {
  const openDecisions = useOpenDecisions()
  const lists = leagues.flatMap((league) => {
    const open = openDecisions(league.league.leagueRef, openIn(league))
    return open.changes.length + open.alerts.length > 0 ? [{ ...league, open }] : []
  })
  if (lists.length === 0) return null
  const count = lists.reduce((sum, { open }) => sum + open.changes.length + open.alerts.length, 0)
  return (
    <Section title="Still to do" note={`${formatCount(count, 'slot')} to change or check before kickoff.`}>
      <div className="grid gap-x-10 gap-y-4 lg:grid-cols-2">
        {lists.map(({ key, league, leagueName, open }) => (
          <div key={key} className="min-w-0">
            <h3 className="font-semibold">
              <a
                href={addressOf('team', { ...league.leagueRef, teamId: league.team.id })}
                className="thumb hover:text-accent hover:underline"
              >
                <bdi>{league.team.name}</bdi>
              </a>{' '}
              <span className="font-normal text-muted text-sm">
                <bdi>{leagueName}</bdi>
              </span>
            </h3>
            <OpenDecisionList open={open} />
          </div>
        ))}
      </div>
    </Section>
  )
}

/** Projections are too rough for smaller gains. */
const leastGain = 1

/** Without starters who are only questionable: their managers cannot know more before kickoff. */
function openIn({ board, teamId }: OpenLeague): Open {
  const { changes = [], alerts = [] } = board.open?.find((one) => one.teamId === teamId) ?? {}
  return {
    changes: changes.filter(({ starterName, gain }) => starterName === null || gain >= leastGain),
    alerts: alerts.filter(({ kind }) => kind !== 'questionable'),
  }
}
