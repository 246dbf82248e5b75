import type { RouteName } from '../../contract/routes.ts'
import { Message } from '../../ui/Message.tsx'

/** Sections that are announced and not built yet. */
export function PlaceholderScreen({ name }: { name: RouteName }) {
  const { title, text, icon } = placeholders[name] ?? fallback
  return <Message level={1} icon={icon} title={`${title} - Coming Soon`} text={text} />
}

const fallback = { title: 'This page', text: '', icon: 'hourglass' }

const placeholders: Partial<Record<RouteName, { title: string; text: string; icon: string }>> = {
  analysis: {
    title: 'Draft Analysis',
    text: 'Compare drafts across leagues and seasons. For a single league, see its Draft Board tab.',
    icon: 'chart',
  },
  scenarios: {
    title: 'Scenarios',
    text: 'What-if seasons: different schedules, lineups, and picks.',
    icon: 'dice',
  },
  leaderboard: {
    title: 'Leaderboard',
    text: 'Managers ranked across all leagues.',
    icon: 'podium',
  },
}
