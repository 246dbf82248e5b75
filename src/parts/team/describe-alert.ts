import type { ReadResponse } from '../../client/read-response.ts'
import type { LiveResponse } from '../../contract/responses/live.ts'
import { joinList } from '../../domain/join-list.ts'
import { formatHour, formatPoints, readDate } from '../../ui/format.ts'

export type LineupAlert =
  | NonNullable<ReadResponse<'startSitAnalysis'>['open']>['alerts'][number]
  | NonNullable<ReadResponse<'scoreboard'>['lineupAlerts']>[number]['alerts'][number]
  | NonNullable<LiveResponse['open']>[number]['alerts'][number]

/**
 * "Start Jordan Fairweather (7.9) before Sun, 1:00 p.m. ET." Of a starter who may play only who could replace him; of a replacement who may not
 * play either his status: "Start Kit Kicker (questionable, 7.9) …".
 */
export function describeReplacement({ kind, replacement, until, isBenchUnknown }: LineupAlert): string {
  const time = readDate(until) ? formatHour(until) : null
  const mayPlay = kind === 'doubtful' || kind === 'questionable'
  if (!replacement?.name) {
    if (isBenchUnknown) return mayPlay || !time ? noBench : `${noBench} Set the slot before ${time}.`
    if (mayPlay) return 'No one on the bench is a safer start.'
    return `No one on the bench can step in${time ? `: pick someone up before ${time}` : ''}.`
  }
  const details = [replacement.status, replacement.projected != null && formatPoints(replacement.projected)].filter(
    Boolean,
  )
  const named = details.length > 0 ? `${replacement.name} (${details.join(', ')})` : replacement.name
  const start = mayPlay ? `${named} could start` : `Start ${named}`
  const [, ...others] = replacement.moves ?? []
  const room = others.map((move) => `${move.name} to ${move.slot}`)
  return `${start}${room.length > 0 ? `${mayPlay ? ', with' : ' and move'} ${joinList(room)}` : ''}${time ? ` before ${time}` : ''}.`
}

const noBench = 'We can’t see this team’s bench.'
