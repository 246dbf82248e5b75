/** Composes a team's story from its responses: the finish, then the biggest first, without cards that have nothing to say. */
import { firstWeekOf } from '../../parts/league/default-week.ts'
import { describeProof } from '../../parts/recap/describe-proof.ts'
import { hasStory } from '../../parts/recap/has-story.ts'
import type { RecapSubject } from '../../parts/recap/season-recap.ts'
import { teamTabs } from '../../parts/team/TeamTabs.tsx'
import { writeAward } from './cards/award.ts'
import { writeBestWeek } from './cards/best-week.ts'
import { writeBlunder } from './cards/blunder.ts'
import { writeOwnComeback } from './cards/comeback.ts'
import { writeDraft } from './cards/draft.ts'
import { nameYear, writeFinish } from './cards/finish.ts'
import { writeLast } from './cards/last.ts'
import { writeLuck } from './cards/luck.ts'
import { writePickUp, writeTrade } from './cards/moves.ts'
import { writeOddsCard } from './cards/odds.ts'
import { writeOpponents } from './cards/opponents.ts'
import type { TeamStoryResponses } from './load-story.ts'
import { orderCards, type Story, type StoryCard } from './story.ts'
import { findTeamFacts, type TeamFacts } from './team-facts.ts'

const writers: readonly ((facts: TeamFacts) => StoryCard | null)[] = [
  writeFinish,
  writeLuck,
  writeBestWeek,
  writeOwnComeback,
  writeBlunder,
  writeDraft,
  writePickUp,
  writeTrade,
  writeOpponents,
  writeOddsCard,
]

/** Null: the season has no such team. */
export function composeTeamStory(season: RecapSubject, teamId: number, responses: TeamStoryResponses): Story | null {
  const facts = findTeamFacts(season, teamId, responses)
  if (!facts) return null
  const { league, standings } = responses
  const { standing } = facts
  const { host, leagueId, throughWeek } = season
  const written = hasStory({ throughWeek }) ? writers.flatMap((write) => write(facts) ?? []) : []
  const award = written.length > 0 ? writeAward(facts, written) : null
  const cards = orderCards(award ? [...written, award] : written)
  return {
    host,
    leagueId,
    season: season.season,
    throughWeek,
    leagueName: league.name?.trim() || season.name.trim() || `League ${leagueId}`,
    team: { id: teamId, name: standing.teamName },
    cards:
      cards.length > 0
        ? [
            ...cards,
            writeLast(
              {
                throughWeek,
                name: standing.teamName,
                team: standing.teamName,
                proof: describeProof(host, standings),
                year: throughWeek === null ? nameYear(facts) : null,
              },
              cards,
            ),
          ]
        : [],
    teams: standings.standings.flatMap((team) =>
      team.teamId === null ? [] : [{ id: team.teamId, name: team.teamName }],
    ),
    logos: league.teamLogos,
    tabs: teamTabs({
      current: 'story',
      place: { leagueRef: { host, leagueId }, teamId, query: new URLSearchParams() },
      week: { chosen: null, first: firstWeekOf(league) },
      league,
      managerKeys: standing.managerKeys,
    }),
  }
}
