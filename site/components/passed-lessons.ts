// Loads the marks of passed lessons on pages of the course alone: no other page carries them.

export function onRouteDidUpdate(): void {
  if (/\/slocademy(?:\/|$)/.test(location.pathname)) void import('./mark-lessons.ts').then(({ watchLessons }) => watchLessons());
}
