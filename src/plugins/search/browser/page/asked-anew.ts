// Names the event that tells the search page that its address has another query.

export const askedAnew = 'slodocs:search-asked';
