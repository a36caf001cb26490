import type { App } from '../../../apps/readApp.ts'
import { appsWords } from '../../../words/en/apps.ts'

/** An app by the name that it gave itself. */
export const appName = ({ name, url }: App): string => name || url.replace(/^https?:\/\//, '') || appsWords.nameless
