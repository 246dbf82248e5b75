import type { CallState } from '../client/source.ts'

/** What a component shows of a call, or of what it composes from several. */
export type ResourceState<T> = CallState<T, { status: 'ready'; data: T }> & Reloaded

export interface Reloaded {
  reload: () => void
}
