/** Stores what the overview shows of the reader's team, for the home page. Renders nothing. */
import { useEffect } from 'react'
import { hasForecast } from '../../parts/league/league-phase.ts'
import type { LeagueTabProps } from '../../parts/league/league-view.ts'
import { rememberNews } from '../../stores/my-team.ts'
import { useResource } from '../../stores/use-resource.ts'
import { useMyTeam } from '../../ui/my-team.ts'
import { forecastCall } from './calls.ts'
import { describeTeamNews } from './team-news.ts'

export default function StoreTeamNews(props: LeagueTabProps) {
  const { league, standings, leagueRef } = props
  const teamId = useMyTeam()?.teamId
  const [name, parameters] = forecastCall(props)
  const isExpected = teamId !== undefined && hasForecast(league)
  const state = useResource(name, isExpected ? parameters : null)
  const forecast = state.status === 'ready' ? state.data : null
  const isLoading = isExpected && state.status === 'loading'
  const news = teamId === undefined || isLoading ? null : describeTeamNews({ league, standings, forecast }, teamId)
  const text = news && JSON.stringify(news)
  useEffect(() => {
    if (text) rememberNews(leagueRef, JSON.parse(text))
  }, [leagueRef, text])
  return null
}
