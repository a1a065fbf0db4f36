// Registers the client of Algolia for the pop-up and the search page, which load it when a reader searches.
document.addEventListener('slodocs:search-client', (event) => {
  (event as CustomEvent<(load: () => Promise<unknown>) => void>).detail(() => import('./client.ts'));
});
