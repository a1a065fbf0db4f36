// Adds quiz components for the course lessons, and marks passed lessons in the sidebar.
import { definePlugin } from 'slodocs';

export function course() {
  return definePlugin({
    name: 'course',
    apiVersion: 1,
    theme: {
      from: import.meta.url,
      components: {
        Quiz: '../components/Quiz.tsx#Quiz',
        Question: '../components/Quiz.tsx#Question',
        Choice: '../components/Quiz.tsx#Choice',
        Why: '../components/Quiz.tsx#Why',
      },
      clientModules: ['../components/passed-lessons.ts'],
    },
  });
}
