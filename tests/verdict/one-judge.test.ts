/** One fact, one value: what every part of the program says of a season. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { handleCall } from '../../scripts/lib/handle-call.ts'
import { giveAwards } from '../../src/analytics/awards/index.ts'
import { buildModel } from '../../src/analytics/forecast/build-model.ts'
import { listPastOdds } from '../../src/analytics/forecast/past-odds.ts'
import { listFinishes } from '../../src/analytics/history/finishes.ts'
import { applyRules } from '../../src/analytics/lab/apply-rules.ts'
import { compareSeason } from '../../src/analytics/lab/compare-season.ts'
import { noRules } from '../../src/analytics/lab/lab-rules.ts'
import { teamIdOf } from '../../src/analytics/public-ids.ts'
import { recapSeason } from '../../src/analytics/recap.ts'
import { computeStandings } from '../../src/analytics/standings.ts'
import type { ResponseOf } from '../../src/contract/responses/index.ts'
import type { HostSeason } from '../../src/domain/host-season.ts'
import type { Season } from '../../src/domain/season.ts'
import { historyOf } from '../../src/handlers/history-input.ts'
import { readLabSeason } from '../../src/handlers/lab-season.ts'
import { resultsOf } from '../../src/handlers/season-results.ts'
import { withoutOwnRules } from '../../src/screens/lab/league-rules.ts'
import { readProposal, writeProposal } from '../../src/screens/lab/rules-address.ts'
import { toEvidence } from '../../src/verdict/evidence.ts'
import { judgeSeason } from '../../src/verdict/judge-season.ts'
import { runs } from '../support/runs.ts'
import { anyOddSeason } from './any-odd-season.ts'

const inOrder = (numbers: Iterable<number>) => [...numbers].sort((a, b) => a - b)
const context = (season: Season) => ({ seasons: [season], asOf: null })
const bracketOf = (season: Season) =>
  handleCall(season, context(season), {
    name: 'bracket',
    parameters: { host: season.host, leagueId: season.leagueId, season: season.season },
  }) as ResponseOf<'bracket'>

const labOf = (season: Season) =>
  handleCall(season, context(season), {
    name: 'lab',
    parameters: { host: season.host, leagueId: season.leagueId, season: season.season },
  }) as ResponseOf<'lab'>

/** Every odd league, judged; a failure shows the document. */
function holdsFor(check: (season: Season, host: HostSeason) => void): void {
  fc.assert(
    fc.property(anyOddSeason, (host) => check(judgeSeason(host), host)),
    { numRuns: runs(150, 2000) },
  )
}

