/** Where this page is, without what is looked at in it. */
export const pageUrl = (): string => new URL('.', document.baseURI).href
