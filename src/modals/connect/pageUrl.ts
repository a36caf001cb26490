/** This page's URL, without its route. */
export const pageUrl = (): string => new URL('.', document.baseURI).href
