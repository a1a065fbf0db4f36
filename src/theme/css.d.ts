// Declares stylesheets, which modules of plugins import for their pages.
declare module '*.css';
