import url from './worker.ts?worker&url'

type Rule = { createScriptURL(text: string): string }
type Policies = { createPolicy(name: string, rule: Rule): Rule }

/** The page runs under Trusted Types: this one script, and no other, may become a thread. */
const policies = (globalThis as { trustedTypes?: Policies }).trustedTypes
const policy = policies?.createPolicy('demo-chain', { createScriptURL: () => url })

/** Where the worker's script is, in the form in which the browser takes it. */
export const workerUrl: string = policy?.createScriptURL(url) ?? url