describe('a fact of an odd league', () => {
  it('is one champion, and places 1 to n, each once', () => {
    holdsFor((season) => {
      const { finalRanks, title, teams } = season
      const standings = computeStandings(season)
      const champion = finalRanks ? title.championId : null
      expect(standings.champion?.team.id ?? null).toBe(champion)
      expect(title.championId).toBe(champion)
      expect(inOrder(standings.teams.map(({ rank }) => rank))).toEqual(teams.map((_, index) => index + 1))
      const results = resultsOf(historySeasonOf(season))
      if (finalRanks) {
        expect(inOrder(finalRanks.values())).toEqual(teams.map((_, index) => index + 1))
        const places = bracketOf(season).finalPlaces.map(({ team }) => team.id)
        const byRank = [...finalRanks].sort(([, a], [, b]) => a - b).map(([id]) => teamIdOf(season, id))
        expect(places).toEqual(byRank)
        expect([...results.finalPlaces].toSorted(([, a], [, b]) => a - b)[0]?.[0]).toBe(champion)
        expect([...listFinishes(season)].find(([, { rank }]) => rank === 1)?.[0]).toBe(champion)
      }
      const { titleGame } = recapSeason(season)
      if (titleGame) expect(titleGame.winner.teamId).toBe(teamIdOf(season, champion ?? 0))
    })
  })

  it('is one field of playoff teams', () => {
    holdsFor((season) => {
      if (!season.hasOpponents || !season.status.isRegularSeasonOver) return
      const inPlayoffs = inOrder(season.playoffTeamIds)
      const standings = computeStandings(season).teams
      if (standings.some(({ seed }) => seed !== null)) {
        expect(inOrder(standings.flatMap(({ team, madePlayoffs }) => (madePlayoffs ? team.id : [])))).toEqual(
          inPlayoffs,
        )
        const finishes = [...listFinishes(season)]
        expect(inOrder(finishes.flatMap(([id, { madePlayoffs }]) => (madePlayoffs ? id : [])))).toEqual(inPlayoffs)
      }
      const { seeds } = bracketOf(season)
      if (seeds.length > 0) {
        expect(inOrder(seeds.flatMap(({ team, inPlayoffs }) => (inPlayoffs ? team.id : [])))).toEqual(
          inOrder(inPlayoffs.map((id) => teamIdOf(season, id))),
        )
      }
      const inGames = season.matchups.filter(({ kind }) => kind === 'winners-bracket')
      for (const { home, away } of inGames) {
        for (const side of [home, away]) if (side) expect(season.playoffTeamIds).toContain(side.teamId)
      }
      const champion = season.title.championId
      if (champion !== null && season.bracket && season.sources.finalRanks !== 'byStatement') {
        expect(season.playoffTeamIds).toContain(champion)
      }
      for (const { award, winner } of giveAwards(season)) {
        if (award.key === 'should-have-made-playoffs') expect(season.playoffTeamIds).not.toContain(winner.teamId)
      }
      const model = buildModel(season)
      if (model?.playoffs.seeds) {
        const first = model.playoffs.seeds.slice(0, season.playoffTeamIds.size)
        expect(inOrder(first.map((index) => season.teams[index]?.id ?? 0))).toEqual(inPlayoffs)
      }
    })
  })

  it('is one order of seeds, complete and unique', () => {
    holdsFor((season) => {
      expect(inOrder(season.seeds.order)).toEqual(inOrder(season.teams.map(({ id }) => id)))
      expect(inOrder(season.seeds.bracketOrder)).toEqual(inOrder(season.teams.map(({ id }) => id)))
      expect(inOrder(season.table.map(({ rank }) => rank))).toEqual(season.teams.map((_, index) => index + 1))
      if (season.hasOpponents && season.seeds.isFinal)
        expect(season.table.map(({ teamId }) => teamId)).toEqual(season.seeds.order)
    })
  })

  it('is all of the host’s record or all of ours', () => {
    holdsFor((season, host) => {
      if (!season.hasOpponents) return
      for (const row of season.table) {
        const stated = host.teams.find(({ id }) => id === row.teamId)?.recordByHost
        const isOurs = row.wins + row.losses + row.ties === row.games + medianResults(row) && row.byMatchups === null
        const isHosts = stated && row.wins === stated.wins && row.losses === stated.losses && row.ties === stated.ties
        if (!isOurs) expect(row).toMatchObject(stated ?? {})
        expect(isOurs || isHosts).toBe(true)
      }
    })
  })

  it('is one count of final weeks: no period is final for one and open for another', () => {
    holdsFor((season) => {
      const { finalWeeks, finalPeriods } = season.status
      const contests = [...season.matchups.filter(({ away }) => away !== null), ...season.eliminationRounds]
      for (const { matchupPeriod, status, weeks } of contests) {
        if (status === 'final') for (const week of weeks) expect(finalWeeks).toContain(week)
        if (finalPeriods.includes(matchupPeriod)) expect(status).toBe('final')
      }
      for (const { week } of listPastOdds(season, 20)) expect(finalWeeks).toContain(week)
    })
  })

  it('is the same under the league’s own rules, judged again, and through the rule lab’s response', () => {
    holdsFor((season) => {
      const facts = factsOf(season)
      expect(factsOf(judgeSeason(toEvidence(season)))).toEqual(facts)
      expect(applyRules(season, null, noRules).season).toBe(season)
      if (!season.hasOpponents) return
      const { season: sent } = readLabSeason(labOf(season))
      const before = compareSeason(season, applyRules(season, null, noRules))
      const after = compareSeason(sent, applyRules(sent, null, noRules))
      expect(after.effect.champion).toEqual(before.effect.champion)
      expect(
        after.teams.map(({ after: { seed, finalRank, wins, inPlayoffs } }) => ({ seed, finalRank, wins, inPlayoffs })),
      ).toEqual(
        before.teams.map(({ after: { seed, finalRank, wins, inPlayoffs } }) => ({ seed, finalRank, wins, inPlayoffs })),
      )
    })
  })
})

it('has a debate’s effect in the list and once it is picked', () => {
  holdsFor((season) => {
    const { host, leagueId, season: year } = season
    const parameters = { host, leagueId, season: year }
    const lab = labOf(season)
    const call = { name: 'labFindings', parameters } as const
    const { unavailable, findings } = handleCall(season, context(season), call) as ResponseOf<'labFindings'>
    expect(unavailable).toBe(lab.unavailable)
    const sent = readLabSeason(lab)
    for (const { rules, effect } of findings) {
      const proposal = writeProposal(rules)
      const picked = withoutOwnRules(lab, readProposal(proposal))
      // None of them is a rule that the league has.
      expect(writeProposal(picked)).toBe(proposal)
      expect(compareSeason(sent.season, applyRules(sent.season, sent.statistics, picked)).effect).toEqual(effect)
    }
  })
})

function medianResults({ againstMedian }: Season['table'][number]): number {
  return againstMedian ? againstMedian.wins + againstMedian.losses + againstMedian.ties : 0
}

function historySeasonOf(season: Season) {
  const [entry] = historyOf({ seasons: [season], aliases: {}, missing: [] }).seasons
  if (!entry) throw new Error('The history has no season')
  return entry
}

function factsOf(season: Season) {
  const { status, table, seeds, playoffTeamIds, exits, finalRanks, title, matchups } = season
  return {
    status: { ...status, isDrafting: false },
    table: table.map(({ teamId, rank, wins, losses, ties, pointsFor }) => ({
      teamId,
      rank,
      wins,
      losses,
      ties,
      pointsFor,
    })),
    seeds: seeds.order,
    bracketOrder: seeds.bracketOrder,
    playoffTeamIds: inOrder(playoffTeamIds),
    exits: [...exits].sort(([a], [b]) => a - b),
    finalRanks: finalRanks && [...finalRanks].sort(([a], [b]) => a - b),
    championId: title.championId,
    results: matchups.map(({ id, kind, status, winner }) => ({ id, kind, status, winner })),
  }
}
