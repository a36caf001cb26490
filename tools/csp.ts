/** What stands inline in the page, by its hash: nothing else does, and nothing else may. */
export type Inline = { scripts?: readonly string[]; styles?: readonly string[] }

/** What the page may load and whom it may talk to; the build writes it into `index.html` and `_headers` (`tools/policy.ts`). */
export const contentSecurityPolicy = ({ scripts = [], styles = [] }: Inline = {}): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    // https: and wss: because a person may name an RPC of their own; loopback for a node on their machine
    "connect-src 'self' https: wss: http://127.0.0.1:* http://localhost:* ws://127.0.0.1:* ws://localhost:*",
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    // no text ever becomes code; the one policy names the script of the demo's worker
    "require-trusted-types-for 'script'",
    'trusted-types demo-chain',
  ].join('; ')

/** Who may put the page in a frame; browsers read it from a header only. */
export const FRAME_ANCESTORS = "frame-ancestors 'self' https://app.safe.global https://*.safe.global"
