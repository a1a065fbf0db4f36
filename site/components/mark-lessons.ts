// Marks the lessons in the sidebar whose quizzes the reader has passed.
import { createStorageSlot } from 'slodocs/theme';
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
    const passed = isPassed(createStorageSlot(quizKey(lesson.replaceAll('/', '-'))).get());
    const mark = link.querySelector(`.${markClass}`);
    if (!passed) mark?.remove();
    else if (!mark) link.append(createMark());
  }
}

function createMark(): HTMLElement {
  return Object.assign(document.createElement('span'), { className: `badge badge-tip ${markClass}`, textContent: 'passed' });
}
