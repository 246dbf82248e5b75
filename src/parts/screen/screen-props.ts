import type { RouteName } from '../../contract/routes.ts'

/** What every screen receives. */
export interface ScreenProps {
  name: RouteName
  /** Path parameters, decoded, as they stand in the address. */
  parameters: Readonly<Record<string, string>>
  query: URLSearchParams
}
