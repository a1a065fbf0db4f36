// Loads the code that marks passed lessons, on course pages only.

export function onRouteDidUpdate(): void {
  if (/\/slocademy(?:\/|$)/.test(location.pathname)) void import('./mark-lessons.ts').then(({ watchLessons }) => watchLessons());
}
