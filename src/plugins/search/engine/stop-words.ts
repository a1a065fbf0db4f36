// Lists words that say nothing of what a text is about.

const english = `a about an and any are as at be been but by can cannot could did do does doing for from get had has have how i if in
into is it its just me my need no not of on or our out should so some such than that the their them then there these they this those
to too up us was way we were what when where which while who why will with would you your`;

/** Left out of the index of texts, and of queries that have other words. Empty for languages other than English. */
export function stopWords(lang: string): ReadonlySet<string> {
  return new Set(/^en\b/i.test(lang) ? english.split(/\s+/) : []);
}
