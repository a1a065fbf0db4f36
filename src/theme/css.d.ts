// Declares what modules of plugins import besides modules: stylesheets, and texts in the site's language.
declare module '*.css';
declare module 'slodocs/texts/*' {
  const words: import('#model/strings/say').Words;
  export default words;
  export const texts: (typeof words)['texts'];
}
