import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Paths } from '../../../src/screens/forecast/Paths.tsx'
import { completeResponse } from '../../support/complete-response.ts'

it('names a team once, by a heading that leads to it and that no fold hides', () => {
  const paths = [[{ matchupId: 1, week: 12, winner: { id: 7, name: 'Bears' }, loser: { id: 8, name: 'Lions' } }]]
  const { teams } = completeResponse('forecast', {
    teams: [{ team: { id: 7, name: 'Bears' }, pathKind: 'clinch', paths }],
  })
  const html = renderToStaticMarkup(
    <Paths teams={teams} games={[]} onTry={() => {}} teamHref={(id) => `/leagues/espn/1/teams/${id}`} />,
  )
  expect(html.match(/<bdi/g)).toHaveLength(1)
  expect(html).toMatch(/<h3[^>]*><a href="\/leagues\/espn\/1\/teams\/7".*<\/h3><details/)
  expect(html).toMatch(/<summary.*What Bears needs.*<\/summary>.*Bears over Lions \(week 12\)/)
})

it('lists the teams that can clinch, and no others', () => {
  const { teams } = completeResponse('forecast', {
    teams: [
      { team: { id: 7, name: 'Bears' }, pathKind: 'leverage', paths: [[{ matchupId: 1, week: 12 }]] },
      { team: { id: 8, name: 'Lions' }, pathKind: 'none', paths: [] },
    ],
  })
  expect(renderToStaticMarkup(<Paths teams={teams} games={[]} onTry={() => {}} teamHref={() => '/'} />)).toBe('')
})
