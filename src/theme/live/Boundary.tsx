// Wraps a live component in Suspense and error boundaries, so that it hydrates and fails independently.
import { Component, type ReactNode, Suspense } from 'react';
import { Loading } from '../components/Loading/load-late.tsx';
import { sayOfIsland } from '../page/island-strings.ts';
import { Awake, type Hydrating, HydratingContext } from './hydrated.ts';

interface BoundaryProps {
  readonly children?: ReactNode;
}

interface BoundaryState {
  readonly message: string | null;
}

/** Also in the server's tree, so that React counts ids alike. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  static override contextType = HydratingContext;
  declare context: Hydrating | null;
  override state: BoundaryState = { message: null };

  static getDerivedStateFromError(thrown: unknown): BoundaryState {
    return { message: thrown instanceof Error ? thrown.message || thrown.name : String(thrown) };
  }

  readonly end = (): void => this.context?.end(this);

  override componentDidMount(): void {
    this.context?.begin(this);
  }

  override componentDidCatch(): void {
    this.end();
  }

  override componentWillUnmount(): void {
    this.end();
  }

  override render(): ReactNode {
    const { message } = this.state;
    if (message === null) {
      return (
        <Suspense fallback={<Loading retry={() => undefined} />}>
          <Awake then={this.end}>{this.props.children}</Awake>
        </Suspense>
      );
    }
    // An inline fallback may stand in a paragraph.
    return (
      <span role="alert" className="fault">
        <span>{message}</span>
        <TryAgain onClick={() => this.setState({ message: null })} />
      </span>
    );
  }
}

/** Passes texts down, since a class component cannot use hooks. */
function TryAgain({ onClick }: { readonly onClick: () => void }): ReactNode {
  return (
    <button type="button" className="button button-secondary" onClick={onClick}>
      {sayOfIsland('theme.ErrorPageContent.tryAgain')}
    </button>
  );
}
