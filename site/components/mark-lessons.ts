// Marks the lessons in the sidebar whose quizzes the reader has passed.
import { isPassed, quizKey } from './quiz-record.ts';

const markClass = 'lesson-passed';

/** The sidebar is drawn anew with each page, and in part whenever a category is opened. */
const observer = new MutationObserver(markLessons);
addEventListener('storage', markLessons);

/** Marks the sidebar of the page that is shown, and keeps it marked. */
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

/** As `useStorageSlot` keeps it on this site. Through the theme, it would cost each page of the course 11 kB more. */
function recordOf(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // A reader who keeps nothing has no marks.
    return null;
  }
}
