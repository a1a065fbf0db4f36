// Defines the element ids by which the base URL banner is found without the theme's scripts.
export const bannerId = 'slodocs-base-url-banner';
export const suggestionId = 'slodocs-base-url-suggestion';
