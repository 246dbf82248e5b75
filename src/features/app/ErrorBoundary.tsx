import { Component, type ReactNode } from 'react'
import { UnexpectedError } from './UnexpectedError.tsx'

/** What a screen could not catch itself: a message in its place, the story in the console. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null as unknown }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    if (this.state.error === null) return this.props.children
    return <UnexpectedError message={this.state.error instanceof Error ? this.state.error.message : ''} />
  }
}
