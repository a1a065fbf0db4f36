// Provides what the lessons of a course need: the questions at their ends, and marks in the sidebar for those that are passed.
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
