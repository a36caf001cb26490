/** Prefetches the later parts of the wrap page, for a visit that may lose its network. Always resolves. */
export const fetchParts = (): Promise<unknown> =>
  Promise.allSettled([
    import('./NewSafe.tsx'),
    import('./HolderStep.tsx'),
    import('./ReviewStep.tsx'),
    import('./consent/ConsentStep.tsx'),
    import('./SealStep.tsx'),
    import('./Done.tsx'),
  ])
