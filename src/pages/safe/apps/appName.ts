import type { App } from '../../../apps/readApp.ts'
import { appsWords } from '../../../words/en/apps.ts'

/** The name that an app gives itself, or its URL. */
export const appName = ({ name, url }: App): string => name || url.replace(/^https?:\/\//, '') || appsWords.nameless
