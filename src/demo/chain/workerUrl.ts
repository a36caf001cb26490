import url from './worker.ts?worker&url'

type Rule = { createScriptURL(text: string): string }
type Policies = { createPolicy(name: string, rule: Rule): Rule }

/** Trusted Types: the only script that may be started as a worker. */
const policies = (globalThis as { trustedTypes?: Policies }).trustedTypes
const policy = policies?.createPolicy('demo-chain', { createScriptURL: () => url })

/** The URL of the worker's script, as a TrustedScriptURL where the browser requires that. */
export const workerUrl: string = policy?.createScriptURL(url) ?? url
