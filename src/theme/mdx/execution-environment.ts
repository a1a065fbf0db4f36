// Exports Docusaurus' `ExecutionEnvironment`: what the place can do where site code runs.

const canUseDOM = typeof window !== 'undefined' && 'document' in window && 'createElement' in window.document;

export const executionEnvironment = {
  canUseDOM,
  canUseEventListeners: canUseDOM && 'addEventListener' in window,
  canUseIntersectionObserver: canUseDOM && 'IntersectionObserver' in window,
  canUseViewport: canUseDOM && 'screen' in window,
} as const;
