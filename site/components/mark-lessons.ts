// Marks the lessons in the sidebar whose quizzes the reader has passed.
import { isPassed, quizKey } from './quiz-record.ts';

const markClass = 'lesson-passed';

/** The sidebar is rendered again on each page, and partly again when a category is opened. */
const observer = new MutationObserver(markLessons);
addEventListener('storage', markLessons);

/** Marks lessons in the sidebar of the current page, and again whenever the sidebar changes. */
export function watchLessons(): void {
  observer.disconnect();
  const sidebar = document.querySelector('nav.sidebar');
  if (sidebar) observer.observe(sidebar, { childList: true, characterData: true, subtree: true });
  markLessons();
}

function markLessons(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('nav.sidebar a[href*="/slocademy/"]')) {
    const lesson = /\/slocademy\/(.+?)\/?$/.exec(link.pathname)?.[1] ?? '';
    const passed = isPassed(recordOf(quizKey(lesson.replaceAll('/', '-'))));
    const mark = link.querySelector(`.${markClass}`);
    if (!passed) mark?.remove();
    else if (!mark) link.append(createMark());
  }
}

function createMark(): HTMLElement {
  return Object.assign(document.createElement('span'), { className: `badge badge-tip ${markClass}`, textContent: 'passed' });
}

/** Reads the value that `useStorageSlot` stores on this site. Importing the theme would add 11 kB to each course page. */
function recordOf(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Without storage there are no marks.
    return null;
  }
}
