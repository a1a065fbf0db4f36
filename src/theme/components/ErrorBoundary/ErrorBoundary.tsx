// Catches what its children throw and shows a fallback, so that the rest of the page goes on.
import { Component, type ReactElement, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  /** Resets when the page changes. */
  readonly page: string;
  readonly fallback: (error: unknown, retry: () => void) => ReactElement;
  readonly children: ReactNode;
}

interface State {
  readonly page: string;
  readonly thrown: { readonly error: unknown } | null;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override readonly state: State = { page: this.props.page, thrown: null };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { thrown: { error } };
  }

  static getDerivedStateFromProps({ page }: ErrorBoundaryProps, state: State): State | null {
    return page === state.page ? null : { page, thrown: null };
  }

  override render(): ReactNode {
    const { thrown } = this.state;
    return thrown ? this.props.fallback(thrown.error, () => this.setState({ thrown: null })) : this.props.children;
  }
}
