// Wraps a component of the theme in a slot, so that a site may replace it by its own.
import { type ComponentType, createContext, type ReactElement, Suspense, useContext } from 'react';
import type { PageProps } from '#model/page-props';
import type { SlotName } from '#model/slots';
import { usePage } from '../../page/page-context.tsx';
import { CrashedPart } from '../ErrorBoundary/CrashedPage.tsx';
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary.tsx';
import { Loading } from '../Loading/load-late.tsx';

/** The props of a slot's component, with the page it stands on. */
export type GivenProps<Props> = Props & { readonly page: PageProps };

export type Parts = Readonly<Partial<Record<SlotName, ComponentType<never>>>>;

/** The site's replacements by slot. Inside a replacement its own slot is missing, so that a site's footer can render ours. */
export const PartsContext = createContext<Parts>({});

/** Renders a slot as an island. Undefined for a slot that is static. */
export type RenderIsland = (
  slot: SlotName,
  Part: ComponentType<object>,
  props: object,
  others: Parts,
) => ReactElement | undefined;

/** Null in browsers, and inside of an island, which owns what is in it. */
export const IslandContext = createContext<RenderIsland | null>(null);

export function slot<Props extends object>(name: SlotName, Own: ComponentType<Props>): (props: Props) => ReactElement {
  return function Slot(props) {
    const parts = useContext(PartsContext);
    const island = useContext(IslandContext);
    const page = usePage();
    const { [name]: Part, ...others } = parts;
    if (!Part) return <Own {...props} />;
    const Replacement = Part as unknown as ComponentType<object>;
    const own = island?.(name, Replacement, props, others);
    return own ?? <SlotContent Part={Replacement} props={{ page, ...props }} page={page.href} others={others} />;
  };
}

export interface SlotContentProps {
  readonly Part: ComponentType<object>;
  readonly props: object;
  /** The address of the page. */
  readonly page: string;
  /** What the site has put into other slots. */
  readonly others: Parts;
}

export function SlotContent({ Part, props, page, others }: SlotContentProps): ReactElement {
  return (
    <PartsContext value={others}>
      <ErrorBoundary page={page} fallback={(error, retry) => <CrashedPart error={error} retry={retry} />}>
        <Part {...props} />
      </ErrorBoundary>
    </PartsContext>
  );
}

/** The same on the server as in the browser, where it may wait for something. */
export function IslandContent(props: SlotContentProps): ReactElement {
  return (
    <Suspense fallback={<Loading retry={() => undefined} />}>
      <SlotContent {...props} />
    </Suspense>
  );
}
