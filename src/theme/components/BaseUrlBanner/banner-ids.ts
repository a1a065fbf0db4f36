// The names by which the banner is found where no other script of the site is there to help.
export const bannerId = 'slodocs-base-url-banner';
export const suggestionId = 'slodocs-base-url-suggestion';
