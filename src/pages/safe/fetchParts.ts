/** Prefetches the later parts of a Safe's page, for a visit that may lose its network. Always resolves. */
export const fetchParts = (): Promise<unknown> =>
  Promise.allSettled([
    import('./acts/send/SendForm.tsx'),
    import('./acts/calls/CallForm.tsx'),
    import('./acts/calls/BatchForm.tsx'),
    import('./acts/LockForm.tsx'),
    import('./acts/SigningForm.tsx'),
    import('./acts/GiveForm.tsx'),
    import('./acts/UnwrapAct.tsx'),
    import('./acts/SweepForm.tsx'),
    import('./acts/Rights.tsx'),
    import('./lend/Lend.tsx'),
    import('./message/SignMessage.tsx'),
    import('./apps/Apps.tsx'),
    import('./apps/AppWindow.tsx'),
    import('./apps/ProposalView.tsx'),
    import('./apps/SendRequest.tsx'),
    import('./apps/SignRequest.tsx'),
    import('./report/RevokeApprovals.tsx'),
    import('./sale/SellSafe.tsx'),
    import('./sale/OfferList.tsx'),
    import('./sale/EndOffers.tsx'),
  ])
