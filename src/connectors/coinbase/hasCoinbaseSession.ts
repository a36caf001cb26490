/** Whether Coinbase's SDK keeps a session in this browser, by its own key; it isn't asked, nor loaded for it. */
export function hasCoinbaseSession(): boolean {
  try {
    return localStorage.getItem('-CBWSDK:SignerConfigurator:SignerType') !== null
  } catch {
    return false
  }
}
