/** The last button that is shown in an element: in the page's header the connection's. */
export const lastButtonIn = (around: Element): HTMLElement | undefined =>
  [...around.querySelectorAll('button')].filter((button) => button.getClientRects().length > 0).at(-1)
