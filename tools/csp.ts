/** The hashes of the page's inline script and styles, the only ones allowed. */
export type Inline = { scripts?: readonly string[]; styles?: readonly string[] }

/** The content security policy; the build writes it into `index.html` and `_headers` (`tools/policy.ts`). */
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
    // an app that a person opens in a frame; loopback for one on their machine
    "frame-src 'self' https: http://127.0.0.1:* http://localhost:*",
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    // Trusted Types: the one policy allows the script of the demo's worker
    "require-trusted-types-for 'script'",
    'trusted-types demo-chain',
  ].join('; ')

/** Who may frame the page; browsers accept this only in a header. */
export const FRAME_ANCESTORS = "frame-ancestors 'self' https://app.safe.global https://*.safe.global"
