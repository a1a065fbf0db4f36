// Reports names, props and elements in content that mean nothing. Loaded for pages that may have some.
export { reportElements } from './report-elements.ts';
export { reportNames } from './report-names.ts';
export { reportProps } from './report-props.ts';
