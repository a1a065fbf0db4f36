// Wraps a component of the theme in a slot, so that a site may replace it by its own.
import { type ComponentType, createContext, type ReactElement, useContext } from 'react';
import type { PageProps } from '#model/page-props';
import type { SlotName } from '#model/slots';
import { usePage } from '../../page/page-context.tsx';
import { CrashedPart } from '../ErrorBoundary/CrashedPage.tsx';
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary.tsx';

/** The props of a slot's component, with the page it stands on. */
export type GivenProps<Props> = Props & { readonly page: PageProps };

export type Parts = Readonly<Partial<Record<SlotName, ComponentType<never>>>>;

/** The site's replacements by slot. Inside a replacement its own slot is missing, so that a site's footer can render ours. */
export const PartsContext = createContext<Parts>({});

export function slot<Props extends object>(name: SlotName, Own: ComponentType<Props>): (props: Props) => ReactElement {
  return function Slot(props) {
    const parts = useContext(PartsContext);
    const page = usePage();
    const Part = parts[name] as ComponentType<GivenProps<Props>> | undefined;
    if (!Part) return <Own {...props} />;
    const { [name]: _, ...others } = parts;
    return (
      <PartsContext value={others}>
        <ErrorBoundary page={page.href} fallback={(error, retry) => <CrashedPart error={error} retry={retry} />}>
          <Part page={page} {...props} />
        </ErrorBoundary>
      </PartsContext>
    );
  };
}
