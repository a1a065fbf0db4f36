// Maps the ids of Google Analytics in configs of other generators to calls of `googleAnalytics`.
import { Call } from '#kit/print/javascript';

export const analyticsHelp =
  'Name the service in "theme.analytics", such as `googleAnalytics({ id })`: "Add analytics" in the manual lists the services.';

/** One id or a list; undefined where one of them is none of Google Analytics 4, or is not written in the config. */
export function googleAnalyticsOf(ids: unknown): readonly Call[] | undefined {
  const list = [ids].flat();
  return list.every((id) => typeof id === 'string' && /^G-[A-Z\d]+$/.test(id))
    ? list.map((id) => new Call('googleAnalytics', { id }))
    : undefined;
}
