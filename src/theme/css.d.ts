// Declares stylesheet imports, by which modules of plugins style their pages.
declare module '*.css';
