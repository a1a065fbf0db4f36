// Lists the addresses that the development server reserves for itself.

/** Below it is everything that the server itself answers. No page has such an address: slodocs refuses those. */
export const ownPrefix = '/__slodocs/';

export const liveScript = `${ownPrefix}live.js`;

/** Holds the one stream of events for all tabs. */
export const streamScript = `${ownPrefix}stream.js`;

/** Checks the accessibility of a page, on demand. */
export const axeScript = `${ownPrefix}axe.js`;

/** Tells why a page was rendered again: `?path=` names it by its address. */
export const whyAddress = `${ownPrefix}why`;
