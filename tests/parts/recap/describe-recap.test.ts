import { describe, expect, it } from 'vitest'
import type { SeasonAward } from '../../../src/parts/awards/season-awards.ts'
import {
  awardSentence,
  describeAwardInSeason,
  recapDescription,
  recapStory,
  recapTitle,
} from '../../../src/parts/recap/describe-recap.ts'
import type { SeasonRecap } from '../../../src/parts/recap/season-recap.ts'
import { recapShare } from '../../../src/screens/recap/recap-share.ts'
import { completed } from '../../support/completed.ts'
import { espnSeason } from '../../support/league-keys.ts'

const nothing: SeasonRecap = {
  ...espnSeason(7, 2025),
  leagueName: 'The League',
  throughWeek: null,
  takenAt: null,
  logos: [],
  podium: [],
  titleGame: null,
  table: [],
  playoffTeams: null,
  ranks: null,
  awards: [],
  picks: null,
  moves: null,
  craft: null,
  closest: null,
  lopsided: null,
  comeback: null,
  blunder: null,
  historic: [],
  odds: [],
  proof: null,
}
const first = {
  place: 1,
  teamId: 1,
  teamName: 'Alpha',
  isChampion: true,
  regularRank: 3,
  regularRecord: '9-5',
  totalRecord: '12-5',
  pointsFor: 1913.4,
}
const titleGame = {
  winner: { teamId: 1, teamName: 'Alpha', score: 161.86 },
  loser: { teamId: 2, teamName: 'Beta', score: 125.2 },
  margin: 36.66,
  isTie: false,
  weeks: [17],
  isPlayoff: true,
}

describe('the words of a recap', () => {
  it('name the winner and the path to the title', () => {
    const recap = { ...nothing, podium: [first], titleGame }
    expect(recapTitle(recap)).toBe('Alpha won The League 2025')
    expect(recapStory(recap)).toBe(
      '3rd in the regular season at 9-5 with 1,913.4 points, then won the championship 161.9 to 125.2 over Beta.',
    )
  })

  it('name the leader of a running season', () => {
    const recap = { ...nothing, throughWeek: 10, podium: [{ ...first, isChampion: false }] }
    expect(recapTitle(recap)).toBe('The League 2025 after week 10: Alpha in first')
    expect(recapStory(recap)).toBe('9-5 so far with 1,913.4 points.')
    const withoutGames = { ...first, isChampion: false, regularRecord: null }
    expect(recapStory({ ...recap, podium: [withoutGames] })).toBe('With 1,913.4 points so far.')
  })

  it('leave out unknown facts', () => {
    const bare = { ...first, regularRank: null, regularRecord: null, pointsFor: null }
    expect(recapStory({ ...nothing, podium: [bare] })).toBe('')
    expect(recapStory({ ...nothing, podium: [bare], titleGame })).toBe('Won the championship 161.9 to 125.2 over Beta.')
    expect(recapTitle(nothing)).toBe('The League 2025: season recap')
    expect(recapDescription(nothing)).toBe('The League 2025: season recap')
    expect(recapTitle({ ...nothing, throughWeek: 0 })).toBe('The League 2025: the season hasn’t started')
  })

  it('name the player before his team on an award', () => {
    const winner = { teamName: 'Alpha', playerName: 'A Player', display: '+12.0 points' }
    const awardOf = (fields: object) =>
      completed('superlatives', { superlatives: [{ award: 'Boom', ...fields }] }).superlatives[0] as SeasonAward
    const award = awardOf({ description: 'The best pick.', winner })
    expect(describeAwardInSeason(nothing, award)).toBe('Boom: A Player (Alpha) · The League 2025')
    expect(describeAwardInSeason(nothing, awardOf({ winner: { teamName: 'Alpha' } }))).toBe(
      'Boom: Alpha · The League 2025',
    )
    expect(awardSentence(award)).toBe('+12.0 points. The best pick.')
    expect(awardSentence(awardOf({ winner: { teamName: 'Alpha' } }))).toBe('')
  })
})

describe('recapShare', () => {
  it('describes the page, its picture and its subject', () => {
    const share = recapShare({ ...nothing, podium: [first], takenAt: '2026-01-06T12:00:00.000Z' })
    expect(share).toMatchObject({ path: '/recap/espn/7/2025', image: { path: '/og/recap/espn/7/2025.png' } })
    expect(share.data?.({ page: 'https://a.example/recap/espn/7/2025/', image: null })).toMatchObject({
      '@type': 'Article',
      headline: 'Alpha won The League 2025',
      url: 'https://a.example/recap/espn/7/2025/',
      dateModified: '2026-01-06T12:00:00.000Z',
      about: [{ '@type': 'SportsEvent' }, { '@type': 'SportsTeam', name: 'Alpha' }],
    })
  })
})
