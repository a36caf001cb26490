/** Fetches what the page of wrapping asks for only later, for a visit that may go on without a network. Settles in any case. */
export const fetchParts = (): Promise<unknown> =>
  Promise.allSettled([
    import('./NewSafe.tsx'),
    import('./HolderStep.tsx'),
    import('./ReviewStep.tsx'),
    import('./consent/ConsentStep.tsx'),
    import('./SealStep.tsx'),
    import('./Done.tsx'),
  ])
