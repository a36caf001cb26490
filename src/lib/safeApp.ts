/** Safe's own web app, as an origin: it may frame this page, and its links carry a Safe. */
export const SAFE_APP = 'https://app.safe.global'
