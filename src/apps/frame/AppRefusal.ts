/** What an app is told instead of an answer; the message is for it and whoever made it. */
export class AppRefusal extends Error {}
