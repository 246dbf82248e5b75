import type { RouteName } from '../../contract/routes.ts'
import { Message } from '../../ui/Message.tsx'
import { useDocumentTitle } from '../../ui/use-document-title.ts'
import type { ScreenProps } from '../app/screen-props.ts'

/** Sections that are announced and not there yet. */
export function PlaceholderScreen({ name }: ScreenProps) {
  const { title, text, icon } = placeholders[name] ?? fallback
  useDocumentTitle(title)
  return <Message level={1} icon={icon} title={`${title} - Coming Soon`} text={text} />
}

const fallback = { title: 'This page', text: '', icon: 'hourglass' }

const placeholders: Partial<Record<RouteName, { title: string; text: string; icon: string }>> = {
  analysis: {
    title: 'Draft Analysis',
    text: 'Drafts compared across leagues and seasons will be here. A single league’s draft is on its Draft Board tab.',
    icon: 'chart',
  },
  scenarios: {
    title: 'Scenarios',
    text: 'What-if seasons will be here: other schedules, other line-ups, other picks.',
    icon: 'dice',
  },
  leaderboard: {
    title: 'Leaderboard',
    text: 'Managers ranked across all leagues will be here.',
    icon: 'podium',
  },
}

export default PlaceholderScreen
